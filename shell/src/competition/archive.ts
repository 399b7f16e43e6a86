import type { Loadable, MatchesState } from '@euro/platform';
import type { MenuIcon, MenuRule } from '@euro/platform/manifest';
import { lazyPage } from '@euro/platform/react';
import { createElement } from 'react';
import type { ArchiveRules, MenuSource } from '../portal/ArchiveRules.js';
import { PagePlaceholder } from '../ui/PagePlaceholder.js';

/** Ways to make or change something. */
const CHANGES: readonly MenuRule[] = ['team', 'new', 'edit', 'transfers', 'offer'];
/** What else its menu does without, by icon; rules and prizes are at the foot of each page. */
const LEFT_OUT: readonly MenuSource['icon'][] = ['premium', 'rules', 'prizes'];
/** What is called or drawn otherwise, by icon. */
const OTHERWISE: Partial<Record<MenuIcon, Partial<MenuSource>>> = {
  home: { icon: 'rankings', short: { nl: 'Eindstand', en: 'Final' } },
  points: { icon: 'team', short: { nl: 'Ploeg', en: 'Team' } },
  friends: { label: { nl: 'Vrienden', en: 'Friends' } },
  matches: { label: { nl: 'Matchen', en: 'Matches' } },
};

type Matches = Loadable<MatchesState>;
let closed: { readonly from: Matches; readonly matches: Matches } | null = null;

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

/** A script of its own: pages of a competition that is played do without it. */
export const archive: ArchiveRules = {
  menuItems: (items) =>
    items
      .filter(({ icon, when }) => !LEFT_OUT.includes(icon) && !CHANGES.includes(when))
      .map((item) => ({ ...item, ...(item.icon && OTHERWISE[item.icon]) })),
  withoutDeadline(from) {
    if (!from.value) return from;
    if (closed?.from !== from) {
      const deadline = { ...from.value.deadline, deadlineWeek: null, deadlineDate: null };
      closed = { from, matches: { ...from, value: { ...from.value, deadline } } };
    }
    return closed.matches;
  },
  pages: { '/': home, '/home': home },
};
