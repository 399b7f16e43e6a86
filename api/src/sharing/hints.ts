import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { SharedRedis } from './connectRedis.js';

const hint = z.discriminatedUnion('what', [
  /** The clock was set, something was imported or settled. */
  z.object({ what: z.literal('game') }),
  /** Something was written in the chat of a league. */
  z.object({ what: z.literal('chat'), leagueId: z.int().positive() }),
]);

/**
 * Says to other processes where to look at once instead of at their next turn. It carries no facts: who hears it asks the
 * database, so a message that is lost, doubled, late or false does no harm.
 */
export type Hint = z.output<typeof hint>;

export interface HintLine {
  /** Tells the other processes; does not wait, never fails. */
  tell(said: Hint): void;
  /** Hears what the others tell. */
  hear(listen: (said: Hint) => void): void;
  readonly told: Readonly<Record<'sent' | 'heard', number>>;
}

const message = z.object({ from: z.string(), hint });

/** Without a server nobody hears anything, and all look by themselves. */
export function createHintLine(redis: SharedRedis | null, prefix: string): HintLine {
  const self = randomUUID();
  const channel = channelOf(prefix);
  const told = { sent: 0, heard: 0 };
  return {
    told,
    tell(said) {
      if (!redis?.isUsable()) return;
      told.sent += 1;
      redis.commands
        .publish(...messageOf(said, { prefix, from: self }))
        .catch((error: unknown) => redis.failed(error));
    },
    hear(listen) {
      if (!redis) return;
      redis.subscriber.on('message', (on: string, text: string) => {
        const said = on === channel ? read(text) : null;
        if (said === null || said.from === self) return;
        told.heard += 1;
        listen(said.hint);
      });
      // Waits until the server is there, and is repeated by the client whenever it comes back.
      redis.subscriber.subscribe(channel).catch((error: unknown) => redis.failed(error));
    },
  };
}

const channelOf = (prefix: string) => `${prefix}hints`;

/** Where a hint is told, and the words. */
export function messageOf(
  hint: Hint,
  { prefix, from }: { readonly prefix: string; readonly from: string },
): [channel: string, text: string] {
  return [channelOf(prefix), JSON.stringify({ from, hint } satisfies z.input<typeof message>)];
}

function read(text: string): z.output<typeof message> | null {
  try {
    const parsed = message.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
