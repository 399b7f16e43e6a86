import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, moment, primaryKey, tableOptions } from './columns.js';

/** A player whom a user follows on his watch list; of the player's own competition. */
export interface WatchedPlayer
  extends Model<InferAttributes<WatchedPlayer>, InferCreationAttributes<WatchedPlayer>> {
  userId: number;
  playerId: number;
  /** Real time: the list belongs to a person, not to the game. */
  since: number;
}

export function defineWatchedPlayer(sequelize: Sequelize): ModelStatic<WatchedPlayer> {
  return sequelize.define<WatchedPlayer>(
    'WatchedPlayer',
    { userId: primaryKey(integer()), playerId: primaryKey(integer()), since: moment() },
    tableOptions('watched_players'),
  );
}
