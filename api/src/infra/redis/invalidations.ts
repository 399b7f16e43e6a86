import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { SharedRedis } from './connectRedis.js';

const invalidation = z.discriminatedUnion('what', [
  /** The clock was set, something was imported or settled. */
  z.object({ what: z.literal('game') }),
  /** Something was written in the chat of a league. */
  z.object({ what: z.literal('chat'), leagueId: z.int().positive() }),
]);

/**
 * A message to other processes: what to read again immediately instead of at the next poll. It carries no data: a
 * subscriber queries the database, so a lost, doubled, late or false message does no harm.
 */
export type Invalidation = z.output<typeof invalidation>;

export interface InvalidationChannel {
  /** Publishes to the other processes; does not wait, never fails. */
  publish(invalidation: Invalidation): void;
  /** Calls `onChange` for what the others publish. */
  subscribe(onChange: (invalidation: Invalidation) => void): void;
  readonly counts: Readonly<Record<'sent' | 'received', number>>;
}

/** Releases of all ages read these messages: names of fields and of the channel never change. */
const message = z.object({ from: z.string(), hint: invalidation });

/** Without a server nothing is published or received, and all processes poll. */
export function createInvalidationChannel(redis: SharedRedis | null, prefix: string): InvalidationChannel {
  const self = randomUUID();
  const channel = channelOf(prefix);
  const counts = { sent: 0, received: 0 };
  return {
    counts,
    publish(invalidation) {
      if (!redis?.isUsable()) return;
      counts.sent += 1;
      redis.commands
        .publish(...messageOf(invalidation, { prefix, from: self }))
        .catch((error: unknown) => redis.failed(error));
    },
    subscribe(onChange) {
      if (!redis) return;
      redis.subscriber.on('message', (on: string, text: string) => {
        const received = on === channel ? read(text) : null;
        if (received === null || received.from === self) return;
        counts.received += 1;
        onChange(received.hint);
      });
      // Waits for the connection; the client subscribes again after each reconnection.
      redis.subscriber.subscribe(channel).catch((error: unknown) => redis.failed(error));
    },
  };
}

const channelOf = (prefix: string) => `${prefix}hints`;

/** The channel that an invalidation is published on, and its message. */
export function messageOf(
  invalidation: Invalidation,
  { prefix, from }: { readonly prefix: string; readonly from: string },
): [channel: string, text: string] {
  return [channelOf(prefix), JSON.stringify({ from, hint: invalidation } satisfies z.input<typeof message>)];
}

function read(text: string): z.output<typeof message> | null {
  try {
    const parsed = message.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
