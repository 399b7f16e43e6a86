import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { flag, integer, optional, primaryKey, tableOptions } from './columns.js';

/** What a player did in a match; the counts are named as in the feed. */
export interface MatchStat extends Model<InferAttributes<MatchStat>, InferCreationAttributes<MatchStat>> {
  matchId: number;
  playerId: number;
  weekId: number;
  started: boolean;
  inMin: number | null;
  /** Null while he is on the pitch of a running match. */
  outMin: number | null;
  minutes: number;
  goals: number;
  assists: number;
  own_goals: number;
  yellow_cards: number;
  second_yellow: number;
  red_card: number;
  penalty_miss: number;
  penalty_saved: number;
  conceeded: number;
  teamConceded: number;
  saves: number;
  duelWon: number;
  duelLost: number;
  interception: number;
  shotOffTarget: number;
  errorLeadToGoal: number;
  bigChanceCreated: number;
  headClearance: number;
  ballRecovery: number;
  skillIndex: number | null;
}

export function defineMatchStat(sequelize: Sequelize): ModelStatic<MatchStat> {
  return sequelize.define<MatchStat>(
    'MatchStat',
    {
      matchId: primaryKey(integer()),
      playerId: primaryKey(integer()),
      weekId: integer(),
      started: flag(),
      inMin: optional.integer(),
      outMin: optional.integer(),
      minutes: integer(),
      goals: integer(),
      assists: integer(),
      own_goals: integer(),
      yellow_cards: integer(),
      second_yellow: integer(),
      red_card: integer(),
      penalty_miss: integer(),
      penalty_saved: integer(),
      conceeded: integer(),
      teamConceded: integer(),
      saves: integer(),
      duelWon: integer(),
      duelLost: integer(),
      interception: integer(),
      shotOffTarget: integer(),
      errorLeadToGoal: integer(),
      bigChanceCreated: integer(),
      headClearance: integer(),
      ballRecovery: integer(),
      skillIndex: optional.integer(),
    },
    tableOptions('match_stats'),
  );
}
