import type { Language } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, exactText, flag, integer, moment, optional, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/**
 * The conversation of a person with the help desk (decisions §8.6): of an account, or of a visitor identified by a
 * cookie. All times are real ones, not the game's.
 */
export interface HelpConversation extends Row<HelpConversation> {
  id: CreationOptional<number>;
  /** Null for a visitor. */
  userId: number | null;
  /** Hash of the visitor's cookie; null for an account. */
  visitorHash: string | null;
  status: 'open' | 'closed';
  /** Open, and the asker wrote last. */
  waits: boolean;
  /** The one the asker wrote in last. */
  language: Language;
  /** Added language, as in `users`. */
  translation: CreationOptional<string | null>;
  /** A visitor's address for answers. */
  email: string | null;
  /** The page the asker wrote from last. */
  path: string | null;
  lastMessageId: CreationOptional<number>;
  /** The newest message each side has seen. */
  askerSeen: CreationOptional<number>;
  deskSeen: CreationOptional<number>;
  /** The newest answer that a mail was sent about. */
  mailedId: CreationOptional<number>;
  /** When a mail about unseen answers is due; null without any. */
  mailDueAt: number | null;
  mailAttempts: CreationOptional<number>;
  createdAt: number;
  updatedAt: number;
}

export const defineHelpConversation = table<HelpConversation>('HelpConversation', 'help_conversations', {
  id: autoId(),
  userId: optional.integer(),
  visitorHash: { ...exactText(64), allowNull: true },
  status: text(16),
  waits: flag(),
  language: text(16),
  translation: optional.text(16),
  email: optional.text(254),
  path: optional.text(200),
  lastMessageId: withDefault(integer(), 0),
  askerSeen: withDefault(integer(), 0),
  deskSeen: withDefault(integer(), 0),
  mailedId: withDefault(integer(), 0),
  mailDueAt: optional.moment(),
  mailAttempts: withDefault(integer(), 0),
  createdAt: moment(),
  updatedAt: moment(),
});
