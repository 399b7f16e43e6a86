import type { NewsKind } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, integer, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** News of a player that an operator wrote; it holds for as long as the feed repeats the news it had. */
export interface NewsEdit extends Row<NewsEdit> {
  id: CreationOptional<number>;
  competitionId: number;
  playerId: number;
  /** The feed's news when it was edited, as JSON. */
  feedNews: string;
  /** The kind before: the feed's, or that of an earlier edit. */
  fromKind: NewsKind | null;
  /** Null for no news. */
  news: NewsKind | null;
  newsNl: string | null;
  newsEn: string | null;
  newsSource: string | null;
  /** Game time. */
  newsAt: number | null;
  reason: string;
  actorId: number | null;
  /** Game time. */
  at: number;
  /** Game time; null while it is in force. A later edit ends it, or a feed with other news. */
  endedAt: number | null;
}

export const defineNewsEdit = table<NewsEdit>('NewsEdit', 'news_edits', {
  id: autoId(),
  competitionId: integer(),
  playerId: integer(),
  feedNews: text(500),
  fromKind: optional.text(12),
  news: optional.text(12),
  newsNl: optional.text(80),
  newsEn: optional.text(80),
  newsSource: optional.text(40),
  newsAt: optional.moment(),
  reason: text(500),
  actorId: optional.integer(),
  at: moment(),
  endedAt: optional.moment(),
});
