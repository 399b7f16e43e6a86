import type { CreationOptional } from 'sequelize';
import { autoId, integer, moment, optional, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/**
 * A mail that goes out once: it waits here until the mail server took it, and stays as the proof that it was sent.
 * Times are real ones, not the game's.
 */
export interface SentMail extends Row<SentMail> {
  id: CreationOptional<number>;
  competitionId: number;
  kind: 'deadline' | 'report' | 'payment' | 'announcement';
  /** 0 for a payment and an announcement. */
  weekId: number;
  userId: number;
  /**
   * 0 for a deadline; for a report the settlement that it was planned for, so that a correction is another mail; for a
   * payment its order; the announcement for an announcement.
   */
  edition: number;
  /** `refused`: the address takes no mail. `given-up`: it could not be delivered for days. */
  state: 'waiting' | 'sent' | 'refused' | 'given-up';
  attempts: CreationOptional<number>;
  nextTryAt: number;
  createdAt: number;
  sentAt: number | null;
  /** The team's points in a report, in halves. */
  halfPoints: number | null;
}

export const defineSentMail = table<SentMail>('SentMail', 'sent_mails', {
  id: autoId(),
  competitionId: integer(),
  kind: text(16),
  weekId: integer(),
  userId: integer(),
  edition: integer(),
  state: text(16),
  attempts: withDefault(integer(), 0),
  nextTryAt: moment(),
  createdAt: moment(),
  sentAt: optional.moment(),
  halfPoints: optional.integer(),
});
