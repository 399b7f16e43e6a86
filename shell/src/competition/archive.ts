import type { Loadable, MatchesState } from '@euro/platform';
import type { MenuIcon, MenuRule } from '@euro/platform/manifest';
import { lazyPage } from '@euro/platform/react';
import { createElement } from 'react';
import { PagePlaceholder } from '../ui/PagePlaceholder.js';
import type { ArchiveRules, MenuSource } from './ArchiveRules.js';

/** Ways to make or change something. */
const CHANGES: readonly MenuRule[] = ['team', 'new', 'play', 'edit', 'transfers', 'offer'];
/** Other items without a place in its menu, by icon; rules and prizes are at the foot of each page. */
const LEFT_OUT: readonly MenuSource['icon'][] = ['premium', 'rules', 'prizes'];
/** Items with another label or icon, by icon. */
const OTHERWISE: Partial<Record<MenuIcon, Partial<MenuSource>>> = {
  home: { icon: 'prizes', short: { nl: 'Eindstand', en: 'Final' } },
  points: { icon: 'team', short: { nl: 'Ploeg', en: 'Team' } },
  friends: { label: { nl: 'Vrienden', en: 'Friends' } },
  matches: { label: { nl: 'Matchen', en: 'Matches' } },
};

type Matches = Loadable<MatchesState>;
let cache: { readonly from: Matches; readonly matches: Matches } | null = null;

/** With the front page, whose script comes with every page at this path. */
const home = lazyPage(
  async () => {
    const [{ ArchivePage }, { HomePage }] = await Promise.all([
      import('../pages/archive/ArchivePage.js'),
      import('../pages/home/HomePage.js'),
    ]);
    return () => createElement(ArchivePage, { Front: HomePage });
  },
  createElement(PagePlaceholder, { kind: 'home' }),
);

/** A separate script, not loaded by pages of a running competition. */
export const archive: ArchiveRules = {
  menuItems: (items) =>
    items
      .filter(({ icon, when }) => !LEFT_OUT.includes(icon) && !CHANGES.includes(when))
      .map((item) => ({ ...item, ...(item.icon && OTHERWISE[item.icon]) })),
  withoutDeadline(state) {
    if (!state.value) return state;
    if (cache?.from !== state) {
      const deadline = { ...state.value.deadline, deadlineWeek: null, deadlineDate: null };
      cache = { from: state, matches: { ...state, value: { ...state.value, deadline } } };
    }
    return cache.matches;
  },
  pages: { '/': home, '/home': home },
};
