import { Counter, Gauge, type Registry } from 'prom-client';
import type { LiveHub } from './liveHub.js';

/** Adds metrics of the streams: readers, messages sent, readers dropped. */
export function watchLive(live: LiveHub, registry: Registry): void {
  new Gauge({
    name: 'live_readers',
    help: 'Open streams of live events',
    registers: [registry],
    collect() {
      this.set(live.readers);
    },
  });
  counter(
    registry,
    'live_messages_total',
    'Messages made for all streams, by event',
    'event',
    () => live.sent,
  );
  counter(registry, 'live_readers_dropped_total', 'Streams cut off, by reason', 'reason', () => live.dropped);
}

/** A counter whose value is read from its source. */
function counter(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  counts: () => Readonly<Record<string, number>>,
): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, count] of Object.entries(counts())) this.inc({ [label]: value }, count);
    },
  });
}
