import { exactText, integer, moment, primaryKey } from './columns.js';
import { type Row, table } from './table.js';

/** The version of a match or a player that the live feed sent last. */
export interface FeedVersion extends Row<FeedVersion> {
  kind: 'match' | 'player';
  /** Id of the row in `matches` or `players`. */
  rowId: number;
  version: number;
  /** SHA-256 of what it said. */
  digest: string;
}

export const defineFeedVersion = table<FeedVersion>('FeedVersion', 'feed_versions', {
  kind: primaryKey(exactText(8)),
  rowId: primaryKey(integer()),
  version: moment(),
  digest: exactText(64),
});
