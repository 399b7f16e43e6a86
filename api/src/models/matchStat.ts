import { mapStatistics, type StatisticName } from '@euro/game';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { flag, integer, optional, primaryKey, tableOptions } from './columns.js';

/** A player's statistics in a match; they have the names of the feed. */
export interface MatchStat
  extends Model<InferAttributes<MatchStat>, InferCreationAttributes<MatchStat>>,
    Record<StatisticName, number> {
  matchId: number;
  playerId: number;
  weekId: number;
  started: boolean;
  inMin: number | null;
  /** Null while he is on the pitch of a running match. */
  outMin: number | null;
  skillIndex: number | null;
  /** Names of the counts that the source lacks, separated by commas; null for none. */
  unknown: CreationOptional<string | null>;
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
      ...mapStatistics(() => integer()),
      skillIndex: optional.integer(),
      unknown: optional.text(400),
    },
    tableOptions('match_stats'),
  );
}
