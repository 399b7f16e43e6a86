import type { User } from '@euro/api-contract';
import { menuVisibility } from '@euro/game';
import type { Loadable, Locale, MatchesState, MyTeam } from '@euro/platform';
import type { KnownRemote } from '@euro/platform/host';
import type { MenuItem, MenuRule } from '@euro/platform/manifest';
import type { MenuSource } from '../competition/ArchiveRules.js';
import { findShellPage } from '../routes/shellPages.js';

export interface MenuInput {
  readonly remotes: readonly KnownRemote[];
  readonly locale: Locale;
  /** Null for a visitor. */
  readonly user: Pick<User, 'roles' | 'deskRoles'> | null;
  readonly teams: Loadable<readonly MyTeam[]>;
  readonly matches: Loadable<MatchesState>;
  readonly pathname: string;
  /** Items of the section whose page is at `pathname`. */
  readonly section?: KnownRemote['menu'] | undefined;
  /** Adapts the items to a read-only competition. */
  readonly archived?: ((items: readonly MenuSource[]) => readonly MenuSource[]) | undefined;
}

export interface MenuEntry {
  readonly href: string;
  readonly text: string;
  readonly current: boolean;
  readonly priority?: 'low' | 'high';
  readonly icon?: MenuItem['icon'];
  /** Its word in the tab bar of phones. */
  readonly short?: string;
}

export interface Menu {
  readonly main: readonly MenuEntry[];
  readonly account: readonly MenuEntry[];
}

/** Always shown (spec §2), also where not everything fits beside each other. */
const ALWAYS_SHOWN = ['/home', '/stats', '/rules', '/rankings'];

/** The shell's own items; everything else comes from the manifests. */
const ownEntries: readonly MenuSource[] = [
  { ...ownItem('/home', 0, 'main', 'home'), short: { nl: 'Home', en: 'Home' } },
  ownItem('/rules', 80, 'main', 'rules'),
  ownItem('/prizes', 90, 'main', 'prizes'),
  { ...ownItem('/profile', 0, 'account', 'profile'), when: 'signed-in' },
  ownItem('/contact', 900, 'account', 'help'),
];

/** The menu as the manifests and the rules of spec §2 make it, in order, with the present page marked. */
export function buildMenu(input: MenuInput): Menu {
  const isShown = visibility(input);
  const team = input.teams.value?.[0];
  const remoteEntries = input.remotes.flatMap(({ menu }): readonly MenuSource[] => menu);
  const all = [...ownEntries, ...remoteEntries];
  const visibleEntries = (input.archived?.(all) ?? all)
    .filter(({ when }) => isShown(when))
    .sort((a, b) => a.order - b.order);
  const entries = (place: MenuSource['place']) => {
    const sortedEntries = visibleEntries
      .filter((item) => item.place === place)
      .map(({ to, label, when, icon, short }) => ({
        href: to.replace('{teamId}', String(team?.id)),
        text: label[input.locale],
        priority: priorityOf(to, when),
        icon,
        short: short?.[input.locale],
      }));
    const currentHref =
      nearest(
        sortedEntries.map(({ href }) => href),
        input.pathname,
      ) ??
      // A section's only item leads to all of its pages.
      (input.section?.length === 1 && input.section[0]?.to);
    return sortedEntries.map((entry) => ({ ...entry, current: entry.href === currentHref }));
  };
  return { main: entries('main'), account: entries('account') };
}

function visibility({ user, teams, matches }: MenuInput): (rule: MenuRule) => boolean {
  // Items that depend on teams and matchdays appear once both are loaded: appearing is better than disappearing.
  const isKnown = teams.status !== 'loading' && matches.status !== 'loading';
  const rules = menuVisibility({
    signedIn: user !== null,
    team: teams.value?.[0] ?? null,
    deadlineWeek: matches.value?.deadline.deadlineWeek ?? null,
  });
  const has = (role: User['roles'][number]) => user?.roles.includes(role);
  const shown: Partial<Record<MenuRule, unknown>> = {
    ...(isKnown && rules),
    always: true,
    'signed-in': user,
    offer: user && !has('premium'),
    // The desk shows each role its own pages.
    operator: has('operator') || user?.deskRoles,
    support: has('operator') || has('support'),
    // Shown to visitors from the first frame: a competition without an open matchday is rare.
    ...(!user && teams.status !== 'loading' && !matches.value && { play: true }),
  };
  return (rule) => Boolean(shown[rule]);
}

/** Items for everybody that the specification doesn't name have a lower priority than those of a manager. */
function priorityOf(to: string, when: MenuRule): MenuEntry['priority'] {
  if (ALWAYS_SHOWN.includes(to)) return 'high';
  return when === 'always' ? 'low' : undefined;
}

/** The longest path that the present one is, or lies below. */
function nearest(paths: readonly string[], pathname: string): string | undefined {
  return paths
    .filter(
      (path) =>
        pathname === path || pathname.startsWith(`${path}/`) || (path === '/home' && pathname === '/'),
    )
    .sort((a, b) => b.length - a.length)[0];
}

function ownItem(
  path: string,
  order: number,
  place: MenuSource['place'],
  icon: MenuSource['icon'],
): MenuSource {
  const page = findShellPage(path);
  if (!page) throw new Error(`the menu names ${path}, which is no page`);
  return { to: path, label: page.title, when: 'always', order, place, icon };
}
