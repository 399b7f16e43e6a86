import type { RegistryState } from '@euro/platform/host';
import { remoteEntry } from '../testing/openPortal.js';
import { accessOf, findPlace } from './findPlace.js';
import { judge } from './guard.js';

/** Sections of the portal as other teams may offer them; the shell itself knows none. */
const offered = [
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
].map((route) => ({ ...route, title: { nl: route.path, en: route.path } }));

function placeOf(pathname: string) {
  const { active } = remoteEntry('some-remote', { routes: offered });
  const match = (path: string) => {
    const route = offered.find((candidate) => {
      const pattern = new RegExp(`^${candidate.path.replace(/:\w+/g, '[^/]+')}$`);
      return pattern.test(path);
    });
    if (!route) return null;
    return {
      remote: {
        name: 'some-remote',
        title: active.manifest.title,
        routes: offered,
        menu: [],
        embeds: [],
        release: active,
        failure: null,
      },
      route,
      params: {},
    };
  };
  const registry: RegistryState = { status: 'ready', remotes: [], failure: null };
  return findPlace(pathname, registry, match);
}

describe('the guards of the portal', () => {
  it.each<[string, string, string]>([
    // path, verdict for a visitor, verdict with the marker cookie
    ['/', 'enter', 'go-to-start'],
    ['/register', 'enter', 'go-home'],
    ['/forgot', 'enter', 'go-home'],
    ['/reset-password/abc', 'enter', 'go-home'],
    ['/home', 'enter', 'enter'],
    ['/rules', 'enter', 'enter'],
    ['/terms', 'enter', 'enter'],
    ['/prizes', 'enter', 'enter'],
    ['/cookie', 'enter', 'enter'],
    ['/privacy', 'enter', 'enter'],
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
    expect(judge(path, access, false, false)).toBe(visitor);
    expect(judge(path, access, true, false)).toBe(member);
  });

  it.each(['/join', '/my-teams', '/club/1', '/provider/vrt', '/rules/x', '/HOME/x', '/team'])(
    'nobody serves %s: not found, for everybody',
    (path) => {
      expect(placeOf(path).kind).toBe('missing');
    },
  );

  it('keeps a page whose session ran out where it is', () => {
    expect(judge('/team/7', 'signed-in', false, true)).toBe('enter');
  });
});
