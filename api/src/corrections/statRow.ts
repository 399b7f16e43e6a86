import { checkStat } from '../feed/checkStat.js';
import type { FeedMatch, FeedPlayer, FeedStat } from '../feed/feed.js';
import type { StatCorrection } from '../models/index.js';

/** A figure that may be corrected. */
export type Figure = StatCorrection['field'];

/** A player as far as his statistics are judged by him. */
export type SquadPlayer = Pick<FeedPlayer, 'id' | 'clubId' | 'positionId' | 'name'>;

/** The row of somebody of whom the feed tells nothing in a match that is over: on the bench, with nothing counted. */
export function emptyStat(match: FeedMatch, player: Pick<SquadPlayer, 'id' | 'clubId'>): FeedStat {
  const against = player.clubId === match.homeId ? match.awayScore : match.homeScore;
  return {
    matchId: match.id,
    playerId: player.id,
    weekId: match.weekId,
    started: false,
    inMin: null,
    outMin: null,
    minutes: 0,
    goals: 0,
    assists: 0,
    own_goals: 0,
    yellow_cards: 0,
    second_yellow: 0,
    red_card: 0,
    penalty_miss: 0,
    penalty_saved: 0,
    conceeded: 0,
    teamConceded: against ?? 0,
    saves: 0,
    duelWon: 0,
    duelLost: 0,
    interception: 0,
    shotOffTarget: 0,
    errorLeadToGoal: 0,
    bigChanceCreated: 0,
    headClearance: 0,
    ballRecovery: 0,
    skillIndex: null,
  };
}

/** Why a row can't be true for its match, by the rules that a feed is held to; null when it can. */
export function problemOf(stat: FeedStat, match: FeedMatch, player: SquadPlayer | undefined): string | null {
  const problems: string[] = [];
  checkStat(stat, match, player, (column, message) => problems.push(`${column}: ${message}`));
  return problems[0] ?? null;
}
