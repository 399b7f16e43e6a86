import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** A user's identity at another service; `(issuer, subject)` is unique (decisions §7.3). */
export interface UserIdentity extends Row<UserIdentity> {
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

export const defineUserIdentity = table<UserIdentity>('UserIdentity', 'user_identities', {
  id: autoId(),
  userId: integer(),
  provider: text(16),
  issuer: exactText(255),
  subject: exactText(255),
  email: optional.text(254),
  createdAt: moment(),
});
