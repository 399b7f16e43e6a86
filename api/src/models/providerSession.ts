import type { InferAttributes, InferCreationAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { exactText, integer, longText, moment, primaryKey, tableOptions } from './columns.js';

/** The broadcaster's side of a session: ours continues as long as the broadcaster confirms it. Times are real ones. */
export interface ProviderSession
  extends Model<InferAttributes<ProviderSession>, InferCreationAttributes<ProviderSession>> {
  /** The family in `sessions`. */
  family: string;
  userId: number;
  subject: string;
  /** The broadcaster's refresh token, encrypted: who reads the database can't use it. */
  sealedToken: string;
  /** When he said yes last. */
  confirmedAt: number;
  /** When he was asked last. */
  askedAt: number;
}

export function defineProviderSession(sequelize: Sequelize): ModelStatic<ProviderSession> {
  return sequelize.define<ProviderSession>(
    'ProviderSession',
    {
      family: primaryKey(exactText(64)),
      userId: integer(),
      subject: exactText(255),
      sealedToken: longText(),
      confirmedAt: moment(),
      askedAt: moment(),
    },
    tableOptions('provider_sessions'),
  );
}
