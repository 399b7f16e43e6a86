import type { Language } from '@euro/api-contract';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { integer, longText, moment, optional, primaryKey, tableOptions, text } from './columns.js';

/** A content page in one language (decisions §8.1). */
export interface Page extends Model<InferAttributes<Page>, InferCreationAttributes<Page>> {
  slug: string;
  competitionId: number;
  language: Language;
  title: string;
  /** A sanitised subset of HTML. */
  body: string;
  updatedAt: number;
  /** Real time at which an operator wrote it: imports leave it alone from then on. Null while it is the feed's. */
  editedAt: CreationOptional<number | null>;
}

export function definePage(sequelize: Sequelize): ModelStatic<Page> {
  return sequelize.define<Page>(
    'Page',
    {
      slug: primaryKey(text(80)),
      competitionId: primaryKey(integer()),
      language: primaryKey(text(16)),
      title: text(200),
      body: longText(),
      updatedAt: moment(),
      editedAt: optional.moment(),
    },
    tableOptions('pages'),
  );
}
