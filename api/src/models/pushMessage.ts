import type { PushKind } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, longText, moment, optional, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/**
 * A notification that goes out once: it waits here until the push service of each device took it, and stays as the
 * receipt. Times are real ones, not the game's.
 */
export interface PushMessage extends Row<PushMessage> {
  id: CreationOptional<number>;
  userId: number;
  kind: PushKind | 'announcement' | 'test';
  /** Its subject: `m12-p45-goal-1`. Unique per user and kind. */
  subject: string;
  /** The matchday that it counts for; 0 for none. */
  weekId: number;
  /** Competition of the matchday; null for none, and for messages of a release that did not store it. */
  competitionId: CreationOptional<number | null>;
  /** Data of its text, as JSON. */
  facts: string;
  /**
   * `expired`: too late, or in quiet hours. `unwanted`: switched off meanwhile, or the comment that it quotes is gone or
   * not for the user any more. `refused`: no device took it.
   */
  state: 'waiting' | 'sent' | 'expired' | 'unwanted' | 'refused';
  attempts: CreationOptional<number>;
  nextTryAt: number;
  /** Ids of the devices it still goes to, with commas between; null before the first try: all of them. */
  waitingFor: CreationOptional<string | null>;
  createdAt: number;
  expiresAt: number;
  sentAt: CreationOptional<number | null>;
}

export const definePushMessage = table<PushMessage>('PushMessage', 'push_messages', {
  id: autoId(),
  userId: integer(),
  kind: text(16),
  subject: exactText(80),
  weekId: integer(),
  competitionId: optional.integer(),
  facts: longText(),
  state: text(16),
  attempts: withDefault(integer(), 0),
  nextTryAt: moment(),
  waitingFor: optional.text(200),
  createdAt: moment(),
  expiresAt: moment(),
  sentAt: optional.moment(),
});
