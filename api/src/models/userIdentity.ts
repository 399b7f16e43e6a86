import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  Model,
  ModelStatic,
  Sequelize,
} from 'sequelize';
import { autoId, exactText, integer, moment, optional, tableOptions, text } from './columns.js';

/** A user's identity at another service; `(issuer, subject)` is unique (decisions §7.3). */
export interface UserIdentity
  extends Model<InferAttributes<UserIdentity>, InferCreationAttributes<UserIdentity>> {
  id: CreationOptional<number>;
  userId: number;
  provider: 'vrt' | 'facebook';
  issuer: string;
  /** The other service's own id of him: it never changes, unlike his address. */
  subject: string;
  /** The address he had there when he signed in first. */
  email: string | null;
  /** Real time. */
  createdAt: number;
}

export function defineUserIdentity(sequelize: Sequelize): ModelStatic<UserIdentity> {
  return sequelize.define<UserIdentity>(
    'UserIdentity',
    {
      id: autoId(),
      userId: integer(),
      provider: text(16),
      issuer: exactText(255),
      subject: exactText(255),
      email: optional.text(254),
      createdAt: moment(),
    },
    tableOptions('user_identities'),
  );
}
