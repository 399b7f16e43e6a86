import { pino } from 'pino';
import { Refusal } from '../../infra/errors.js';
import { connectRedis, type SharedRedis } from '../../infra/redis/index.js';
import { type RedisServer, startRedisServer } from '../../testing/redisServer.js';
import { createRateLimits, type RateLimits } from './rateLimits.js';

const PREFIX = 'euro-test:';
const log = pino({ level: 'silent' });
/** Wrong passwords for one account from one address. */
const ALLOWED = 10;

let server: RedisServer;
let connections: SharedRedis[];
beforeEach(async () => {
  server = await startRedisServer();
  connections = [];
});
afterEach(async () => {
  for (const redis of connections) redis.close();
  server.thaw();
  await server.kill();
});

async function process(): Promise<{ limits: RateLimits; redis: SharedRedis }> {
  const redis = connectRedis({ url: server.url, prefix: PREFIX }, log);
  connections.push(redis);
  await until(() => redis.isUsable());
  return { limits: createRateLimits({ redis, prefix: PREFIX }), redis };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** How many of so many attempts pass. */
async function passing({ limits }: { limits: RateLimits }, attempts: number): Promise<number> {
  let passed = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      await limits.consume('loginByAccount', '203.0.113.7 jan@example.test');
      passed += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      expect(error).toMatchObject({
        code: 'too-many-requests',
        headers: { 'Retry-After': expect.any(String) },
      });
    }
  }
  return passed;
}

describe('two processes that share a Redis', () => {
  it('count together', async () => {
    const [one, other] = [await process(), await process()];
    expect([await passing(one, 6), await passing(other, 6)]).toEqual([6, 4]);
    expect(await passing(one, 1)).toBe(0);
  });

  it('give back attempts that were right', async () => {
    const [one, other] = [await process(), await process()];
    await passing(one, ALLOWED);
    await one.limits.forgive('loginByAccount', '203.0.113.7 jan@example.test');
    expect(await passing(other, 2)).toBe(1);
  });

  it('store no address and no name in Redis', async () => {
    const one = await process();
    await passing(one, 1);
    const keys = await one.redis.commands.keys('*');
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^euro-test:limit:loginByAccount:[\w-]{22}$/);
  });
});

describe('a process with a Redis', () => {
  it('that was never reachable allows as many calls as without one', async () => {
    await server.kill();
    const redis = connectRedis({ url: server.url, prefix: PREFIX }, log);
    connections.push(redis);
    expect(await passing({ limits: createRateLimits({ redis, prefix: PREFIX }) }, 15)).toBe(ALLOWED);
  });

  it('that dies counts alone, and counts with the others again when it is back', async () => {
    const [one, other] = [await process(), await process()];
    expect(await passing(one, 4)).toBe(4);
    await server.kill();
    expect([await passing(one, 10), await passing(other, 15)]).toEqual([6, ALLOWED]);
    await server.start();
    await until(() => one.redis.isUsable());
    const third = await process();
    expect(await passing(third, 3)).toBe(3);
    expect(await third.redis.commands.keys('*')).toHaveLength(1);
  });

  it('that is emptied resets no limit', async () => {
    const one = await process();
    expect(await passing(one, 7)).toBe(7);
    await server.flush();
    expect(await passing(one, 10)).toBe(3);
  });

  it('that accepts connections and never answers waits once, not at every attempt', async () => {
    const one = await process();
    server.freeze();
    expect(await passing(one, 15)).toBe(ALLOWED);
    expect(one.redis.failures).toBe(1);
    expect(one.redis.isUsable()).toBe(false);
    server.thaw();
    await until(() => one.redis.isUsable());
  });
});
