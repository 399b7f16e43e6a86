import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Env } from '../env.js';
import { retryStrategy } from './retryStrategy.js';

/** Milliseconds without an answer after which the server counts as down; callers wait that long. */
const ANSWER_WITHIN = 300;
/** Pause before it is asked again, in milliseconds. */
const REST = 2_000;
/** A connection that answers nothing for so long is closed, and another one opened, in milliseconds. */
const SILENCE = 2_000;
/** Interval of pings on the connection that only subscribes, in milliseconds. */
const LISTENING_CHECK = 5_000;

/** A Redis that several processes share. Every command may fail at any time. */
export interface SharedRedis {
  /** For commands: fails immediately while the server is unreachable. */
  readonly commands: Redis;
  /** For listening only. */
  readonly subscriber: Redis;
  /** False while nothing should be asked. */
  isUsable(): boolean;
  /** Records a failed command. */
  failed(error: unknown): void;
  /** Number of failed commands. */
  readonly failures: number;
  close(): void;
}

/** Begins to connect; until that has succeeded it is not usable. */
export function connectRedis({ url }: NonNullable<Env['redis']>, log: Logger): SharedRedis {
  const commands = new Redis(url, {
    retryStrategy,
    commandTimeout: ANSWER_WITHIN,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 5_000,
    socketTimeout: SILENCE,
  });
  const subscriber = new Redis(url, {
    retryStrategy,
    maxRetriesPerRequest: null,
    connectTimeout: 5_000,
    socketTimeout: SILENCE,
  });
  const check = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => {});
  }, LISTENING_CHECK).unref();
  logOutages(commands, log);
  // The other connection reports the same.
  subscriber.on('error', () => {});
  let restUntil = 0;
  let failures = 0;
  return {
    commands,
    subscriber,
    isUsable: () => commands.status === 'ready' && Date.now() >= restUntil,
    failed(error) {
      failures += 1;
      restUntil = Date.now() + REST;
      log.debug({ err: error }, 'redis did not answer');
    },
    get failures() {
      return failures;
    },
    close() {
      clearInterval(check);
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Logs one line when it goes down and one when it is back. */
function logOutages(redis: Redis, log: Logger): void {
  let isOut = false;
  redis.on('error', (error: Error) => {
    if (!isOut) log.warn({ err: error }, 'redis is out of reach: each process counts for itself');
    isOut = true;
  });
  redis.on('ready', () => {
    if (isOut) log.info('redis is back');
    isOut = false;
  });
}
