import type { User } from '@euro/api-contract';
import { menuVisibility } from '@euro/game';
import type { Loadable, Locale, MatchesState, MyTeam } from '@euro/platform';
import type { KnownRemote } from '@euro/platform/host';
import type { MenuIcon, MenuItem, MenuRule } from '@euro/platform/manifest';
import { shellPages } from '../routes/shellPages.js';

export interface MenuInput {
  readonly remotes: readonly KnownRemote[];
  readonly locale: Locale;
  /** Roles of who is signed in; null for a visitor. */
  readonly roles: readonly User['roles'][number][] | null;
  readonly teams: Loadable<readonly MyTeam[]>;
  readonly matches: Loadable<MatchesState>;
  readonly pathname: string;
  /** Whether the competition can only be read. */
  readonly isArchive?: boolean;
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

type Item = Pick<MenuItem, 'to' | 'label' | 'when' | 'order' | 'place' | 'icon' | 'short'>;

/** The shell's own items; everything else comes from the manifests. */
const own: readonly Item[] = [
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
  const offered = input.remotes.flatMap(({ menu }): readonly Item[] => menu);
  const all = [...own, ...offered];
  const shown = (input.isArchive ? all.flatMap(inArchive) : all)
    .filter(({ when }) => isShown(when))
    .sort((a, b) => a.order - b.order);
  const entries = (place: Item['place']) => {
    const placed = shown
      .filter((item) => item.place === place)
      .map(({ to, label, when, icon, short }) => ({
        href: to.replace('{teamId}', String(team?.id)),
        text: label[input.locale],
        priority: priorityOf(to, when),
        icon,
        short: short?.[input.locale],
      }));
    const here = nearest(
      placed.map(({ href }) => href),
      input.pathname,
    );
    return placed.map((entry) => ({ ...entry, current: entry.href === here }));
  };
  return { main: entries('main'), account: entries('account') };
}

/** Ways to make or change something, which a competition that is over has none of. */
const CHANGES: readonly MenuRule[] = ['team', 'new', 'edit', 'transfers', 'offer'];
/** What else its menu does without, by icon; rules and prizes are at the foot of each page. */
const NOT_IN_ARCHIVE: readonly Item['icon'][] = ['premium', 'rules', 'prizes'];

/** What is called or drawn otherwise in a competition that is over, by icon. */
const IN_ARCHIVE: Partial<Record<MenuIcon, Partial<Item>>> = {
  home: { icon: 'rankings', short: { nl: 'Eindstand', en: 'Final' } },
  points: { icon: 'team', short: { nl: 'Ploeg', en: 'Team' } },
  friends: { label: { nl: 'Vrienden', en: 'Friends' } },
  matches: { label: { nl: 'Matchen', en: 'Matches' } },
};

function inArchive(item: Item): Item[] {
  if (NOT_IN_ARCHIVE.includes(item.icon)) return [];
  return [{ ...item, ...(item.icon && IN_ARCHIVE[item.icon]) }];
}

function visibility({ roles, teams, matches, isArchive }: MenuInput): (rule: MenuRule) => boolean {
  // What depends on teams and matchdays waits for both: an item that comes is better than one that goes.
  const isKnown = teams.status !== 'loading' && matches.status !== 'loading';
  const rules = menuVisibility({
    signedIn: roles !== null,
    team: teams.value?.[0] ?? null,
    deadlineWeek: matches.value?.deadline.deadlineWeek ?? null,
  });
  return (rule) => {
    if (rule === 'always') return true;
    if (rule === 'signed-in') return roles !== null;
    if (isArchive && CHANGES.includes(rule)) return false;
    if (rule === 'offer') return roles !== null && !roles.includes('premium');
    if (rule === 'operator') return roles?.includes('operator') === true;
    if (rule === 'support') return roles?.some((role) => role === 'support' || role === 'operator') === true;
    return isKnown && rules[rule];
  };
}

/** What everybody sees and the specification doesn't name gives way to what a manager plays with. */
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

function ownItem(path: string, order: number, place: Item['place'], icon: Item['icon']): Item {
  const page = shellPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`the menu names ${path}, which is no page`);
  return { to: path, label: page.title, when: 'always', order, place, icon };
}
