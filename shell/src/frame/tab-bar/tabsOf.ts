import type { MenuEntry } from '../buildMenu.js';

/** Places beside the one that opens the rest of the menu. */
const MOST = 4;

/** An entry that can be drawn in the tab bar. */
export type Tab = MenuEntry & Required<Pick<MenuEntry, 'icon' | 'short'>>;

/** The tabs of a phone: those of a manager first, then those for everybody; in the menu's order. */
export function tabsOf(entries: readonly MenuEntry[]): Tab[] {
  const candidates = entries.filter(
    (entry): entry is Tab => entry.icon !== undefined && entry.short !== undefined,
  );
  const byRank = [undefined, 'high', 'low'].flatMap((priority) =>
    candidates.filter((entry) => entry.priority === priority),
  );
  const chosenEntries = new Set(byRank.slice(0, MOST));
  return candidates.filter((entry) => chosenEntries.has(entry));
}
