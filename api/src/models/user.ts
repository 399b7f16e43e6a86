import type { Language } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, exactText, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** An account. */
export interface User extends Row<User> {
  id: CreationOptional<number>;
  /** Lower case. */
  email: string;
  /** Null: no password, no sign-in by password. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  city: string | null;
  street: string | null;
  streetNr: string | null;
  postCode: string | null;
  country: string | null;
  vrtId: string | null;
  favoriteClubId: number | null;
  avatar: string | null;
  language: Language;
  /** Code of the added language that is read over English; null: none. */
  translation: CreationOptional<string | null>;
  createdAt: number;
  /** When the owner verified the address; null: anybody may have typed it. Real time. */
  emailVerifiedAt: CreationOptional<number | null>;
  /** When the owner deleted it; an anonymous row remains. Real time. */
  deletedAt: CreationOptional<number | null>;
  /** Until when the account only reads, real time; null, or a moment that is over: it is not suspended. */
  suspendedUntil: CreationOptional<number | null>;
  /** The notice to the owner about the last suspension. */
  suspensionNotice: CreationOptional<string | null>;
  /** Until when the user writes in no chat, real time; null, or a moment that is over: he may. */
  mutedUntil: CreationOptional<number | null>;
}

export const defineUser = table<User>('User', 'users', {
  id: autoId(),
  email: exactText(254),
  passwordHash: optional.text(255),
  firstName: text(80),
  lastName: text(80),
  city: optional.text(120),
  street: optional.text(120),
  streetNr: optional.text(120),
  postCode: optional.text(120),
  country: optional.text(120),
  vrtId: optional.text(120),
  favoriteClubId: optional.integer(),
  avatar: optional.text(300),
  language: text(16),
  translation: optional.text(16),
  createdAt: moment(),
  emailVerifiedAt: optional.moment(),
  deletedAt: optional.moment(),
  suspendedUntil: optional.moment(),
  suspensionNotice: optional.text(2000),
  mutedUntil: optional.moment(),
});
