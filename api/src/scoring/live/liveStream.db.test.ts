import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveState } from '@euro/api-contract';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import { connectDatabase } from '../../infra/db/connectDatabase.js';
import { createApp } from '../../server/app.js';
import { createContext } from '../../server/createContext.js';
import { liveJob } from '../../server/jobs/liveJob.js';
import { EventReader } from '../../testing/eventReader.js';
import { importOther, OTHER_QUERY } from '../../testing/importOther.js';
import { importWithTeams } from '../../testing/importWithTeams.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { matchdayJob } from '../settlement/matchdayJob.js';
import { snapshotJob } from './snapshotJob.js';

/** Matchday 1: Germany–Scotland is over, Hungary–Switzerland begins the next day. */
const AFTER_THE_FIRST_MATCH = '2024-06-14T22:00:00Z';
const AFTER_THREE_MATCHES = '2024-06-15T18:00:00Z';
const MATCHDAY_2_RUNS = '2024-06-19T16:30:00Z';
const GERMANY_SCOTLAND = 1;

let api: TestApi;
let open: (headers?: Record<string, string>) => Promise<EventReader>;
let readers: EventReader[];
beforeEach(async () => {
  api = await startTestApi();
  readers = [];
  open = async (headers) => {
    const reader = await EventReader.open(`${api.url}/live/stream`, headers);
    readers.push(reader);
    return reader;
  };
});
afterEach(async () => {
  for (const reader of readers) reader.close();
  await api.close();
});

/** What the API's jobs do when the clock has moved. */
async function at(moment: string): Promise<void> {
  api.clock.set(moment);
  await matchdayJob.run(api.context, api.clock.now());
  await snapshotJob.run(api.context, api.clock.now());
}

async function playTournament(): Promise<void> {
  await importWithTeams(api.context, { teams: 5, weekId: 1, seed: 1 });
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

describe('the live stream', () => {
  beforeEach(playTournament);

  it('starts with the whole state, valid by the contract, and is neither cached nor compressed', async () => {
    await at(AFTER_THE_FIRST_MATCH);
    const reader = await open();
    const { event, id, data } = await reader.event(0);
    expect([reader.status, reader.headers['content-type']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(reader.headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String),
    });
    expect([event, id]).toEqual(['snapshot', data.cursor]);
    expect(liveState.parse(data)).toEqual(data);
    expect(data).toMatchObject({ now: '2024-06-14T22:00:00.000Z', deadlineWeek: 2, weekId: 1, version: 1 });
    expect(new Set(data.matches.map(({ weekId }: { weekId: number }) => weekId))).toEqual(new Set([1, 2]));
    expect(data.matches[0]).toMatchObject({ id: 1, status: 'finished', homeScore: 5, awayScore: 1 });
    expect(reader.retries).toHaveLength(1);
  });

  it('sends only the changes of a settlement', async () => {
    await at(AFTER_THE_FIRST_MATCH);
    const reader = await open();
    const before = (await reader.event(0)).data;
    await at(AFTER_THREE_MATCHES);
    await reader.until(({ events }) => events.at(-1)?.data.version === 2);
    const changes = reader.events.slice(1);
    expect(changes.map(({ event }) => event)).toEqual(changes.map(() => 'change'));
    for (const { data } of changes) {
      expect(liveState.parse(data)).toEqual(data);
      expect(data.weeks).toHaveLength(7);
      expect(idsOf(data.matches)).not.toContain(GERMANY_SCOTLAND);
    }
    const idsBefore = new Set(idsOf(before.players));
    const sentIds = changes.flatMap(({ data }) => idsOf(data.players));
    expect(sentIds.length).toBeGreaterThan(80);
    expect(sentIds.filter((id) => idsBefore.has(id))).toEqual([]);
    expect(changes.at(-1)?.data.dataVersion).not.toBe(before.dataVersion);
  });

  it('follows a running match minute by minute, with its players only', async () => {
    jest.spyOn(api.clock, 'setting').mockReturnValue('the same');
    await at('2024-06-14T19:20:00Z');
    const reader = await open();
    const { data } = await reader.event(0);
    expect(data.matches[0]).toMatchObject({ id: 1, status: 'live', minute: 21 });
    const statuses = data.players.map(({ status }: { status: string }) => status);
    expect(statuses.filter((status: string) => status === 'playing')).toHaveLength(22 + 2);
    expect(new Set(statuses)).toEqual(new Set(['playing', 'bench']));
    for (const minute of [22, 23]) {
      await at(`2024-06-14T19:${minute - 1}:00Z`);
      await reader.until(({ events }) => events.at(-1)?.data.matches[0]?.minute === minute);
      const last = reader.events.at(-1);
      expect([last?.event, idsOf(last?.data.matches)]).toEqual(['change', [GERMANY_SCOTLAND]]);
      // Minutes tick for who is on the pitch; the coaches' points stay.
      expect(last?.data.players).toHaveLength(22);
    }
  });

  it('is silent while only time passes', async () => {
    await at(AFTER_THE_FIRST_MATCH);
    jest.spyOn(api.clock, 'setting').mockReturnValue('the same');
    const reader = await open();
    await reader.event(0);
    await at('2024-06-14T23:30:00Z');
    await at('2024-06-15T02:00:00Z');
    await liveJob.run(api.context, 0);
    await reader.until(({ comments }) => comments === 1);
    expect(reader.events).toHaveLength(1);
  });

  it('sends missed events on reconnect, and repeats nothing when there are none', async () => {
    await at(AFTER_THE_FIRST_MATCH);
    const first = await open();
    const { id } = await first.event(0);
    first.close();
    const lucky = await open({ 'last-event-id': id });
    await liveJob.run(api.context, 0);
    await lucky.until(({ comments }) => comments === 1);
    expect(lucky.events).toEqual([]);
    lucky.close();

    await at(AFTER_THREE_MATCHES);
    const { event, data } = await (await open({ 'last-event-id': id })).event(0);
    expect([event, data.version]).toEqual(['snapshot', 2]);
    const script = await EventReader.open(`${api.url}/live/stream?lastEventId=${data.cursor}`);
    readers.push(script);
    await script.until(({ retries }) => retries.length === 1);
    await liveJob.run(api.context, 0);
    await script.until(({ comments }) => comments === 1);
    expect(script.events).toEqual([]);
  });

  it('sends the whole state again when the next matchday starts and when the clock is set back', async () => {
    await at(AFTER_THREE_MATCHES);
    const reader = await open();
    await reader.event(0);
    await at(MATCHDAY_2_RUNS);
    await reader.until(({ events }) => events.at(-1)?.data.weekId === 2);
    expect(reader.events.find(({ data }) => data.weekId === 2)?.event).toBe('snapshot');
    await at(AFTER_THE_FIRST_MATCH);
    await reader.until(({ events }) => events.at(-1)?.data.weekId === 1);
    const back = reader.events.findLast(({ event }) => event === 'snapshot');
    expect(back?.data).toMatchObject({ weekId: 1, now: '2024-06-14T22:00:00.000Z' });
  });

  it('sends a new clock setting at once, though nothing else changed', async () => {
    await at(AFTER_THE_FIRST_MATCH);
    const reader = await open();
    await reader.event(0);
    await at('2024-06-14T22:05:00Z');
    const { event, data } = await reader.event(1);
    expect([event, data.now, data.matches, data.players]).toEqual([
      'change',
      '2024-06-14T22:05:00.000Z',
      [],
      [],
    ]);
  });

  it('is identical in two processes with the same data', async () => {
    await at(AFTER_THREE_MATCHES);
    const database = await connectDatabase(api.database.url);
    const { env, log } = api.context;
    const context = createContext({ env, log, clock: new FixedClock(AFTER_THREE_MATCHES), database });
    const server = createServer(createApp(context)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const other = new TestClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
    const [here, there] = [await new TestClient(api.url).get('live'), await other.get('live')];
    expect(there.body).toEqual(here.body);
    await api.context.withTransaction((transaction) =>
      api.database.models.Matchday.update(
        { state: 'provisional', version: 9 },
        { where: { weekId: 1 }, transaction },
      ),
    );
    expect((await other.get('live')).body.cursor).not.toBe(here.body.cursor);
    server.close();
    server.closeAllConnections();
    await database.sequelize.close();
  });

  it('ends when the process stops, and accepts no new connection', async () => {
    const reader = await open();
    await reader.event(0);
    api.context.live.close();
    await reader.until(({ isEnded }) => isEnded);
    expect(reader.retries).toHaveLength(2);
    const answer = await new TestClient(api.url).get('live/stream');
    expect([answer.status, answer.body]).toEqual([503, refusal('not-available')]);
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('is counted among the metrics', async () => {
    await at(AFTER_THE_FIRST_MATCH);
    await (await open()).event(0);
    await at(AFTER_THREE_MATCHES);
    const { body } = await new TestClient(api.url).get('metrics');
    expect(body).toContain('live_readers 1\n');
    expect(body).toMatch(/live_messages_total\{event="change"\} [1-9]/);
    expect(body).toContain('live_readers_dropped_total{reason="slow"} 0');
  });

  it('is read-only', async () => {
    const answer = await new TestClient(api.url).post('live/stream');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

describe('a reader of the stream', () => {
  it('is refused beyond the limit per address', async () => {
    await playTournament();
    await Promise.all(Array.from({ length: 50 }, () => open()));
    const answer = await new TestClient(api.url).get('live/stream');
    expect([answer.status, answer.body]).toEqual([429, refusal('too-many-requests')]);
    const elsewhere = await open({ 'x-forwarded-for': '192.0.2.7' });
    expect(elsewhere.status).toBe(200);
  });

  it('counts for the limits of the process, whichever competition it follows', async () => {
    await playTournament();
    await importOther(api.database, api.clock);
    await Promise.all(Array.from({ length: 49 }, () => open()));
    const otherPath = `live/stream?${OTHER_QUERY}`;
    const other = await EventReader.open(`${api.url}/${otherPath}`);
    readers.push(other);
    expect(other.status).toBe(200);
    for (const path of ['live/stream', otherPath]) {
      const answer = await new TestClient(api.url).get(path);
      expect([answer.status, answer.body]).toEqual([429, refusal('too-many-requests')]);
    }
    other.close();
    while (api.context.live.readers > 49) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await open()).status).toBe(200);
  });

  it('gets a 404 while there is no state yet', async () => {
    for (const path of ['live', 'live/stream']) {
      const answer = await new TestClient(api.url).get(path);
      expect([answer.status, answer.body]).toEqual([404, refusal('nothing-to-show-yet')]);
    }
  });
});

describe('the live state for clients without a stream', () => {
  it('equals the first event of the stream', async () => {
    await playTournament();
    await at(AFTER_THE_FIRST_MATCH);
    const { body, headers } = await new TestClient(api.url).get('live');
    expect(body).toEqual((await (await open()).event(0)).data);
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([`"${body.cursor}"`, 'no-cache']);
  });

  it('is not sent again until something changes', async () => {
    await playTournament();
    await at(AFTER_THE_FIRST_MATCH);
    const client = new TestClient(api.url);
    const etag = (await client.get('live')).headers.get('etag') ?? '';
    expect((await client.get('live', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await at(AFTER_THREE_MATCHES);
    expect((await client.get('live', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });
});
