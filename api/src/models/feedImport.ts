import type { CreationOptional } from 'sequelize';
import { autoId, integer, moment } from './columns.js';
import { type Row, table } from './table.js';

/** An import that changed something; by its id readers know that what they keep in memory is old. */
export interface FeedImport extends Row<FeedImport> {
  id: CreationOptional<number>;
  competitionId: number;
  /** Game time. */
  importedAt: number;
  /** Rows added, updated and removed. */
  changes: number;
}

export const defineFeedImport = table<FeedImport>('FeedImport', 'feed_imports', {
  id: autoId(),
  competitionId: integer(),
  importedAt: moment(),
  changes: integer(),
});
