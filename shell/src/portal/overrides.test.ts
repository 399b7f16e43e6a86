import type { KnownRemote } from '@euro/platform/host';
import { remoteEntry } from '../testing/openPortal.js';
import { overrule, readOverrides, writeOverrides } from './overrides.js';

const { active } = remoteEntry('some-team');
const team: KnownRemote = {
  ...{ name: 'some-team', title: active.manifest.title, routes: [], menu: [], embeds: [] },
  ...{ release: active, failure: null },
};

describe('releases that a developer put in place', () => {
  it('are kept in this browser, and gone when none is left', () => {
    writeOverrides(localStorage, { 'some-team': '1.1.0' });
    expect(readOverrides(localStorage)).toEqual({ 'some-team': '1.1.0' });
    writeOverrides(localStorage, {});
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '[]', 'null', '{"some-team":1}'])('are none when %s is kept', (kept) => {
    localStorage.setItem('em.overrides', kept);
    expect(readOverrides(localStorage)).toEqual({});
  });

  it('come with their own manifest', async () => {
    const asked: string[] = [];
    const [remote] = await overrule([team], {
      overrides: { 'some-team': '1.1.0' },
      fetch: async (address) => {
        asked.push(String(address));
        const route = { path: '/new', title: { nl: 'Nieuw', en: 'New' }, access: 'open' };
        return new Response(JSON.stringify({ ...active.manifest, version: '1.1.0', routes: [route] }));
      },
      report: () => {},
    });
    expect(asked).toEqual(['/remotes/some-team/1.1.0/manifest.json']);
    expect(remote).toMatchObject({
      routes: [{ path: '/new' }],
      release: { base: '/remotes/some-team/1.1.0/', manifest: { version: '1.1.0' } },
    });
  });

  it('change nothing, and are reported, when they can not be had', async () => {
    const reported: unknown[] = [];
    const remotes = await overrule([team], {
      overrides: { 'some-team': 'gone', 'some-other': '1' },
      fetch: async () => new Response('', { status: 404 }),
      report: (error) => reported.push(error),
    });
    expect(remotes).toEqual([team]);
    expect(reported).toHaveLength(1);
  });
});
