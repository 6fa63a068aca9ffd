/** The number on the app's icon, where the browser has such a thing. */
export function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // It is only there for an installed app; elsewhere nothing happens.
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  void done.catch(() => undefined);
}
