import type { Loadable, MatchesState } from '@euro/platform';
import type { KnownRemote } from '@euro/platform/host';
import type { MenuItem, MenuRule } from '@euro/platform/manifest';
import { exampleDeadline, exampleTeam, exampleWeeks } from '@euro/platform/testing';
import { archive } from '../competition/archive.js';
import { remoteEntry } from '../testing/openPortal.js';
import { buildMenu, type MenuInput } from './buildMenu.js';
import { tabsOf } from './tab-bar/tabsOf.js';

const item = (text: string, to: string, when: MenuRule, order: number): MenuItem => ({
  label: { nl: text, en: `${text} (en)` },
  to,
  when,
  order,
  place: 'main',
});

const menu = [
  item('Nieuw team', '/new', 'new', 5),
  item('Punten', '/points/{teamId}', 'points', 10),
  item('Team', '/team/{teamId}', 'team', 20),
  item('Transfers', '/edit/{teamId}', 'edit', 30),
  item('Transfers', '/transfers/{teamId}', 'transfers', 31),
  item('Minicompetitie', '/leagues', 'leagues', 40),
  item('Stats', '/stats', 'always', 50),
  item('Rangschikking', '/rankings', 'always', 60),
];

function remoteWith(items: MenuItem[]): KnownRemote {
  const { name, active } = remoteEntry('some-remote', { menu: items });
  const { title, routes } = active.manifest;
  return { name, title, routes, menu: items, embeds: [], release: active, failure: null };
}

function matchesIn(deadlineWeek: number | null): Loadable<MatchesState> {
  return {
    status: 'ready',
    value: { matches: [], weeks: exampleWeeks, deadline: { ...exampleDeadline, deadlineWeek } },
  };
}

function build(input: Partial<MenuInput> = {}) {
  return buildMenu({
    remotes: [remoteWith(menu)],
    locale: 'nl',
    user: null,
    teams: { status: 'ready', value: [] },
    matches: matchesIn(2),
    pathname: '/home',
    ...input,
  });
}

const user: MenuInput['user'] = { roles: ['user'] };
const paths = (input: Partial<MenuInput>) => build(input).main.map(({ href }) => href);
const teamOf = (fields: Parameters<typeof exampleTeam>[0]) =>
  ({ user, teams: { status: 'ready', value: [exampleTeam({ id: 12, ...fields })] } }) as const;
const always = ['/stats', '/rankings', '/rules', '/prizes'];

describe('the menu', () => {
  it.each<[string, Partial<MenuInput>, string[]]>([
    ['a visitor', {}, []],
    ['a user without a team', { user }, ['/new']],
    ['a team in its own first matchday', teamOf({ weekId: 2 }), ['/team/12', '/edit/12', '/leagues']],
    [
      'a team of an earlier matchday',
      teamOf({ weekId: 1 }),
      ['/points/12', '/team/12', '/transfers/12', '/leagues'],
    ],
    [
      'a team with its free hit this matchday',
      teamOf({ weekId: 1, freeHit: 2 }),
      ['/points/12', '/team/12', '/edit/12', '/leagues'],
    ],
    [
      'a team with its wildcard this matchday',
      teamOf({ weekId: 1, wildCard: 2 }),
      ['/points/12', '/team/12', '/edit/12', '/leagues'],
    ],
    [
      'a team after the last matchday',
      { ...teamOf({ weekId: 1 }), matches: matchesIn(null) },
      ['/points/12', '/leagues'],
    ],
  ])('of %s', (_, input, ownPaths) => {
    expect(paths(input)).toEqual(['/home', ...ownPaths, ...always]);
  });

  it.each<[string, Partial<MenuInput>]>([
    ['teams', { ...teamOf({ weekId: 1 }), teams: { status: 'loading', value: null } }],
    ['matchdays', { ...teamOf({ weekId: 1 }), matches: { status: 'loading', value: null } }],
  ])('shows no entry that might be removed again while %s are loading', (_, input) => {
    expect(paths(input)).toEqual(['/home', ...always]);
  });

  it.each<[string, MenuInput['matches'], string[]]>([
    ['while matchdays are loading', { status: 'loading', value: null }, ['/play']],
    ['while a matchday is open', matchesIn(2), ['/play']],
    ['once none is open', matchesIn(null), []],
  ])('offers a visitor to build a team %s', (_, matches, shown) => {
    const remotes = [remoteWith([item('Bouw ploeg', '/play', 'play', 10)])];
    expect(paths({ remotes, matches })).toEqual(['/home', ...shown, '/rules', '/prizes']);
  });

  it.each<[string, MenuInput['user'], string[]]>([
    ['a player', user, []],
    ['the help desk', { roles: ['user', 'support'] }, ['/desk/help']],
    ['an editor', { roles: ['user'], deskRoles: [{ role: 'editor', competition: null }] }, ['/desk']],
    ['an operator', { roles: ['user', 'operator'] }, ['/desk', '/desk/help']],
  ])('of %s leads to the desk where a role opens it', (_who, user, expected) => {
    const items = [item('Beheer', '/desk', 'operator', 10), item('Helpdesk', '/desk/help', 'support', 20)];
    const menu = build({ user, remotes: [remoteWith(items)] }).main.map(({ href }) => href);
    expect(menu.filter((href) => href.startsWith('/desk'))).toEqual(expected);
  });

  it('never offers a visitor to build a team in a finished competition', () => {
    const remotes = [remoteWith([item('Bouw ploeg', '/play', 'play', 10)])];
    const matches = { status: 'loading', value: null } as const;
    expect(paths({ remotes, matches, archived: archive.menuItems })).not.toContain('/play');
  });

  it('has the shell’s entries only when there are no remotes', () => {
    expect(paths({ remotes: [] })).toEqual(['/home', '/rules', '/prizes']);
  });

  it('gets an entry from a new manifest, in its order and in the reader’s language', () => {
    const remotes = [remoteWith(menu), remoteWith([item('Quiz', '/quiz', 'always', 55)])];
    expect(paths({ remotes })).toEqual(['/home', '/stats', '/quiz', '/rankings', '/rules', '/prizes']);
    expect(build({ remotes, locale: 'en' }).main.map(({ text }) => text)).toContain('Quiz (en)');
  });

  it.each([
    ['/home', '/home'],
    ['/', '/home'],
    ['/stats', '/stats'],
    ['/team/12/points', '/team/12'],
    ['/team/120', undefined],
    ['/terms', undefined],
  ])('marks the current page: at %s that is %s', (pathname, current) => {
    expect(build({ ...teamOf({ weekId: 1 }), pathname }).main.find((entry) => entry.current)?.href).toBe(
      current,
    );
  });

  it.each<[string, MenuItem[], string | undefined]>([
    ['its only item', [item('Quiz', '/quiz', 'always', 55)], '/quiz'],
    ['none of several', [item('Quiz', '/quiz', 'always', 55), item('Top', '/top', 'always', 56)], undefined],
  ])('marks for a page of a section below no item %s', (_, items, current) => {
    const remotes = [remoteWith(menu), remoteWith(items)];
    const { main } = build({ remotes, section: items, pathname: '/answer/3' });
    expect(main.find((entry) => entry.current)?.href).toBe(current);
  });

  it('only links to readable pages of a finished competition, with separate labels', () => {
    const iconed = [
      {
        ...item('Punten', '/points/{teamId}', 'points', 10),
        icon: 'points',
        short: { nl: 'Punten', en: '' },
      },
      item('Transfers', '/transfers/{teamId}', 'transfers', 31),
      {
        ...item('Minicompetitie', '/leagues', 'leagues', 40),
        icon: 'friends',
        short: { nl: 'Vrienden', en: '' },
      },
      { ...item('Stats', '/stats', 'always', 50), icon: 'stats', short: { nl: 'Stats', en: '' } },
      { ...item('Rangschikking', '/rankings', 'always', 60), icon: 'rankings' },
      { ...item('Matchen', '/deadlines', 'always', 70), icon: 'matches' },
      { ...item('Premium', '/shop', 'signed-in', 30), icon: 'premium', place: 'account' },
    ] as MenuItem[];
    const { main, account } = build({
      ...teamOf({ weekId: 1 }),
      remotes: [remoteWith(iconed)],
      matches: matchesIn(null),
      archived: archive.menuItems,
    });
    expect(main.map(({ text }) => text)).toEqual([
      'Home',
      'Punten',
      'Vrienden',
      'Stats',
      'Rangschikking',
      'Matchen',
    ]);
    expect(tabsOf(main).map(({ short }) => short)).toEqual(['Eindstand', 'Ploeg', 'Vrienden', 'Stats']);
    const icons = main.map(({ icon }) => icon);
    expect(new Set(icons).size).toBe(icons.length);
    expect(account.map(({ href }) => href)).toEqual(['/profile', '/contact']);
  });

  it('has the profile in the account menu, and the help desk for all users', () => {
    expect(build({ user }).account.map(({ href }) => href)).toEqual(['/profile', '/contact']);
    expect(build().account.map(({ href }) => href)).toEqual(['/contact']);
  });
});
