import { pino } from 'pino';
import { Refusal } from '../../infra/errors.js';
import { connectRedis, type SharedRedis } from '../../infra/redis/index.js';
import { type RedisServer, startRedisServer } from '../../testing/redisServer.js';
import { createWrongAttempts, WRONG_ATTEMPTS, type WrongAttempts } from './wrongAttempts.js';

const PREFIX = 'euro-test:';
const KEYS = ['address 203.0.113.7', 'account 12'];
const HOUR = 3_600;

const guess = (wrong: WrongAttempts, keys: readonly string[] = KEYS) =>
  wrong.run(
    keys,
    () => Promise.reject(new Refusal('invite-invalid')),
    (error) => error instanceof Refusal && error.code === 'invite-invalid',
  );
const pass = (wrong: WrongAttempts, keys: readonly string[] = KEYS) =>
  wrong.run(
    keys,
    () => Promise.resolve('right'),
    () => true,
  );

/** The code with which an attempt is refused, or what it returns. */
async function outcomeOf(attempt: Promise<unknown>): Promise<unknown> {
  try {
    return await attempt;
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
}

/** Seconds to wait; 0 when nothing is blocked. */
async function waitOf(wrong: WrongAttempts, keys?: readonly string[]): Promise<number> {
  try {
    await pass(wrong, keys);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error).toMatchObject({ code: 'too-many-wrong-codes', status: 429 });
    return Number(error.headers['Retry-After']);
  }
}

async function guessMany(wrong: WrongAttempts, times: number, keys?: readonly string[]): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: times }, () => outcomeOf(guess(wrong, keys))));
  return outcomes.filter((outcome) => outcome === 'invite-invalid').length;
}

describe('in one process', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  it('ten wrong attempts are checked, also when many are concurrent; then all are refused, right ones included', async () => {
    const wrong = createWrongAttempts('invite');
    expect(await guessMany(wrong, 51)).toBe(WRONG_ATTEMPTS);
    expect(await waitOf(wrong)).toBe(60);
    jest.advanceTimersByTime(60_000);
    expect(await waitOf(wrong)).toBe(0);
  });

  it('right attempts are free, and fewer wrong ones are forgotten after a minute', async () => {
    const wrong = createWrongAttempts('invite');
    for (let times = 0; times < 50; times += 1) expect(await pass(wrong)).toBe('right');
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await guessMany(wrong, WRONG_ATTEMPTS - 1)).toBe(WRONG_ATTEMPTS - 1);
      expect(await waitOf(wrong)).toBe(0);
      jest.advanceTimersByTime(61_000);
    }
  });

  it('each block is twice as long as the previous one, up to an hour, until a day passes without one', async () => {
    const wrong = createWrongAttempts('invite');
    const waits: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      await guessMany(wrong, WRONG_ATTEMPTS);
      const wait = await waitOf(wrong);
      waits.push(wait);
      jest.advanceTimersByTime(wait * 1_000);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1_920, HOUR, HOUR, HOUR]);
    jest.advanceTimersByTime(24 * HOUR * 1_000);
    await guessMany(wrong, WRONG_ATTEMPTS);
    expect(await waitOf(wrong)).toBe(60);
  });

  it('a blocked account is blocked at every address, a blocked address for every account', async () => {
    const wrong = createWrongAttempts('invite');
    await guessMany(wrong, WRONG_ATTEMPTS);
    expect(await waitOf(wrong, ['address 198.51.100.1', 'account 12'])).toBe(60);
    expect(await waitOf(wrong, ['account 13', 'address 203.0.113.7'])).toBe(60);
    expect(await waitOf(wrong, ['address 198.51.100.1', 'account 13'])).toBe(0);
  });
});

describe('processes that share a Redis', () => {
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

  async function process(): Promise<{ wrong: WrongAttempts; redis: SharedRedis }> {
    const redis = connectRedis({ url: server.url, prefix: PREFIX }, pino({ level: 'silent' }));
    connections.push(redis);
    while (!redis.isUsable()) await new Promise((resolve) => setTimeout(resolve, 10));
    return { wrong: createWrongAttempts('invite', { redis, prefix: PREFIX }), redis };
  }

  it('count and block together, and store no address and no account in it', async () => {
    const [one, other] = [await process(), await process()];
    expect(await guessMany(one.wrong, 6)).toBe(6);
    expect(await guessMany(other.wrong, 6)).toBe(4);
    for (const { wrong } of [one, other]) expect(await waitOf(wrong)).toBeGreaterThan(50);
    const names = await one.redis.commands.keys('*');
    expect(names).toHaveLength(4);
    for (const name of names) expect(name).toMatch(/^euro-test:limit:invite(Blocks)?:[\w-]{22}$/);
  });

  it('extend the block together', async () => {
    const [one, other] = [await process(), await process()];
    await guessMany(one.wrong, WRONG_ATTEMPTS);
    // As if the first block were over.
    const wrongs = await one.redis.commands.keys(`${PREFIX}limit:invite:*`);
    await one.redis.commands.del(...wrongs);
    await guessMany(other.wrong, WRONG_ATTEMPTS);
    expect(await waitOf(other.wrong)).toBeGreaterThan(110);
  });

  it('count alone when it dies', async () => {
    const one = await process();
    await server.kill();
    expect(await guessMany(one.wrong, 51)).toBe(WRONG_ATTEMPTS);
    expect(await waitOf(one.wrong)).toBeGreaterThan(50);
  });
});
