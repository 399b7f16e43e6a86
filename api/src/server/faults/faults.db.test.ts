import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectionRefusedError } from 'sequelize';
import { signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { createFaultCounts, faultGroupsJob } from './index.js';

let api: TestApi;
let client: TestClient;
beforeEach(async () => {
  api = await startTestApi();
  client = new TestClient(api.url);
});
afterEach(() => api.close());

const FAULT = { code: 'script-missing', remote: 'mf-team', release: '1.2.0-0a1b2c3d' };

/** As another browser's: the test takes the gateway's place. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

async function counted(): Promise<readonly string[]> {
  const text: string = (await client.get('metrics')).body;
  return text.split('\n').filter((line) => line.startsWith('client_faults_total'));
}

const warnings = () =>
  api.logLines.filter((line) => line.includes('client fault')).map((line) => JSON.parse(line));

const FRAME = '/remotes/mf-team/1.2.0-0a1b2c3d/chunks/12.js:1:23456';

describe('a fault that a browser reports', () => {
  it('is counted by remote, release and code', async () => {
    const answer = await client.post('faults', { faults: [{ ...FAULT, count: 3 }, FAULT] });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    await client.post('faults', { faults: [{ ...FAULT, release: null, code: 'manifest-missing' }] });
    expect(await counted()).toEqual([
      'client_faults_total{remote="mf-team",release="1.2.0-0a1b2c3d",code="script-missing"} 4',
      'client_faults_total{remote="mf-team",release="none",code="manifest-missing"} 1',
    ]);
  });

  it('is logged as a warning with the id of its request', async () => {
    const answer = await client.post('faults', {
      faults: [
        { ...FAULT, message: 'Cannot read properties of undefined', frames: [FRAME], path: '/team/12' },
      ],
    });
    expect(warnings()).toEqual([
      expect.objectContaining({
        ...FAULT,
        level: 40,
        count: 1,
        message: 'Cannot read properties of undefined',
        frames: [FRAME],
        page: '/team/12',
        requestId: answer.headers.get('x-request-id'),
      }),
    ]);
  });

  it('is logged without names, whatever it quotes', async () => {
    await client.post('faults', {
      widgetUser: 'viewer-77',
      faults: [
        {
          ...FAULT,
          message: 'GET https://euro.test/api/user?email=jan&x=1 failed for jan@example.test\n{"level":60}',
          path: '/reset/9f8e7d6c5b4a39281706f5e4d3c2b1a0',
        },
      ],
    });
    const log = api.logLines.join('');
    for (const secret of ['viewer-77', 'jan@example', 'email=jan', '9f8e7d6c5b4a'])
      expect(log).not.toContain(secret);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toMatchObject({ level: 40, page: '/reset/(token)' });
  });

  it('is accepted while the database is down', async () => {
    jest
      .spyOn(api.database.sequelize, 'query')
      .mockRejectedValue(new ConnectionRefusedError(new Error('gone')));
    expect((await client.post('faults', { faults: [FAULT] })).status).toBe(200);
    expect(await counted()).toHaveLength(1);
  });
});

describe('an anonymous client', () => {
  it.each([
    ['nothing', {}],
    ['no fault', { faults: [] }],
    ['too many at once', { faults: Array.from({ length: 21 }, () => FAULT) }],
    ['an invalid remote', { faults: [{ ...FAULT, remote: 'x"} 1\nevil{' }] }],
    ['an invalid release', { faults: [{ ...FAULT, release: '<script>' }] }],
    ['a place that is no release’s', { faults: [{ ...FAULT, frames: ['jan@example.test:1:1'] }] }],
    ['too long a text', { faults: [{ ...FAULT, message: 'a'.repeat(501) }] }],
    ['a negative count', { faults: [{ ...FAULT, count: -5 }] }],
    ['an incomplete fault', { faults: [{ ...FAULT, count: 0.5 }] }],
    ['a list', '[[[]]]'],
    ['nonsense', '{"faults":'],
  ])('that sends %s is refused, and nothing is counted', async (_what, body) => {
    const answer = await client.post('faults', body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect([await counted(), warnings()]).toEqual([[], []]);
  });

  it('that sends too large a body is refused before it is read', async () => {
    const answer = await client.post('faults', { faults: [{ ...FAULT, message: 'a'.repeat(100_000) }] });
    expect([answer.status, answer.body]).toEqual([413, refusal('body-too-large')]);
  });

  it('that invents an unlimited number of kinds displaces no others', async () => {
    const made = (start: number) =>
      Array.from({ length: 20 }, (_, index) => ({ ...FAULT, release: `made-up-${start + index}` }));
    for (let start = 0; start < 200; start += 20) {
      expect((await client.post('faults', { faults: made(start) }, from('203.0.113.7'))).status).toBe(200);
    }
    await client.post('faults', { faults: [FAULT] }, from('198.51.100.4'));
    const lines = await counted();
    expect(lines).toHaveLength(42);
    expect(lines).toContain('client_faults_total{remote="other",release="other",code="other"} 160');
    expect(lines).toContain(
      'client_faults_total{remote="mf-team",release="1.2.0-0a1b2c3d",code="script-missing"} 1',
    );
  });

  it('that never stops is rate-limited, and another client is not', async () => {
    const send = (address: string) => client.post('faults', { faults: [FAULT] }, from(address));
    for (let call = 0; call < 600; call += 50)
      await Promise.all(Array.from({ length: 50 }, () => send('203.0.113.7')));
    const refusedAnswer = await send('203.0.113.7');
    expect([refusedAnswer.status, refusedAnswer.body]).toEqual([429, refusal('too-many-requests')]);
    expect((await send('203.0.113.8')).status).toBe(200);
  });
});

describe('with the portal’s registry', () => {
  const release = (version: string, uses: readonly string[] = []) => ({ manifest: { version, uses } });
  let registry: unknown;
  let calls: number;
  let portal: Server;
  beforeEach(async () => {
    calls = 0;
    registry = {
      remotes: [
        { name: 'mf-team', active: release('1.2.0', ['transfers/panel@1']) },
        null,
        { name: 'mf-stats', active: release('1.0.0'), canary: { percent: 5, release: release('1.1.0') } },
      ],
      embeds: { active: release('2.0.0'), former: release('1.9.0') },
    };
    portal = createServer((_, response) => {
      calls += 1;
      response.end(JSON.stringify(registry));
    }).listen(0, '127.0.0.1');
    await once(portal, 'listening');
    await api.close();
    const { port } = portal.address() as AddressInfo;
    api = await startTestApi({
      env: { ...testEnv, registryUrl: `http://127.0.0.1:${port}/registry.json` },
    });
    client = new TestClient(api.url);
  });
  afterEach(() => {
    portal.closeAllConnections();
    portal.close();
  });

  const report = (fault: object, address = '198.51.100.4') =>
    client.post('faults', { faults: [fault] }, from(address));
  /** Five addresses, each of which invents as many kinds as it may, and some more. */
  async function crowd(kindOf: (made: string) => object) {
    for (let stranger = 1; stranger <= 5; stranger += 1) {
      for (let start = 0; start < 60; start += 20) {
        const names = Array.from({ length: 20 }, (_, index) =>
          kindOf(`made-up-${stranger}-${start + index}`),
        );
        await client.post('faults', { faults: names }, from(`203.0.113.${stranger}`));
      }
    }
  }
  const place = (remote: string, version: string, code: string) =>
    expect.stringContaining(`remote="${remote}",release="${version}",code="${code}"`);

  it('reserves a place for every release in it, however many kinds were invented', async () => {
    await crowd((name) => ({ ...FAULT, release: name }));
    for (const [remote, version] of [
      ['mf-team', '1.2.0'],
      ['mf-stats', '1.0.0'],
      ['mf-stats', '1.1.0'],
      ['embeds', '1.9.0'],
    ] as const) {
      await report({ remote, release: version, code: 'mount-threw' });
      expect(await counted()).toContainEqual(place(remote, version, 'mount-threw'));
    }
    await report({ remote: 'mf-team', release: null, code: 'manifest-missing' });
    await report({ remote: 'registry', release: null, code: 'registry-unreachable' });
    await report({ remote: 'transfers-panel-1', release: null, code: 'embed-missing' });
    const lines = await counted();
    expect(lines).toContainEqual(place('mf-team', 'none', 'manifest-missing'));
    expect(lines).toContainEqual(place('registry', 'none', 'registry-unreachable'));
    expect(lines).toContainEqual(place('transfers-panel-1', 'none', 'embed-missing'));
  });

  it('reserves one for a later canary, too, within seconds', async () => {
    await crowd((name) => ({ ...FAULT, code: name.replaceAll(/\d/g, 'x'), remote: name }));
    registry = {
      remotes: [{ name: 'mf-team', active: release('1.2.0'), canary: { release: release('1.3.0') } }],
    };
    api.passTime(10_000);
    await report({ remote: 'mf-team', release: '1.3.0', code: 'render-threw' });
    expect(await counted()).toContainEqual(place('mf-team', '1.3.0', 'render-threw'));
    // The one before it is still in use on pages that are open.
    await report({ remote: 'mf-stats', release: '1.1.0', code: 'render-threw' });
    expect(await counted()).toContainEqual(place('mf-stats', '1.1.0', 'render-threw'));
  });

  it('separates remote and code of releases without a place', async () => {
    await crowd((name) => ({ ...FAULT, release: name }));
    await crowd((name) => ({ ...FAULT, remote: name }));
    const lines = await counted();
    expect(lines).toHaveLength(202);
    expect(lines).toContain(
      'client_faults_total{remote="mf-team",release="other",code="script-missing"} 100',
    );
    expect(lines).toContain('client_faults_total{remote="other",release="other",code="other"} 300');
  });

  it('fetches it at most every ten seconds, and not for known releases', async () => {
    await crowd((name) => ({ ...FAULT, release: name }));
    expect(calls).toBe(1);
    api.passTime(10_000);
    await report({ remote: 'mf-team', release: '1.2.0', code: 'mount-threw' });
    expect(calls).toBe(1);
    await report({ remote: 'mf-team', release: '1.2.1', code: 'mount-threw' });
    expect(calls).toBe(2);
  });

  it('continues with the known releases while it is unreachable or invalid', async () => {
    await report({ remote: 'mf-team', release: '1.2.0', code: 'mount-threw' });
    for (const garbage of ['<html>', null, [], { remotes: 7 }]) {
      registry = garbage;
      api.passTime(10_000);
      expect((await report({ remote: 'mf-team', release: '9', code: 'hangs' })).status).toBe(200);
    }
    portal.closeAllConnections();
    portal.close();
    api.passTime(10_000);
    expect((await report({ remote: 'mf-team', release: '8', code: 'hangs' })).status).toBe(200);
    await crowd((name) => ({ ...FAULT, release: name }));
    await report({ remote: 'mf-stats', release: '1.1.0', code: 'mount-threw' });
    expect(await counted()).toContainEqual(place('mf-stats', '1.1.0', 'mount-threw'));
  });
});

describe('faults at the desk', () => {
  /** Expected without a registry: the releases of two remotes. */
  const expectedFaults = {
    includes: ({ remote }: { readonly remote: string }) => remote === 'mf-team' || remote === 'mf-stats',
    refresh: async () => {},
  };
  const fault = {
    ...FAULT,
    code: 'render-threw',
    message: 'a is undefined',
    frames: [FRAME],
    path: '/team/:id',
  };
  let operator: TestClient;
  beforeEach(async () => {
    await api.close();
    api = await startTestApi({ expectedFaults });
    client = new TestClient(api.url);
    ({ client: operator } = await signedIn(api, { roles: ['operator'] }));
  });
  const send = (faults: readonly object[]) => client.post('faults', { faults });
  const store = (from = api) => faultGroupsJob.run(from.context, 0);
  const atDesk = async () => (await operator.get('admin/faults')).body;

  it('are grouped by what they said and where, with counts by release, of all processes', async () => {
    const beside = await startTestApi({ expectedFaults }, api);
    await send([
      { ...fault, count: 3 },
      { ...fault, frames: [FRAME.replace('12.js', '13.js')] },
    ]);
    await store();
    await new TestClient(beside.url).post('faults', { faults: [fault, { ...fault, release: '1.3.0' }] });
    api.passTime(60_000);
    await store(beside);
    await beside.close();
    const { releases, groups } = await atDesk();
    expect(releases).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ remote: 'mf-team', release: '1.2.0-0a1b2c3d', count: 5 }),
        expect.objectContaining({ remote: 'mf-team', release: '1.3.0', count: 1 }),
      ]),
    );
    expect(groups.map(({ count }: { count: number }) => count)).toEqual([4, 1, 1]);
    const { count: _, ...kept } = fault as typeof fault & { count?: number };
    expect(groups[0]).toMatchObject(kept);
  });

  it('of releases that the portal does not have are not among them', async () => {
    await send([{ ...fault, remote: 'mf-made-up' }]);
    await store();
    expect(await atDesk()).toEqual({ releases: [], groups: [] });
  });

  it('are limited for each release: what is beyond is counted by code', async () => {
    for (let start = 0; start < 60; start += 20)
      await send(Array.from({ length: 20 }, (_, n) => ({ ...fault, message: `made up ${start + n}` })));
    await store();
    await send([{ ...fault, message: 'one more' }]);
    await store();
    const { releases, groups } = await atDesk();
    expect(releases).toMatchObject([{ count: 61 }]);
    expect(groups).toHaveLength(51);
    expect(groups[0]).toMatchObject({ message: '', frames: [], count: 11 });
  });

  it('wait while the database is down, and are forgotten two weeks after the last one', async () => {
    await send([fault]);
    const broken = jest
      .spyOn(api.database.models.ClientFault, 'findAll')
      .mockRejectedValueOnce(new ConnectionRefusedError(new Error('gone')));
    await expect(store()).rejects.toThrow('gone');
    broken.mockRestore();
    await store();
    expect((await atDesk()).groups).toMatchObject([{ count: 1 }]);
    api.passTime(15 * 24 * 60 * 60_000);
    await send([{ ...fault, remote: 'mf-stats' }]);
    await store();
    ({ client: operator } = await signedIn(api, { roles: ['operator'] }));
    expect((await atDesk()).groups).toMatchObject([{ remote: 'mf-stats' }]);
  });
});

describe('the counts', () => {
  it('are limited also for expected faults', () => {
    const counts = createFaultCounts(() => 0, { isExpected: () => true, maxExpected: 2 });
    for (const release of ['1', '2', '3', '2']) counts.add({ remote: 'mf-team', release, code: 'hangs' }, 1);
    expect(counts.list().map(({ release, count }) => `${release} ${count}`)).toEqual([
      '3 1',
      '2 2',
      'other 1',
    ]);
  });

  it('are limited, and nothing that was counted is lost', () => {
    let now = 0;
    const counts = createFaultCounts(() => now, { maxKinds: 3 });
    const add = (code: string) => counts.add({ remote: 'mf-team', release: null, code }, 2);
    for (const code of ['a', 'b', 'c', 'd', 'a']) add(code);
    const codes = () => counts.list().map(({ code, count }) => `${code} ${count}`);
    expect(codes()).toEqual(['b 2', 'c 2', 'a 4', 'other 2']);
    now += 7 * 60 * 60_000;
    add('d');
    expect(codes()).toEqual(['c 2', 'a 4', 'd 2', 'other 4']);
  });
});
