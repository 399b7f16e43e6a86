import type { CreationOptional } from 'sequelize';
import { flag, integer, longText, primaryKey, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** Points of one appearance as they were settled, and why. */
export interface PlayerPoints extends Row<PlayerPoints> {
  matchId: number;
  playerId: number;
  weekId: number;
  halfPoints: number;
  minutes: number;
  statsHash: string;
  /** JSON of his point lines; null for rows that an earlier release wrote. */
  linesJson: CreationOptional<string | null>;
  /** His match went on: the points are those so far. */
  live: CreationOptional<boolean>;
}

export const definePlayerPoints = table<PlayerPoints>('PlayerPoints', 'player_points', {
  matchId: primaryKey(integer()),
  playerId: primaryKey(integer()),
  weekId: integer(),
  halfPoints: integer(),
  minutes: integer(),
  statsHash: text(64),
  linesJson: { ...longText(), allowNull: true },
  live: withDefault(flag(), false),
});
