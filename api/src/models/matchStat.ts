import { mapStatistics, type StatisticName } from '@euro/game';
import type { CreationOptional } from 'sequelize';
import { flag, integer, optional, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A player's statistics in a match; they have the names of the feed. */
export interface MatchStat extends Row<MatchStat>, Record<StatisticName, number> {
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

export const defineMatchStat = table<MatchStat>('MatchStat', 'match_stats', {
  matchId: primaryKey(integer()),
  playerId: primaryKey(integer()),
  weekId: integer(),
  started: flag(),
  inMin: optional.integer(),
  outMin: optional.integer(),
  ...mapStatistics(() => integer()),
  skillIndex: optional.integer(),
  unknown: optional.text(400),
});
