import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { integer, optional, primaryKey, tableOptions, text } from './columns.js';

/** A copy of the lineups that 8,192 teams with neighbouring ids play a matchday with; `scoring/packed/frozenLineups.ts` says what the bytes mean. */
export interface FrozenLineups
  extends Model<InferAttributes<FrozenLineups>, InferCreationAttributes<FrozenLineups>> {
  competitionId: number;
  /** Which 8,192 ids. */
  part: number;
  weekId: number;
  /** What the copy was made under; under another setting of the clock or the rules it means nothing. */
  form: string;
  /** One more whenever a copy is thrown away: what somebody began to read before is not stored any more. */
  version: number;
  /** Null until they were read. */
  lineups: Buffer | null;
}

export function defineFrozenLineups(sequelize: Sequelize): ModelStatic<FrozenLineups> {
  return sequelize.define<FrozenLineups>(
    'FrozenLineups',
    {
      competitionId: primaryKey(integer()),
      part: primaryKey(integer()),
      weekId: primaryKey(integer()),
      form: text(120),
      version: integer(),
      lineups: optional.manyBytes(),
    },
    tableOptions('frozen_lineups'),
  );
}
