import type { KnownRemote } from '@euro/platform/host';
import { remoteEntry } from '../testing/openPortal.js';
import { applyOverrides, readDevToolsOverrides, readOverrides, writeOverrides } from './overrides.js';

const { active } = remoteEntry('some-team');
const QUIZ = 'http://localhost:3001/remotes/mf-quiz/mf-manifest.json';
const team: KnownRemote = {
  ...{ name: 'some-team', title: active.manifest.title, routes: [], menu: [], embeds: [] },
  ...{ release: active, failure: null },
};

describe('releases that a developer selected', () => {
  it('are stored in this browser, and removed when none is left', () => {
    writeOverrides(localStorage, { 'some-team': '1.1.0' });
    expect(readOverrides(localStorage)).toEqual({ 'some-team': '1.1.0' });
    writeOverrides(localStorage, {});
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '[]', 'null', '{"some-team":1}'])('are none when %s is stored', (stored) => {
    localStorage.setItem('em.overrides', stored);
    expect(readOverrides(localStorage)).toEqual({});
  });

  it('have their own manifest', async () => {
    const requests: string[] = [];
    const [remote] = await applyOverrides([team], {
      isProxied: true,
      overrides: { 'some-team': '1.1.0' },
      fetch: async (address) => {
        requests.push(String(address));
        const route = { path: '/new', title: { nl: 'Nieuw', en: 'New' }, access: 'open' };
        return new Response(JSON.stringify({ ...active.manifest, version: '1.1.0', routes: [route] }));
      },
      report: () => {},
    });
    expect(requests).toEqual(['/remotes/some-team/1.1.0/manifest.json']);
    expect(remote).toMatchObject({
      routes: [{ path: '/new' }],
      release: { base: '/remotes/some-team/1.1.0/', manifest: { version: '1.1.0' } },
    });
  });

  it.each([
    ['of a release', 'http://127.0.0.1:3001/remotes/some-team/dev-2/mf-manifest.json', ''],
    ['of the active one', 'http://127.0.0.1:3001/remotes/some-team/mf-manifest.json', 'dev-2/'],
  ])('may be on another machine, by the address of the manifest %s', async (_what, address, path) => {
    const portal = { ...active.manifest, version: 'dev-2' };
    const answer = { metaData: { remoteEntry: { name: 'remoteEntry.full.js', path }, portal } };
    const [remote] = await applyOverrides([team], {
      isProxied: true,
      overrides: { 'some-team': address },
      fetch: async (requests) => {
        expect(String(requests)).toBe(address.replace('http://', '/__dev/elsewhere/http/'));
        return new Response(JSON.stringify(answer));
      },
      report: fail,
    });
    expect(remote?.release).toMatchObject({
      base: '/__dev/elsewhere/http/127.0.0.1:3001/remotes/some-team/dev-2/',
      manifest: { version: 'dev-2', entry: active.manifest.entry },
    });
  });

  it('may be of a remote that the registry does not have, from an origin that the page’s policy allows', async () => {
    const portal = { ...active.manifest, name: 'mf-quiz', version: 'dev-2' };
    const remotes = await applyOverrides([team], {
      isProxied: false,
      overrides: { [QUIZ]: QUIZ },
      fetch: async (address) => {
        expect(address).toBe(QUIZ);
        return Response.json({ metaData: { remoteEntry: { path: 'dev-2/' }, portal } });
      },
      report: fail,
    });
    expect(remotes).toMatchObject([
      { name: 'some-team', release: active },
      { name: 'mf-quiz', release: { base: 'http://localhost:3001/remotes/mf-quiz/dev-2/' } },
    ]);
  });

  it('are rejected with a manifest of another remote', async () => {
    const report = jest.fn();
    const portal = { ...active.manifest, name: 'some-other' };
    const remotes = await applyOverrides([team], {
      isProxied: true,
      overrides: { 'some-team': 'http://127.0.0.1:3001/mf-manifest.json' },
      fetch: async () => Response.json({ metaData: { remoteEntry: { path: '' }, portal } }),
      report,
    });
    expect([remotes, report.mock.calls.length]).toEqual([[team], 1]);
  });

  it('can also be selected in the dev tools of Module Federation, by container', () => {
    const address = 'http://127.0.0.1:3001/remotes/some-team/mf-manifest.json';
    localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ some_team: address, some_other: '1.0.0' }));
    expect(readDevToolsOverrides(localStorage)).toEqual({ 'some-team': address });
    localStorage.clear();
    expect(readDevToolsOverrides(localStorage)).toEqual({});
  });

  it('change nothing, and are reported, when they cannot be loaded', async () => {
    const reports: unknown[] = [];
    const remotes = await applyOverrides([team], {
      isProxied: true,
      overrides: { 'some-team': 'gone', 'some-other': '1', [QUIZ]: QUIZ },
      fetch: async () => new Response('', { status: 404 }),
      report: (error) => reports.push(error),
    });
    expect(remotes).toEqual([team]);
    expect(reports.map(String)).toEqual([
      'Error: /remotes/some-team/gone/manifest.json answered 404',
      `Error: /__dev/elsewhere/http/localhost:3001/remotes/mf-quiz/mf-manifest.json answered 404`,
    ]);
  });
});

function fail(error: unknown): never {
  throw error;
}
