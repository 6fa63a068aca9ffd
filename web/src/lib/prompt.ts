/** The prompt without the words that its badge already shows: "Your turn: play" becomes "Play". */
export function withoutLead(text: string, badge: string): string {
  const rest = /^\s*:\s*(.+)$/su.exec(text.startsWith(badge) ? text.slice(badge.length) : '')?.[1];
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : text;
}
