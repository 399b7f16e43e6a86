import type { AnnouncementSegment } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { autoId, flag, integer, moment, optional, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** Whether an announcement goes out by mail or as a notification: `planned` once all its rows are in the queue. */
export type ChannelState = 'off' | 'waiting' | 'planned';

/** An announcement of operators; its moments are real times. */
export interface Announcement extends Row<Announcement> {
  id: CreationOptional<number>;
  /** Where it is shown; null: in all competitions. */
  competitionId: CreationOptional<number | null>;
  textNl: string;
  textEn: string;
  /** The page that it leads to, within its competition; null: none. */
  path: CreationOptional<string | null>;
  segment: AnnouncementSegment;
  startsAt: number;
  /** The planned end, or the moment at which an operator ended it. */
  endsAt: number;
  endedEarly: CreationOptional<boolean>;
  mailState: ChannelState;
  /** All users up to this id are done. */
  mailCursor: CreationOptional<number>;
  /** Users to whom it is planned. */
  mailCount: CreationOptional<number>;
  pushState: ChannelState;
  pushCursor: CreationOptional<number>;
  pushCount: CreationOptional<number>;
  createdAt: number;
}

export const defineAnnouncement = table<Announcement>('Announcement', 'announcements', {
  id: autoId(),
  competitionId: optional.integer(),
  textNl: text(280),
  textEn: text(280),
  path: optional.text(200),
  segment: text(16),
  startsAt: moment(),
  endsAt: moment(),
  endedEarly: withDefault(flag(), false),
  mailState: text(16),
  mailCursor: withDefault(integer(), 0),
  mailCount: withDefault(integer(), 0),
  pushState: text(16),
  pushCursor: withDefault(integer(), 0),
  pushCount: withDefault(integer(), 0),
  createdAt: moment(),
});
