import { chatOperations } from '@euro/api-contract';
import { Redis } from 'ioredis';
import { seedTeams } from '../demo/seedTeams.js';
import { publishOnce } from '../infra/redis/index.js';
import { chatJob } from '../leagues/chat/chatJob.js';
import { snapshotJob } from '../scoring/live/snapshotJob.js';
import { matchdayJob } from '../scoring/settlement/matchdayJob.js';
import { ask, leagueOf, listen, type Member } from '../testing/chatting.js';
import { EventReader } from '../testing/eventReader.js';
import { importTournament } from '../testing/importTournament.js';
import { type RedisServer, startRedisServer } from '../testing/redisServer.js';
import { startTestApi, type TestApi, testEnv } from '../testing/testApi.js';
import { followInvalidations } from './followInvalidations.js';

let server: RedisServer;
let one: TestApi;
let other: TestApi;
let readers: EventReader[];
beforeEach(async () => {
  server = await startRedisServer();
  readers = [];
  const env = { ...testEnv, redis: { url: server.url, prefix: 'euro-test:' } };
  one = await startTestApi({ env });
  other = await startTestApi({ env }, one);
  for (const { context } of [one, other]) followInvalidations(context, async () => {});
  await untilAllSubscribe();
});
afterEach(async () => {
  for (const reader of readers) reader.close();
  await other.close();
  await one.close();
  await server.kill();
});

const canPublish = ({ context }: TestApi) => context.redis?.isUsable() === true;

/** Both can publish, and both are subscribed. */
async function untilAllSubscribe(): Promise<void> {
  await until(() => canPublish(one) && canPublish(other));
  let listening = 0;
  while (listening < 2) {
    const [, count] = (await one.context.redis?.commands.pubsub('NUMSUB', 'euro-test:hints')) ?? [];
    listening = Number(count);
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}

function track(reader: EventReader): EventReader {
  readers.push(reader);
  return reader;
}

const texts = ({ events }: EventReader): string[] =>
  events.flatMap(({ data }) =>
    data.data.comment_changes.comments.map(({ comment }: { comment: string }) => comment),
  );

/** No job runs in these processes: what arrives was published. */
describe('what one process publishes', () => {
  let admin: Member;
  let leagueId: number;
  const say = (comment: string) => ask(admin, chatOperations.insert, { key_id: leagueId, comment });
  const follow = async () =>
    track(await listen(other, admin, chatOperations.changes, { key_id: leagueId, after: 0 }));
  beforeEach(async () => {
    ({ admin, leagueId } = await leagueOf(one, 1));
  });

  it('in a chat is received at once by readers at another', async () => {
    const reader = await follow();
    await reader.event(0);
    await say('Van hiernaast');
    await reader.until((all) => texts(all).includes('Van hiernaast'));
  });

  it('while Redis is away is found at the next poll, and published again when it is back', async () => {
    const reader = await follow();
    await reader.event(0);
    await server.kill();
    await say('Niemand hoort mij');
    await chatJob.run(other.context, 0);
    await reader.until((all) => texts(all).includes('Niemand hoort mij'));
    await server.start();
    await untilAllSubscribe();
    await say('Daar ben ik weer');
    await reader.until((all) => texts(all).includes('Daar ben ik weer'));
  });

  it('is checked in the database: a false message changes nothing', async () => {
    const reader = await follow();
    await reader.event(0);
    const stranger = new Redis(server.url);
    for (const message of [
      'nonsense',
      '{"from":"me","hint":{"what":"chat","leagueId":"1; DROP TABLE"}}',
      JSON.stringify({ from: 'me', hint: { what: 'chat', leagueId, revision: 1_000_000 } }),
    ]) {
      await stranger.publish('euro-test:hints', message);
    }
    stranger.disconnect();
    await until(() => other.context.invalidations.counts.received === 1);
    await other.context.background.idle();
    expect(reader.events).toHaveLength(1);
    await say('Gewoon verder');
    await reader.until((all) => texts(all).includes('Gewoon verder'));
  });
});

it('sends a settlement’s changes to the readers of another process', async () => {
  await importTournament(one.database, one.clock);
  await seedTeams(one.context, { teams: 5, weekId: 1, seed: 3 });
  for (const api of [one, other]) api.clock.set('2024-06-19T08:00:00Z');
  await snapshotJob.run(other.context, 0);
  const reader = track(await EventReader.open(`${other.url}/live/stream`));
  await reader.event(0);
  await matchdayJob.run(one.context, one.clock.now());
  await reader.event(1);
  expect(other.context.invalidations.counts.received).toBeGreaterThan(0);
});

it('is received from a command, which does not wait', async () => {
  const shared = { url: server.url, prefix: 'euro-test:' };
  await publishOnce(shared, { what: 'game' });
  await until(
    () =>
      other.context.invalidations.counts.received === 1 && one.context.invalidations.counts.received === 1,
  );
  await server.kill();
  await publishOnce(shared, { what: 'game' });
});

it('has a metric of whether Redis answers', async () => {
  const usable = async () =>
    /^redis_usable (\d)$/m.exec(await (await fetch(`${one.url}/metrics`)).text())?.[1];
  expect(await usable()).toBe('1');
  await server.kill();
  await until(() => !canPublish(one));
  expect(await usable()).toBe('0');
  expect((await fetch(`${one.url}/health/ready`)).status).toBe(200);
});
