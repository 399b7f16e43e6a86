import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, flag, integer, moment, optional, tableOptions, text, withDefault } from './columns.js';

/** A team; its players are in `team_lineups`. */
export interface Team extends Model<InferAttributes<Team>, InferCreationAttributes<Team>> {
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

export function defineTeam(sequelize: Sequelize): ModelStatic<Team> {
  return sequelize.define<Team>(
    'Team',
    {
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
    },
    tableOptions('teams'),
  );
}
