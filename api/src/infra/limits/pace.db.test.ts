import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { type RedisServer, startRedisServer } from '../../testing/redisServer.js';
import { connectRedis, type SharedRedis } from '../redis/index.js';
import { createPace, type Pace } from './pace.js';

let server: RedisServer;
let connections: SharedRedis[];
beforeEach(async () => {
  server = await startRedisServer();
  connections = [];
});
afterEach(async () => {
  for (const redis of connections) redis.close();
  await server.kill();
});

async function shared(): Promise<{ redis: SharedRedis; prefix: string }> {
  const redis = connectRedis({ url: server.url, prefix: 'euro-test:' }, pino({ level: 'silent' }));
  connections.push(redis);
  while (!redis.isUsable()) await new Promise((resolve) => setTimeout(resolve, 10));
  return { redis, prefix: 'euro-test:' };
}

/** Milliseconds until so many places were taken. */
async function timeFor(places: number, ...paces: Pace[]): Promise<number> {
  const began = performance.now();
  await Promise.all(
    paces.flatMap((pace) => Array.from({ length: places / paces.length }, () => pace.take())),
  );
  return performance.now() - began;
}

it('limits nothing without a limit', async () => {
  const pace = createPace({ name: 'mail', perSecond: null, shared: null });
  let taken = 0;
  for (let place = 0; place < 10_000; place += 1) {
    void pace.take().then(() => {
      taken += 1;
    });
  }
  await setImmediate();
  expect(taken).toBe(10_000);
});

it('runs a limited number a second, and the others in the next seconds', async () => {
  const pace = createPace({ name: 'mail', perSecond: 10, shared: null });
  expect(await timeFor(30, pace)).toBeGreaterThan(1_500);
});

it('is shared by name between all processes with the same Redis', async () => {
  const mail = async () => createPace({ name: 'mail', perSecond: 10, shared: await shared() });
  const push = createPace({ name: 'push', perSecond: 1_000, shared: await shared() });
  const paces = [await mail(), await mail()];
  const [time] = await Promise.all([timeFor(40, ...paces), timeFor(100, push)]);
  expect(time).toBeGreaterThan(2_500);
});

it('continues alone when Redis is down', async () => {
  const pace = createPace({ name: 'mail', perSecond: 10, shared: await shared() });
  await pace.take();
  await server.kill();
  expect(await timeFor(30, pace)).toBeGreaterThan(1_500);
});
