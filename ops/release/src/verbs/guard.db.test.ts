import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { diskStore, type ObjectStore, readHistory } from '../registry/index.js';
import { addNewsRemote, temporaryFolder } from '../testing/builtRemote.js';
import { canary, guard, publish, rollback } from './index.js';

let workspace: string;
let store: ObjectStore;
let server: Server;
let api: string;
/** Faults by release, as the API counts them; each reading of the metrics adds some of the canary. */
let faults: Record<string, number>;
let growth: number;

beforeEach(async () => {
  workspace = temporaryFolder();
  store = diskStore(join(workspace, '.data'));
  faults = { '1.0.0': 500, '1.1.0': 40 };
  growth = 0;
  server = createServer((_, response) => {
    response.end(
      Object.entries(faults)
        .map(
          ([release, n]) => `client_faults_total{remote="mf-news",release="${release}",code="error"} ${n}\n`,
        )
        .join(''),
    );
    faults['1.1.0'] = (faults['1.1.0'] ?? 0) + growth;
  });
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const version of ['1.0.0', '1.1.0']) {
    addNewsRemote(workspace, { version, code: `'${version}';` });
    const hold = version === '1.1.0';
    await publish(store, join(workspace, 'mf-news/dist'), 'mf-news', { hold });
  }
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(workspace, { recursive: true, force: true });
});

const watch = (options: Partial<Parameters<typeof guard>[2]> = {}) =>
  guard(store, 'mf-news', { apis: [api], minutes: 0.005, factor: 3, least: 10, everyMs: 20, ...options });

describe('a watched canary', () => {
  it('that breaks more often than the release before it is rolled back by itself', async () => {
    await canary(store, 'mf-news', '1.1.0', 10);
    growth = 6;
    expect(await watch({ minutes: 1 })).toMatchObject({
      change: { what: 'rollback', from: { canary: { version: '1.1.0' } }, to: { active: '1.0.0' } },
    });
    const last = (await readHistory(store, 'mf-news')).at(-1);
    expect(last?.note).toBe('by itself: 12 faults at 10 %, 0 of 1.0.0');
  });

  it('that does not stays, whatever was counted before', async () => {
    await canary(store, 'mf-news', '1.1.0', 10);
    expect(await watch()).toEqual({
      nothing: 'The canary of mf-news 1.1.0 breaks no more often than the release before it.',
    });
  });

  it('that somebody else ended is left alone', async () => {
    await canary(store, 'mf-news', '1.1.0', 10);
    const watching = watch({ minutes: 1, everyMs: 100 });
    await rollback(store, 'mf-news');
    growth = 50;
    expect(await watching).toEqual({ nothing: 'The canary of mf-news 1.1.0 ended meanwhile.' });
  });

  it('needs a canary, and metrics', async () => {
    expect(await watch()).toMatchObject({ problems: [{ code: 'no-such-canary' }] });
    await canary(store, 'mf-news', '1.1.0', 10);
    expect(await watch({ apis: ['http://127.0.0.1:9'] })).toMatchObject({
      problems: [{ code: 'no-metrics' }],
    });
  });
});
