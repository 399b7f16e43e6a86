import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, optional, text } from './columns.js';
import { type Row, table } from './table.js';

/** A message of a live feed that an operator decides on: it would close a matchday, or take a confirmation back. */
export interface HeldMessage extends Row<HeldMessage> {
  id: CreationOptional<number>;
  competitionId: number;
  /** The provider's id of the newest message with this change. */
  messageId: string;
  way: 'push' | 'poll';
  /** SHA-256 of what it would close and reopen: messages that would change the same share a row. */
  digest: string;
  /** JSON of the message. */
  payload: string | null;
  /** JSON of what it would close and reopen, and of its changes in words. */
  heldChange: string | null;
  state: 'waiting' | 'accepted' | 'refused';
  /** Real time of the first message with this change. */
  heldAt: number;
}

export const defineHeldMessage = table<HeldMessage>('HeldMessage', 'held_messages', {
  id: autoId(),
  competitionId: integer(),
  messageId: exactText(80),
  way: text(4),
  digest: exactText(64),
  payload: optional.hugeText(),
  heldChange: optional.hugeText(),
  state: text(8),
  heldAt: moment(),
});
