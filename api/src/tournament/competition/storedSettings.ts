import { competitionSettings, scoringRule } from '@euro/api-contract';
import { DEFAULT_SETTINGS, PLAYER_RULES, STATISTICS } from '@euro/game';
import * as z from 'zod';

const matchday = z.number().int();
/** Matchdays that have a ranking of their own; the id is the `rankingTypeId` of the API (spec §9). */
const rankingSpan = z.object({ id: z.number().int(), firstWeek: matchday, lastWeek: matchday });
const namedSpan = rankingSpan.extend({ name: z.object({ nl: z.string(), en: z.string() }) });

const { squadLayout, formationLimits } = competitionSettings.shape;
const statistic = z.enum(STATISTICS.map(({ name }) => name));
/** A rule of the scoring table as the engine knows it; misspelt terms are refused. */
const storedRule = z.strictObject({
  ...scoringRule.shape,
  rule: z.enum(PLAYER_RULES),
  statistic: z.enum([...statistic.options, 'skillIndex']),
  minus: statistic.optional(),
});

/**
 * The JSON of `competitions.settings`: the published settings and those that only the server uses (decisions ⚙).
 * Money is in millions and points are in points, as people write them. Ranges are checked when a feed is imported
 * (`SETTING_BOUNDS`): stored settings must always be readable.
 */
export const storedSettings = competitionSettings
  .omit({ competitionFeed: true, seasonId: true, emptyRankings: true })
  .extend({
    squadLayout: squadLayout.default(DEFAULT_SETTINGS.squadLayout),
    formationLimits: formationLimits.default(DEFAULT_SETTINGS.formationLimits),
    scoring: z.array(storedRule).default(DEFAULT_SETTINGS.scoring as z.infer<typeof storedRule>[]),
    /** Whether this turn's confirmed transfers may be undone (decisions §3.3). */
    transfersResettable: z.boolean(),
    /** Confirms a matchday automatically once its last match is over (decisions §4.8). */
    autoConfirm: z.boolean(),
    /** Whether teams that are not paid score and are ranked (decisions §5.3). */
    rankUnpaidTeams: z.boolean(),
    /** The periods of the season (decisions §5.2). */
    rankingPeriods: z.array(rankingSpan).default([
      { id: 2, firstWeek: 1, lastWeek: 3 },
      { id: 3, firstWeek: 4, lastWeek: 7 },
    ]),
    /** The rankings over other matchdays, in the order of the prizes `periode-0`, `-1` and `-2` (decisions §5.2). */
    rankingCustom: z.array(namedSpan).default([
      { id: 15, name: { nl: 'Periodeklassement 1', en: 'Period ranking 1' }, firstWeek: 1, lastWeek: 2 },
      { id: 13, name: { nl: 'Periodeklassement 2', en: 'Period ranking 2' }, firstWeek: 3, lastWeek: 4 },
      { id: 14, name: { nl: 'Periodeklassement 3', en: 'Period ranking 3' }, firstWeek: 5, lastWeek: 7 },
    ]),
    /** Hours before a deadline at which users are reminded of it by mail (decisions §8.5). */
    reminderHours: z.number().int().default(24),
    /** Maximum number of teams in a mini-league, and of leagues of a team. */
    maxLeagueTeams: z.number().int().default(500),
    maxLeaguesPerTeam: z.number().int().default(50),
    /** Duels that a team may have at a time, with those that wait for an opponent. */
    maxDuels: z.number().int().default(5),
    /** Yellow cards that cost a player his next match (UEFA EURO 2022-24, article 55); 0: none do. */
    yellowCardsToBan: z.number().int().default(2),
    /** Teams that one person may have (spec §2 `/my-teams`). */
    maxTeams: z.number().int().default(10),
    /** Whether premium members may see lineups before the deadline (decisions §5.5). */
    spyingEnabled: z.boolean().default(true),
    /** Whether expected line-ups are for premium members only (spec §1). */
    expectedLineupsPremium: z.boolean().default(true),
    /** Whether Premium that is bought in this competition holds in all of the installation; false: only in this one. */
    premiumEverywhere: z.boolean().default(true),
    /** A match that is played after the next deadline stays in the matchday it was planned for (decisions §12.4). */
    postponedStay: z.boolean().default(false),
    /** So does one that is played before its matchday's deadline; its players are locked from its kick-off on (§12.6). */
    broughtForwardStay: z.boolean().default(false),
    /** Coaches score by an awarded result (decisions §12.3). */
    awardedScoresCoach: z.boolean().default(false),
    /** RSS feed behind `matches/rss`; null shows no news (decisions §8.3). */
    newsUrl: z.url({ protocol: /^https?$/ }).nullable(),
  });
export type StoredSettings = z.infer<typeof storedSettings>;
