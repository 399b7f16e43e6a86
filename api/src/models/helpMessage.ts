import type { CreationOptional } from 'sequelize';
import {
  autoId,
  exactText,
  flag,
  integer,
  longText,
  moment,
  optional,
  text,
  withDefault,
} from './columns.js';
import { type Row, table } from './table.js';

/** A message of a conversation with the help desk. */
export interface HelpMessage extends Row<HelpMessage> {
  id: CreationOptional<number>;
  conversationId: number;
  fromDesk: boolean;
  /** First name of who answered; empty for the asker, and once the account is deleted. */
  author: string;
  /** User who answered; null for the asker, and in answers of a release that did not store it. */
  authorId: CreationOptional<number | null>;
  /** Plain text. */
  body: string;
  /** Game time, like everything that users see. */
  at: number;
  /** Real time; null in messages from before it was stored, whose `at` is real. */
  writtenAt: number | null;
  /** The `Idempotency-Key` it came with; unique per conversation and side. */
  requestKey: string | null;
  /** The notice of a sanction: the answers to it are an appeal, which another person of the desk reads. */
  sanction: CreationOptional<boolean>;
}

export const defineHelpMessage = table<HelpMessage>('HelpMessage', 'help_messages', {
  id: autoId(),
  conversationId: integer(),
  fromDesk: flag(),
  author: text(80),
  authorId: optional.integer(),
  body: longText(),
  at: moment(),
  writtenAt: optional.moment(),
  requestKey: { ...exactText(100), allowNull: true },
  sanction: withDefault(flag(), false),
});
