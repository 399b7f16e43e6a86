import type { CreationOptional } from 'sequelize';
import { autoId, flag, integer, moment, optional, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** A team; its players are in `team_lineups`. */
export interface Team extends Row<Team> {
  id: CreationOptional<number>;
  competitionId: number;
  userId: number;
  name: string;
  /** May the manager's name be shown? (decisions §5.4) */
  nameVisible: boolean;
  badge: string | null;
  /** The first matchday the team scores in. */
  weekId: number;
  createdAt: number;
  paid: CreationOptional<boolean>;
  paymentId: number | null;
  freeHitWeek: number | null;
  bankWeek: number | null;
  tripleCaptainWeek: number | null;
  wildCardWeek: number | null;
  /** When the team was made, renamed, shown, hidden or deleted, or its manager renamed: real time, not the game's. */
  namedAt: CreationOptional<number>;
  /** Grows with each accepted change. */
  version: CreationOptional<number>;
  deletedAt: number | null;
}

export const defineTeam = table<Team>('Team', 'teams', {
  id: autoId(),
  competitionId: integer(),
  userId: integer(),
  name: text(1000),
  nameVisible: flag(),
  badge: optional.text(300),
  weekId: integer(),
  createdAt: moment(),
  paid: withDefault(flag(), false),
  paymentId: optional.integer(),
  freeHitWeek: optional.integer(),
  bankWeek: optional.integer(),
  tripleCaptainWeek: optional.integer(),
  wildCardWeek: optional.integer(),
  namedAt: { ...moment(), defaultValue: () => Date.now() },
  version: withDefault(integer(), 1),
  deletedAt: optional.moment(),
});
