import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, optional } from './columns.js';
import { type Row, table } from './table.js';

/** Two teams against each other; its points are those of their results. */
export interface Duel extends Row<Duel> {
  id: CreationOptional<number>;
  competitionId: number;
  /** The end of its link, without dashes. */
  code: string;
  /** The team that made it. */
  homeTeamId: number;
  /** Null while its link waits; before `acceptedAt` it is the only team that may accept. */
  awayTeamId: CreationOptional<number | null>;
  /** Its first matchday. */
  weekId: number;
  /** Null: until the last matchday of the competition. */
  lastWeekId: number | null;
  createdAt: number;
  acceptedAt: CreationOptional<number | null>;
  stoppedAt: CreationOptional<number | null>;
  /** The team that stopped it and whose owner wants no more duels of the opponent. */
  blockedBy: CreationOptional<number | null>;
}

export const defineDuel = table<Duel>('Duel', 'duels', {
  id: autoId(),
  competitionId: integer(),
  code: exactText(16),
  homeTeamId: integer(),
  awayTeamId: optional.integer(),
  weekId: integer(),
  lastWeekId: optional.integer(),
  createdAt: moment(),
  acceptedAt: optional.moment(),
  stoppedAt: optional.moment(),
  blockedBy: optional.integer(),
});
