import type { FeedMessage } from '@euro/api-contract';
import { playMatch } from '../../demo/provider/playMatch.js';
import { type ServedFeed, serveFeed } from '../../demo/provider/serveFeed.js';
import { readTournament } from '../../testing/importTournament.js';
import { type Provider, startProvider, storedResults } from '../../testing/liveFeed.js';
import { TestClient } from '../../testing/testClient.js';
import { feedPollJob } from './feedPollJob.js';

const TOKEN = 'let-me-in';
const SECOND = 1000;

let feed: ServedFeed;
let provider: Provider;
let messages: FeedMessage[];
beforeEach(async () => {
  feed = await serveFeed({ token: TOKEN });
  provider = await startProvider({ polls: [{ competition: 'EUROM/2024', url: feed.url, token: TOKEN }] });
  const tournament = await readTournament();
  const [match] = tournament.matches;
  if (!match) throw new Error('There is no match.');
  messages = playMatch(tournament, match, 5).map(({ message }) => message);
});
afterEach(async () => {
  feed.close();
  await provider.api.close();
});

const poll = ({ api } = provider) => feedPollJob.run(api.context, api.clock.now());
const publish = (from: number, to: number) => {
  for (const message of messages.slice(from, to)) feed.publish(message);
};
const state = () => provider.api.database.models.FeedPoll.findByPk(1, { raw: true });
const minuteOf = async () =>
  (await provider.api.database.models.Match.findByPk(1, { raw: true }))?.minute ?? null;

it('fetches everything published since the last poll, page by page', async () => {
  publish(0, 45);
  await poll();
  expect(feed.requests.map(({ after }) => after)).toEqual([null, '20', '40']);
  expect(await minuteOf()).toBeGreaterThan(20);
  expect(await state()).toMatchObject({ position: '45', failures: 0, problem: null });
  publish(45, messages.length);
  provider.api.passTime(5 * SECOND);
  await poll();
  expect(feed.requests.at(3)?.after).toBe('45');
  expect(await provider.api.database.models.Match.findByPk(1, { raw: true })).toMatchObject({
    minute: null,
    homeScore: 5,
    awayScore: 1,
  });
});

it('waits between two polls, and uses conditional requests', async () => {
  publish(0, 5);
  await poll();
  await poll();
  expect(feed.requests).toHaveLength(1);
  for (const _ of [1, 2]) {
    provider.api.passTime(5 * SECOND);
    await poll();
  }
  expect(feed.requests.map(({ status }) => status)).toEqual([200, 200, 304]);
});

it('resumes at the same position after failures, with growing pauses', async () => {
  publish(0, 5);
  await poll();
  const before = await storedResults(provider.api);
  publish(5, 25);
  feed.failNext(500, 503, 429);
  const pauses: number[] = [];
  for (const _ of [1, 2, 3]) {
    provider.api.passTime(((await pauseNow()) ?? 0) + 1);
    await poll();
    pauses.push(Math.round((await pauseNow()) / SECOND));
  }
  expect(pauses).toEqual([10, 20, 40]);
  expect(await state()).toMatchObject({ position: '5', failures: 3, problem: 'The feed answers 429.' });
  expect(await storedResults(provider.api)).toEqual(before);
  const { body: metrics } = await new TestClient(provider.api.url).get('metrics');
  expect(metrics).toContain('feed_poll_failures{feed="EUROM/2024"} 3');
  provider.api.passTime(41 * SECOND);
  await poll();
  expect(await state()).toMatchObject({ position: '25', failures: 0, problem: null });

  async function pauseNow(): Promise<number> {
    return Number((await state())?.nextAt) - provider.api.context.realNow();
  }
});

it('skips a rejected message, and an invalid one', async () => {
  const [first, second] = messages;
  if (!first || !second) throw new Error('Nothing is sent.');
  feed.publish({ ...first, id: 'bad', matches: [{ version: 1, match: { id: 999 }, stats: [] }] });
  feed.publish({ nothing: true } as unknown as FeedMessage);
  feed.publish(second);
  feed.publish('text' as unknown as FeedMessage);
  await poll();
  const rows = await provider.api.database.models.FeedMessage.findAll({ order: ['id'], raw: true });
  expect(rows.map(({ outcome, way }) => `${way} ${outcome}`)).toEqual([
    'poll refused',
    'poll refused',
    'poll applied',
    'poll refused',
  ]);
  expect(await state()).toMatchObject({ position: '4', failures: 0 });
});

it('is done by one process at a time', async () => {
  publish(0, 10);
  const beside = await startProvider(
    { polls: [{ competition: 'EUROM/2024', url: feed.url, token: TOKEN }] },
    provider.api,
  );
  await Promise.all([poll(), poll(beside), poll(), poll(beside)]);
  expect(feed.requests).toHaveLength(1);
  await beside.api.close();
});

it('restarts for a changed address', async () => {
  publish(0, 5);
  await poll();
  const moved = await startProvider(
    { polls: [{ competition: 'EUROM/2024', url: `${feed.url}?version=2`, token: TOKEN }] },
    provider.api,
  );
  await poll(moved);
  expect(feed.requests.map(({ after }) => after)).toEqual([null, null]);
  await moved.api.close();
});

it('fails with a reason for the operator', async () => {
  const silent = await startProvider(
    { polls: [{ competition: 'EUROM/2024', url: 'http://127.0.0.1:9/', token: null }] },
    provider.api,
  );
  await poll(silent);
  expect((await state())?.problem).toMatch(/^The feed can't be read: /);
  await silent.api.close();
});

it('sends no request for competitions without a feed', async () => {
  const other = await startProvider(
    { polls: [{ competition: 'WORLDM/2022', url: feed.url, token: null }] },
    provider.api,
  );
  await poll(other);
  expect(feed.requests).toEqual([]);
  await other.api.close();
});
