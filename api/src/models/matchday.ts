import type { CreationOptional } from 'sequelize';
import { flag, integer, moment, optional, primaryKey, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** A matchday with its deadline and, once scored, what all teams share. */
export interface Matchday extends Row<Matchday> {
  competitionId: number;
  weekId: number;
  deadlineAt: number;
  state: 'open' | 'provisional' | 'confirmed';
  /** The settlement whose results are visible; null before the first. */
  version: number | null;
  /** Mean team score, half points. */
  averageHalf: number | null;
  winnerTeamId: number | null;
  /** Half points. */
  winnerHalf: number | null;
  /** Teams that took part. */
  teams: number | null;
  /** SHA-256 of what the visible points were made from; other inputs mean that it must be settled again. */
  inputs: string | null;
  /** An operator reopened it: it is not confirmed without one. */
  held: CreationOptional<boolean>;
  /** When an operator opened it again, and since when it had been closed by mistake; null where that never happened. */
  openedAt: CreationOptional<number | null>;
  closedByMistakeAt: CreationOptional<number | null>;
}

export const defineMatchday = table<Matchday>('Matchday', 'matchdays', {
  competitionId: primaryKey(integer()),
  weekId: primaryKey(integer()),
  deadlineAt: moment(),
  state: text(16),
  version: optional.integer(),
  averageHalf: optional.integer(),
  winnerTeamId: optional.integer(),
  winnerHalf: optional.integer(),
  teams: optional.integer(),
  inputs: optional.text(64),
  held: withDefault(flag(), false),
  openedAt: optional.moment(),
  closedByMistakeAt: optional.moment(),
});
