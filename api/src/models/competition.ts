import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, integer, longText, optional, tableOptions, text, withDefault } from './columns.js';

/** A competition: one feed and season with its settings (decisions ⚙). */
export interface Competition
  extends Model<InferAttributes<Competition>, InferCreationAttributes<Competition>> {
  id: CreationOptional<number>;
  feed: string;
  season: number;
  /** JSON of `StoredSettings`. */
  settings: string;
  /** JSON of the settings that operators changed at the desk: by path, what the pack said; null for none. */
  editedSettings: CreationOptional<string | null>;
  /** What its addresses begin with: `wk-2022`; empty for the default, null for one that has no pages yet. */
  slug: CreationOptional<string | null>;
  state: CreationOptional<CompetitionState>;
  /** JSON of its names, colours and emblem; null without any. */
  brand: CreationOptional<string | null>;
}

/** A draft is shown to nobody; finished and archived ones can only be read. */
export type CompetitionState = 'draft' | 'open' | 'running' | 'finished' | 'archived';

export function defineCompetition(sequelize: Sequelize): ModelStatic<Competition> {
  return sequelize.define<Competition>(
    'Competition',
    {
      id: autoId(),
      feed: text(16),
      season: integer(),
      settings: longText(),
      editedSettings: optional.hugeText(),
      slug: optional.text(40),
      state: withDefault(text(16), 'open'),
      brand: optional.hugeText(),
    },
    tableOptions('competitions'),
  );
}
