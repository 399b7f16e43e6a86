import type { Loadable, MatchesState } from '@euro/platform';
import type { MenuItem } from '@euro/platform/manifest';
import type { LazyPage } from '@euro/platform/react';

/** An entry of the menu, from a manifest or the shell. */
export type MenuSource = Pick<MenuItem, 'to' | 'label' | 'when' | 'order' | 'place' | 'icon' | 'short'>;

/** Rules of a competition that can only be read. */
export interface ArchiveRules {
  /** The menu's items for reading, with other labels. */
  menuItems(items: readonly MenuSource[]): MenuSource[];
  /** The matches without an open matchday, at any time; the same object while nothing changes. */
  withoutDeadline(matches: Loadable<MatchesState>): Loadable<MatchesState>;
  /** In the place of pages of the shell, by their path. */
  readonly pages: Readonly<Record<string, LazyPage<object>>>;
}
