import { EMPTY_STAT, type Registered, STATISTICS } from '@euro/game';
import type { StatCorrection } from '../../models/index.js';
import { clubInMatch } from '../feed/clubInMatch.js';
import type { FeedMatch, FeedPlayer, FeedStat } from '../feed/feed.js';
import { checkStat } from '../feed/readStats.js';

/** A figure that may be corrected. */
export type Figure = StatCorrection['field'];

/** A player as far as his statistics are judged by him. */
export type SquadPlayer = Registered & Pick<FeedPlayer, 'id' | 'positionId' | 'name'>;

/** The row of a player without one in the feed of a finished match: on the bench, all counts 0. */
export function emptyStat(match: FeedMatch, player: Registered & Pick<SquadPlayer, 'id'>): FeedStat {
  const against = clubInMatch(player, match) === match.homeId ? match.awayScore : match.homeScore;
  return {
    matchId: match.id,
    playerId: player.id,
    weekId: match.weekId,
    started: false,
    inMin: null,
    outMin: null,
    ...EMPTY_STAT,
    teamConceded: against ?? 0,
  };
}

/** Why a row can't be true for its match, by the rules that a feed is held to; null when it can. */
export function problemOf(stat: FeedStat, match: FeedMatch, player: SquadPlayer | undefined): string | null {
  const problems: string[] = [];
  checkStat(stat, match, player, (column, message) => problems.push(`${column}: ${message}`));
  return problems[0] ?? null;
}

/** A figure of a row; null where the source has none. */
export function figureOf(stat: PlayerFigure, field: Figure): number | null {
  const unknown: readonly string[] = stat.unknown ?? [];
  return unknown.includes(field) ? null : stat[field];
}

type PlayerFigure = Pick<FeedStat, Figure | 'unknown'>;

/** The row with other figures; a count that is put in is known, one that is taken away is not. */
export function withFigures(
  stat: FeedStat,
  figures: Readonly<Partial<Record<Figure, number | null>>>,
): FeedStat {
  const { unknown: before = [], ...row } = stat;
  const unknown = STATISTICS.flatMap(({ name }) => {
    const value = (figures as Readonly<Record<string, number | null | undefined>>)[name];
    const isUnknown = value === undefined ? before.includes(name) : value === null;
    return isUnknown ? [name] : [];
  });
  const counts = Object.fromEntries(unknown.map((name) => [name, 0]));
  return { ...row, ...figures, ...counts, ...(unknown.length > 0 && { unknown }) } as FeedStat;
}
