import * as z from 'zod';
import { id } from './common.js';

/** What the next settlement would change in the overall ranking. */
export const teamsPreview = z.object({
  /** Teams whose points change, of all that take part. */
  teams: z.number().int(),
  of: z.number().int(),
  /** Teams that had a place and get another, and the greatest number of places among them. */
  moved: z.number().int(),
  farthest: z.number().int(),
  /** Some of them, those that move farthest first; a team without a place before has none to come from. */
  movers: z.array(
    z.object({
      teamId: id,
      name: z.string(),
      points: z.object({ from: z.number(), to: z.number() }),
      rank: z.object({ from: z.number().int().nullable(), to: z.number().int() }),
    }),
  ),
});
