import { EMPTY_STAT } from '@euro/game';
import type { StatCorrection } from '../../models/index.js';
import type { FeedMatch, FeedPlayer, FeedStat } from '../feed/feed.js';
import { checkStat } from '../feed/readStats.js';

/** A figure that may be corrected. */
export type Figure = StatCorrection['field'];

/** A player as far as his statistics are judged by him. */
export type SquadPlayer = Pick<FeedPlayer, 'id' | 'clubId' | 'positionId' | 'name'>;

/** The row of a player without one in the feed of a finished match: on the bench, all counts 0. */
export function emptyStat(match: FeedMatch, player: Pick<SquadPlayer, 'id' | 'clubId'>): FeedStat {
  const against = player.clubId === match.homeId ? match.awayScore : match.homeScore;
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
