import { integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** A player whom a user follows on his watch list; of the player's own competition. */
export interface WatchedPlayer extends Row<WatchedPlayer> {
  userId: number;
  playerId: number;
  /** Real time: the list belongs to a person, not to the game. */
  since: number;
}

export const defineWatchedPlayer = table<WatchedPlayer>('WatchedPlayer', 'watched_players', {
  userId: primaryKey(integer()),
  playerId: primaryKey(integer()),
  since: moment(),
});
