import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { retryStrategy } from '../../redis/retryStrategy.js';

/** Interval of pings to the server, in milliseconds. */
const PING_EVERY = 1_000;
/** Milliseconds without an answer after which the server counts as down. */
const SILENCE = 3_000;
const ANSWER_WITHIN = 2_000;

/** The connection that announcements go through, and whether the server behind it answers. */
export interface QueueConnection {
  readonly redis: Redis;
  /** False while the queue must not be relied on. */
  isUsable(): boolean;
  /** Calls `listener` after each connection and reconnection. */
  onReady(listener: () => void): void;
  close(): void;
}

export function connectQueue(url: string, log: Logger): QueueConnection {
  const redis = new Redis(url, {
    retryStrategy,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_WITHIN,
    connectTimeout: 5_000,
    socketTimeout: SILENCE,
  });
  let answeredAt = 0;
  let isOut = false;
  const isUsable = () => redis.status === 'ready' && Date.now() - answeredAt < SILENCE;
  const ping = () => {
    if (redis.status === 'ready') redis.ping().then(() => (answeredAt = Date.now()), ignore);
    if (isOut === isUsable()) note();
  };
  function note(): void {
    isOut = !isUsable();
    if (isOut) log.warn('the queue is out of reach: each worker looks for work on its intervals');
    else log.info('the queue is back');
  }
  const timer = setInterval(ping, PING_EVERY).unref();
  redis.on('error', ignore);
  redis.on('ready', () => {
    answeredAt = Date.now();
    if (isOut) note();
  });
  return {
    redis,
    isUsable,
    onReady: (listener) => void redis.on('ready', listener),
    close() {
      clearInterval(timer);
      redis.disconnect();
    },
  };
}

/** Failed commands are announced again, or found by the sweep. */
function ignore(): void {}
