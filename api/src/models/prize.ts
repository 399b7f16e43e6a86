import type { Language } from '@euro/api-contract';
import { integer, longText, moment, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/** A prize in one language (spec §1, §3). */
export interface Prize extends Row<Prize> {
  competitionId: number;
  slug: string;
  language: Language;
  /** A type of the contract, or a ranking of spans: `month`, `month-8`, `period-2`, `custom-15`. */
  type: string;
  firstRank: number;
  lastRank: number;
  sort: number;
  image: string;
  title: string;
  short: string;
  /** A sanitised subset of HTML. */
  body: string;
  updatedAt: number;
}

export const definePrize = table<Prize>('Prize', 'prizes', {
  competitionId: primaryKey(integer()),
  slug: primaryKey(text(80)),
  language: primaryKey(text(16)),
  type: text(16),
  firstRank: integer(),
  lastRank: integer(),
  sort: integer(),
  image: text(40),
  title: text(200),
  short: text(200),
  body: longText(),
  updatedAt: moment(),
});
