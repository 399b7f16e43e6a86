import type { KnownRemote } from './knownRemote.js';
import { matchPath } from './matchPath.js';
import { manifestOf, routeOf } from './registryFixture.js';

function remoteOf(name: string, paths: string[]): KnownRemote {
  const manifest = manifestOf(name, { routes: paths.map(routeOf) });
  const { title, routes, menu } = manifest;
  return { name, title, routes, menu, embeds: [], release: { base: '/', manifest }, failure: null };
}

const remotes = [
  remoteOf('mf-team', ['/team/:id', '/team/:id/:tab', '/new']),
  remoteOf('mf-stats', ['/stats', '/match/:id', '/team/best']),
];

describe('a path of the portal', () => {
  it.each([
    ['/new', 'mf-team', '/new', {}],
    ['/team/12', 'mf-team', '/team/:id', { id: '12' }],
    ['/team/12/', 'mf-team', '/team/:id', { id: '12' }],
    ['/team/12/points', 'mf-team', '/team/:id/:tab', { id: '12', tab: 'points' }],
    ['/team/best', 'mf-stats', '/team/best', {}],
    ['/match/GER%20SCO', 'mf-stats', '/match/:id', { id: 'GER SCO' }],
  ])('%s belongs to %s', (path, name, route, params) => {
    expect(matchPath(remotes, path)).toMatchObject({ remote: { name }, route: { path: route }, params });
  });

  it.each(['/', '/teams', '/team', '/team/1/2/3', '/stats/x', '/match/%E0%A4%A'])(
    '%s does not match',
    (path) => {
      expect(matchPath(remotes, path)).toBeNull();
    },
  );
});
