import type { CreationOptional } from 'sequelize';
import { integer, moment, optional, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/** A national team. */
export interface Club extends Row<Club> {
  /** Unique over all competitions. */
  id: number;
  competitionId: number;
  /** Its id in the feed of its competition; null where a release before wrote the row, whose id it is then. */
  feedId: CreationOptional<number | null>;
  short: string;
  nameNl: string;
  nameEn: string;
  /** Its name in tables; null where the whole name is there. */
  nameShort: CreationOptional<string | null>;
  groupName: string;
  /** Pot of the draw, 1 the strongest; null where the feed names none. */
  pot: CreationOptional<number | null>;
  /** Points that were taken from it in the table. */
  deduction: CreationOptional<number | null>;
  /** Colours of its shirts and its flag, as clubs.csv has them; null for those that the product draws. */
  kit: CreationOptional<string | null>;
  flag: CreationOptional<string | null>;
  externalId: string | null;
  updatedAt: number;
}

export const defineClub = table<Club>('Club', 'clubs', {
  id: primaryKey(integer()),
  competitionId: integer(),
  feedId: optional.integer(),
  short: text(8),
  nameNl: text(80),
  nameEn: text(80),
  nameShort: optional.text(12),
  groupName: text(8),
  pot: optional.integer(),
  deduction: optional.integer(),
  kit: optional.text(80),
  flag: optional.hugeText(),
  externalId: optional.text(80),
  updatedAt: moment(),
});
