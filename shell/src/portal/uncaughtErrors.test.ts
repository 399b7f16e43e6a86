import type { OpenPlace, RegistryState } from '@euro/platform/host';
import { createUncaughtHandler } from './faults.js';

const registry: { value: RegistryState } = {
  value: {
    status: 'ready',
    remotes: ['mf-team', 'mf-stats'].map((name) => ({
      ...{ name, title: { nl: name, en: name }, routes: [], menu: [], embeds: [] },
      ...{ release: { base: `/remotes/${name}/1/`, manifest: Object({ version: '1' }) }, failure: null },
    })),
    lost: [],
    failure: null,
  },
};

function setUp() {
  const reports: { readonly error: unknown; readonly source: string }[] = [];
  const renewed: string[] = [];
  const place = (remote: string, version: string | null): OpenPlace => ({
    ...{ remote, what: '/x', version, state: { status: 'ready' } },
    renew: async () => void renewed.push(remote),
  });
  const handle = createUncaughtHandler({
    registry,
    places: { value: [place('mf-team', '1'), place('mf-stats', '1'), place('mf-stats', null)] },
    report: (error, source) => reports.push({ error, source }),
  });
  return { handle, reports, renewed };
}

const chunkError = new Error('Loading chunk 7 failed.\n(missing: http://localhost/remotes/mf-stats/1/7.js)');

describe('an uncaught error', () => {
  it('is attributed to the remote of its file', () => {
    const { handle, reports } = setUp();
    const error = Object.assign(new Error('late'), {
      stack: 'at http://localhost/remotes/mf-team/1/x.js:1:2',
    });
    handle(error);
    handle(new Error('thrown'), 'http://localhost/remotes/mf-stats/1/y.js');
    expect(reports).toEqual([
      { error, source: 'mf-team' },
      { error: new Error('thrown'), source: 'mf-stats' },
    ]);
  });

  it('is the shell’s without a remote, and ignored when it is an abort', () => {
    const { handle, reports } = setUp();
    handle('just a text');
    handle(new DOMException('left', 'AbortError'));
    expect(reports).toEqual([{ error: 'just a text', source: 'shell' }]);
  });

  it('reloads the remote, once, when a lazy part of it is missing', () => {
    const { handle, reports, renewed } = setUp();
    handle(chunkError);
    handle(chunkError);
    expect(renewed).toEqual(['mf-stats']);
    expect(reports).toHaveLength(2);
  });
});
