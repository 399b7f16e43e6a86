import * as z from 'zod';
import { formFlag } from './common.js';
import type { Endpoint } from './endpoint.js';

/** Maximum size of a feed message, in bytes. */
export const MAX_FEED_BYTES = 1024 * 1024;

/** A cell as the pack's file writes it (`"7.5"`), or as the number that it is; null is an empty cell. */
const cell = z.union([z.string().max(400), z.number(), z.boolean(), z.null()]);
/** A row by column: exactly the columns that the pack's file has (docs/feed-format.md). */
export const feedRow = z.record(z.string().max(40), cell);
/** A higher one is newer; a part that arrives with a lower one, or with the same again, changes nothing. */
const version = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A provider's message about some matches and players: always their whole state, never a difference. */
export const feedMessage = z.strictObject({
  /** The provider's own name for it, for logs. */
  id: z.string().regex(/^[\w.:-]{1,80}$/),
  matches: z
    .array(
      z.strictObject({
        version,
        /** A row of matches.csv. */
        match: feedRow,
        /** All current rows of stats.csv of this match; players who are left out have none. */
        stats: z.array(feedRow).max(150),
      }),
    )
    .max(50)
    .default([]),
  players: z
    .array(
      z.strictObject({
        version,
        /** A row of players.csv. */
        player: feedRow,
        /** All rows of spells.csv of this player; when left out, those that are known stay. */
        spells: z.array(feedRow).max(40).optional(),
      }),
    )
    .max(500)
    .default([]),
});
export type FeedMessage = z.infer<typeof feedMessage>;

/** Answer of a poll: messages after a position, and the position after them. */
export const feedPage = z.object({
  /** Each is validated separately: a refused one does not block the others. */
  messages: z.array(z.unknown()).max(200),
  /** Position of the next poll. */
  next: z.string().min(1).max(200),
  /** True: there is more already. */
  more: z.boolean().default(false),
});
export type FeedPage = z.infer<typeof feedPage>;

const parts = z.object({ applied: z.array(z.number().int()), ignored: z.array(z.number().int()) });

export const feedEndpoints = {
  'POST feed/{competitionFeed}/{seasonId}': {
    summary:
      'A provider pushes the state of matches and players, signed as Standard Webhooks describes; `details.problems` of ' +
      '`feed-refused` name part, column and what is allowed there',
    access: 'open',
    signed: true,
    maxBytes: MAX_FEED_BYTES,
    params: z.object({
      competitionFeed: z.string().regex(/^[A-Z0-9]{2,16}$/),
      seasonId: z.string().regex(/^[0-9]{4}$/),
    }),
    /** With `true` the answer says what the message would change: nothing is applied or stored. */
    query: z.object({ dryRun: formFlag }),
    body: feedMessage,
    response: z.object({
      /** Ids of the feed. Ignored: a newer version arrived before, or this one did. */
      matches: parts,
      players: parts,
      /** Rows added, updated and removed. */
      changes: z.number().int(),
      /** Oddities that may be true, in English. */
      warnings: z.array(z.string()),
      /** Nothing was applied: it would close a matchday or take a confirmation back, and an operator decides. */
      held: z.boolean().optional(),
    }),
    errors: ['not-found', 'signature-refused', 'feed-refused', 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;
