import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { flag, integer, optional, primaryKey, tableOptions, text } from './columns.js';

/** A player or coach of a squad (position ids: spec §3). */
export interface Player extends Model<InferAttributes<Player>, InferCreationAttributes<Player>> {
  /** Unique over all competitions. */
  id: number;
  competitionId: number;
  /** Its id in the feed of its competition; null where a release before wrote the row, whose id it is then. */
  feedId: CreationOptional<number | null>;
  /** With `spells`, his first club. */
  clubId: number;
  positionId: number;
  shirt: number | null;
  /** His clubs one after the other, as JSON (`storedSpells.ts`); null for one club from the beginning. */
  spells: CreationOptional<string | null>;
  /** Game time at which he left the competition; null while he has not. */
  leftAt: CreationOptional<number | null>;
  name: string;
  short: string;
  forename: string;
  surname: string;
  /** The club he plays for outside the tournament. */
  clubName: string | null;
  /** Tenths of a million, as it is now. */
  value: number;
  /** Before the first of his `player_values`; null is `value`. */
  openingValue: CreationOptional<number | null>;
  ban: boolean;
  injury: boolean;
  portraitUrl: string | null;
}

export function definePlayer(sequelize: Sequelize): ModelStatic<Player> {
  return sequelize.define<Player>(
    'Player',
    {
      id: primaryKey(integer()),
      competitionId: integer(),
      feedId: optional.integer(),
      clubId: integer(),
      positionId: integer(),
      shirt: optional.integer(),
      spells: optional.text(4000),
      leftAt: optional.moment(),
      name: text(120),
      short: text(40),
      forename: text(80),
      surname: text(80),
      clubName: optional.text(120),
      value: integer(),
      openingValue: optional.integer(),
      ban: flag(),
      injury: flag(),
      portraitUrl: optional.text(300),
    },
    tableOptions('players'),
  );
}
