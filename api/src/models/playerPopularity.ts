import type { CreationOptional } from 'sequelize';
import { integer, optional, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** How many teams hold or transferred a player in a matchday, as of its deadline; null where it was not counted. */
export interface PlayerPopularity extends Row<PlayerPopularity> {
  playerId: number;
  weekId: number;
  /** Teams that hold him. */
  teams: number;
  /** Teams whose captain he is. */
  captains: CreationOptional<number | null>;
  /** Confirmed transfers that bought him. */
  transfersIn: CreationOptional<number | null>;
  /** Confirmed transfers that sold him. */
  transfersOut: CreationOptional<number | null>;
}

export const definePlayerPopularity = table<PlayerPopularity>('PlayerPopularity', 'player_popularity', {
  playerId: primaryKey(integer()),
  weekId: primaryKey(integer()),
  teams: integer(),
  captains: optional.integer(),
  transfersIn: optional.integer(),
  transfersOut: optional.integer(),
});
