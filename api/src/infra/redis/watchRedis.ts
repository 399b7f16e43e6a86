import { Counter, Gauge, type Registry } from 'prom-client';
import type { SharedRedis } from './connectRedis.js';
import type { InvalidationChannel } from './invalidations.js';

/** Adds metrics of the shared Redis; none without one. */
export function watchRedis(
  redis: SharedRedis | null,
  channel: InvalidationChannel,
  registry: Registry,
): void {
  if (!redis) return;
  new Gauge({
    name: 'redis_usable',
    help: '1 while Redis answers, 0 while each process counts for itself',
    registers: [registry],
    collect() {
      this.set(Number(redis.isUsable()));
    },
  });
  new Counter({
    name: 'redis_failures_total',
    help: 'Times that Redis did not answer',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(redis.failures);
    },
  });
  new Counter({
    name: 'hints_total',
    help: 'Invalidation messages between processes, by direction',
    labelNames: ['direction'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ direction: 'sent' }, channel.counts.sent);
      this.inc({ direction: 'received' }, channel.counts.received);
    },
  });
}
