import type { Loadable, MyTeam } from '@euro/platform';
import type { RegistryState } from '@euro/platform/host';
import { exampleTeam } from '@euro/platform/testing';
import { remoteEntry } from '../testing/openPortal.js';
import { decideAccess, type Verdict, type Visitor } from './guard.js';
import { accessOf, findPlace } from './usePlace.js';

/** Sections as remotes may offer them; the shell itself has none. */
const routes = [
  ...[
    '/new',
    '/points/:id',
    '/public/:id',
    '/team/:id',
    '/edit/:id',
    '/transfers/:id',
    '/leagues',
    '/shop',
  ].map((path) => ({ path, access: 'signed-in' as const })),
  ...['/stats', '/deadlines', '/match/:id', '/rankings'].map((path) => ({ path, access: 'open' as const })),
  { path: '/home', access: 'with-team' as const },
].map((route) => ({ ...route, title: { nl: route.path, en: route.path } }));

function placeOf(pathname: string, hasTeam = false) {
  const { active } = remoteEntry('some-remote', { routes });
  const match = (path: string) => {
    const route = routes.find((candidate) => {
      const pattern = new RegExp(`^${candidate.path.replace(/:\w+/g, '[^/]+')}$`);
      return pattern.test(path);
    });
    if (!route || (path === '/home' && !hasTeam)) return null;
    return {
      remote: {
        name: 'some-remote',
        title: active.manifest.title,
        routes,
        menu: [],
        embeds: [],
        release: active,
        failure: null,
      },
      route,
      params: {},
    };
  };
  const registry: RegistryState = { status: 'ready', remotes: [], lost: [], failure: null };
  return findPlace(pathname, registry, match);
}

const someone: Visitor = { hasMarker: true, hasExpired: false, teams: { status: 'loading', value: null } };

describe('the guards of the portal', () => {
  it.each<[string, string, string]>([
    // path, verdict for a visitor, verdict with the marker cookie
    ['/', 'enter', 'go-to-start'],
    ['/register', 'enter', 'go-home'],
    ['/forgot', 'enter', 'go-home'],
    ['/reset-password/abc', 'enter', 'go-home'],
    ['/unsubscribe/deadline-abc', 'enter', 'enter'],
    ['/home', 'enter', 'enter'],
    ['/rules', 'enter', 'enter'],
    ['/terms', 'enter', 'enter'],
    ['/prizes', 'enter', 'enter'],
    ['/cookie', 'enter', 'enter'],
    ['/privacy', 'enter', 'enter'],
    ['/provider/vrt', 'enter', 'enter'],
    ['/provider/facebook', 'enter', 'enter'],
    ['/stats', 'enter', 'enter'],
    ['/deadlines', 'enter', 'enter'],
    ['/match/12', 'enter', 'enter'],
    ['/rankings', 'enter', 'enter'],
    ['/new', 'sign-in-first', 'enter'],
    ['/leagues', 'sign-in-first', 'enter'],
    ['/points/7', 'sign-in-first', 'enter'],
    ['/public/7', 'sign-in-first', 'enter'],
    ['/team/7', 'sign-in-first', 'enter'],
    ['/transfers/7', 'sign-in-first', 'enter'],
    ['/edit/7', 'sign-in-first', 'enter'],
    ['/profile', 'sign-in-first', 'enter'],
    ['/shop', 'sign-in-first', 'enter'],
  ])('%s: visitor %s, signed in %s', (path, visitor, member) => {
    const access = accessOf(placeOf(path));
    expect(decideAccess(path, access, { ...someone, hasMarker: false })).toBe(visitor);
    expect(decideAccess(path, access, someone)).toBe(member);
  });

  it.each(['/join', '/my-teams', '/club/1', '/provider', '/rules/x', '/HOME/x', '/team'])(
    '%s is unknown: not found, for all users',
    (path) => {
      expect(placeOf(path).kind).toBe('missing');
    },
  );

  it('leaves the page open when its session expires', () => {
    expect(decideAccess('/team/7', 'signed-in', { ...someone, hasMarker: false, hasExpired: true })).toBe(
      'enter',
    );
  });

  const teams = (...value: MyTeam[]): Loadable<readonly MyTeam[]> => ({ status: 'ready', value });

  it.each<[string, Partial<Visitor>, Verdict]>([
    ['a visitor signs in first', { hasMarker: false, teams: teams() }, 'sign-in-first'],
    ['a user without a team builds one first', { teams: teams() }, 'team-first'],
    ['a user with one enters', { teams: teams(exampleTeam()) }, 'enter'],
    ['while teams are loading, it waits', { teams: { status: 'loading', value: null } }, 'wait'],
    [
      'teams that can’t be loaded are left to the server',
      { teams: { status: 'failed', value: null } },
      'enter',
    ],
    ['a page whose session expired remains', { hasMarker: false, hasExpired: true, teams: teams() }, 'enter'],
  ])('of a page that requires a team: %s', (_, fields, verdict) => {
    expect(decideAccess('/join/K7PX', 'with-team', { ...someone, ...fields })).toBe(verdict);
  });
});

describe('a section that replaces the home of the shell', () => {
  it('is shown where the host allows it, and nowhere else', () => {
    expect(placeOf('/home', true)).toMatchObject({ kind: 'remote', match: { route: { path: '/home' } } });
    expect(placeOf('/home')).toMatchObject({ kind: 'page', page: { path: '/home' } });
  });
});
