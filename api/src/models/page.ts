import type { Language } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { integer, longText, moment, optional, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/** A content page in one language (decisions §8.1). */
export interface Page extends Row<Page> {
  slug: string;
  competitionId: number;
  language: Language;
  title: string;
  /** A sanitised subset of HTML. */
  body: string;
  updatedAt: number;
  /** Real time at which an operator wrote it: imports leave it alone from then on. Null while it is the feed's. */
  editedAt: CreationOptional<number | null>;
}

export const definePage = table<Page>('Page', 'pages', {
  slug: primaryKey(text(80)),
  competitionId: primaryKey(integer()),
  language: primaryKey(text(16)),
  title: text(200),
  body: longText(),
  updatedAt: moment(),
  editedAt: optional.moment(),
});
