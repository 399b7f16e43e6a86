/** The next tab by a key press; null for other keys. */
export function nextTab<T>(key: string, tabs: readonly T[], open: T): T | null {
  const at = tabs.indexOf(open);
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1 + tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const place = places[key];
  return place === undefined ? null : (tabs[place % tabs.length] ?? null);
}
