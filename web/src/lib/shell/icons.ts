/** Our own line icons, drawn on a grid of 24. */
export const icons = {
  undo: '<path d="M8.5 5.5 4 10l4.5 4.5"/><path d="M4 10h10a5.5 5.5 0 0 1 0 11h-3"/>',
  hint: '<path d="M9 17.5h6M10 20.5h4"/><path d="M12 3a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.3 1 2.1v.8h6v-.8c0-.8.3-1.5 1-2.1A6.5 6.5 0 0 0 12 3Z"/>',
  rules:
    '<path d="M4 5.5c3-1 5.5-.8 8 1 2.5-1.8 5-2 8-1V19c-3-1-5.5-.8-8 1-2.5-1.8-5-2-8-1Z"/><path d="M12 6.5V20"/>',
  log: '<path d="M5 6h14M5 12h14M5 18h9"/>',
  chat: '<path d="M4 5.5h16v11H11l-4.5 3.5v-3.5H4Z"/>',
  settings:
    '<circle cx="12" cy="12" r="3.2"/><path d="M12 2.8v2.7M12 18.5v2.7M2.8 12h2.7M18.5 12h2.7M5.5 5.5l1.9 1.9M16.6 16.6l1.9 1.9M18.5 5.5l-1.9 1.9M7.4 16.6l-1.9 1.9"/>',
  more: '<circle cx="5.5" cy="12" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="18.5" cy="12" r="1"/>',
  alike: '<path d="M12 4.2 21 19.5H3Z"/><path d="M12 10v4.3M12 16.9v.1"/>',
  muted: '<path d="M4 5.5h16v11H11l-4.5 3.5v-3.5H4Z"/><path d="M9 8.5l6 5M15 8.5l-6 5"/>',
  remove: '<path d="M14 4.5H5.5v15H14M10.5 12H20M16.5 8.5 20 12l-3.5 3.5"/>',
  flag: '<path d="M6 21V4M6 4.5c3.5-1.5 6 1.5 12 0v9c-6 1.5-8.5-1.5-12 0"/>',
  tick: '<path d="m5 12.5 4.5 4.5L19 7"/>',
  down: '<path d="M12 4v11M8 11.5 12 15.5l4-4M5 16.5V20h14v-3.5"/>',
  up: '<path d="m5 15 7-7 7 7"/>',
  moon: '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>',
  people:
    '<circle cx="9" cy="8" r="3.2"/><path d="M3 19.5c0-3.5 2.7-5.7 6-5.7s6 2.2 6 5.7M15.5 5.2a3.2 3.2 0 0 1 0 5.7M17.5 14.3c2.2.7 3.5 2.6 3.5 5.2"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.2l3.3 2"/>',
  bot: '<rect x="5" y="8.5" width="14" height="10.5" rx="3"/><path d="M12 8.5V5M9.5 13v1.5M14.5 13v1.5"/><circle cx="12" cy="4" r="1"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3"/><path d="M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1"/>',
  screen: '<rect x="3.5" y="5" width="17" height="11.5" rx="2"/><path d="M9 20h6M12 16.5V20"/>',
  next: '<path d="m9 5 7 7-7 7"/>',
  previous: '<path d="m15 5-7 7 7 7"/>',
  first: '<path d="m18 5-7 7 7 7M7 5v14"/>',
  last: '<path d="m6 5 7 7-7 7M17 5v14"/>',
  play: '<path d="M8 5.5v13l10-6.5Z"/>',
  pause: '<path d="M8.5 5.5v13M15.5 5.5v13"/>',
  lock: '<rect x="5.5" y="11" width="13" height="9" rx="2"/><path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>',
  share: '<path d="M12 15V4M8 7.5 12 3.5l4 4M5 12.5V20h14v-7.5"/>',
  back: '<path d="M19 12H5M11 6l-6 6 6 6"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="3"/>',
  again: '<path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5"/><path d="M4 4v4.5h4.5"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.7 9.3a2.4 2.4 0 1 1 3.4 2.4c-.8.4-1.1.9-1.1 1.8M12 16.6v.1"/>',
  star: '<path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8Z"/>',
  cards:
    '<rect x="9.5" y="4.5" width="10.5" height="15" rx="2"/><path d="M7 6.5 4.8 7a1.6 1.6 0 0 0-1.2 1.9l2 8.8"/><path d="M14.75 9.5v5M12.25 12h5"/>',
} as const;

export type IconName = keyof typeof icons;
