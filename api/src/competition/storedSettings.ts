import { competitionSettings } from '@euro/api-contract';
import * as z from 'zod';

/**
 * What `competitions.settings` holds as JSON: the published settings and those that only the server uses
 * (decisions ⚙). Money in millions, points in points, as people write them.
 */
export const storedSettings = competitionSettings.omit({ competitionFeed: true, seasonId: true }).extend({
  /** Whether this turn's confirmed transfers may be undone (decisions §3.3). */
  transfersResettable: z.boolean(),
  /** Confirm a matchday by itself once its last match is over (decisions §4.8). */
  autoConfirm: z.boolean(),
  /** Whether teams that are not paid score and are ranked (decisions §5.3). */
  rankUnpaidTeams: z.boolean(),
  /** RSS feed behind `matches/rss`; null shows no news (decisions §8.3). */
  newsUrl: z.url({ protocol: /^https?$/ }).nullable(),
});
export type StoredSettings = z.infer<typeof storedSettings>;
