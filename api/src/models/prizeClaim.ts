import type { PrizeClaimState, PrizeWinner } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, integer, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** How far a prize is that a team won, at most one row each; one without a row waits for the desk. */
export interface PrizeClaim extends Row<PrizeClaim> {
  id: CreationOptional<number>;
  competitionId: number;
  /** Slug of the prize. */
  prize: string;
  ranking: PrizeWinner['ranking'];
  firstWeek: number;
  lastWeek: number;
  teamId: number;
  /** The rank with which the team won when the row was last changed. */
  place: number;
  state: PrizeClaimState;
  /** Where the prize goes; emptied with the account. */
  contact: CreationOptional<string | null>;
  track: CreationOptional<string | null>;
  /** Real time. */
  changedAt: number;
}

export const definePrizeClaim = table<PrizeClaim>('PrizeClaim', 'prize_claims', {
  id: autoId(),
  competitionId: integer(),
  prize: text(80),
  ranking: text(16),
  firstWeek: integer(),
  lastWeek: integer(),
  teamId: integer(),
  place: integer(),
  state: text(16),
  contact: optional.text(500),
  track: optional.text(200),
  changedAt: moment(),
});
