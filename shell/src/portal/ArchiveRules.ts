import type { Loadable, MatchesState } from '@euro/platform';
import type { MenuItem } from '@euro/platform/manifest';
import type { LazyPage } from '@euro/platform/react';

/** What a manifest, or the shell, says of an entry of the menu. */
export type MenuSource = Pick<MenuItem, 'to' | 'label' | 'when' | 'order' | 'place' | 'icon' | 'short'>;

/** Rules of a competition that can only be read. */
export interface ArchiveRules {
  /** The menu's items that lead to what can be read, in words of their own. */
  menuItems(items: readonly MenuSource[]): MenuSource[];
  /** No matchday is open, whatever the clock says; the same object while nothing changes. */
  withoutDeadline(matches: Loadable<MatchesState>): Loadable<MatchesState>;
  /** In the place of pages of the shell, by their path. */
  readonly pages: Readonly<Record<string, LazyPage<object>>>;
}
