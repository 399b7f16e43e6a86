import * as z from 'zod';
import { ANNOUNCEMENT_SEGMENTS } from './choices.js';
import { competitionQuery, done, formFlag, id, moment, pageQuery } from './common.js';
import type { Endpoint } from './endpoint.js';
import { reason } from './reason.js';

/** Most characters of an announcement in one language. */
const LONGEST = 280;

const text = z.string().trim().min(1).max(LONGEST);
const bothTexts = z.object({ nl: text, en: text });

/** A path of the portal, without the competition's prefix. */
const path = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

export const announcementSegment = z.enum(ANNOUNCEMENT_SEGMENTS);

/** An announcement as the people see it whom it is for; plain text. */
export const announcement = z.object({
  id,
  text: bothTexts,
  /** The page that it leads to; null: none. */
  path: z.string().nullable(),
  /** Real time from which it is not shown any more. */
  endsAt: moment,
});
export type Announcement = z.infer<typeof announcement>;

/** An announcement as operators see it; moments are real times. */
export const operatorAnnouncement = announcement.extend({
  segment: announcementSegment,
  /** Shown in every competition. */
  isEverywhere: z.boolean(),
  /** The competition in which it is shown otherwise: its short names. */
  competition: z.object({ nl: z.string(), en: z.string() }).nullable(),
  state: z.enum(['planned', 'running', 'ended']),
  startsAt: moment,
  /** Users to whom a mail was planned so far; null: it is not sent by mail. */
  mails: z.number().int().nullable(),
  /** The same of notifications. */
  notifications: z.number().int().nullable(),
});
export type OperatorAnnouncement = z.infer<typeof operatorAnnouncement>;

const editor = { access: 'session', role: 'editor' } as const;

export const announcementEndpoints = {
  'GET announcements': {
    summary: 'Announcements that are shown now to the caller, newest first; visitors get those for everyone',
    access: 'optional',
    query: competitionQuery,
    response: z.object({ announcements: z.array(announcement) }),
    errors: ['not-found'],
  },
  'GET admin/announcements': {
    ...editor,
    inAny: true,
    summary: 'Announcements of all competitions, newest first',
    query: pageQuery,
    response: z.object({
      totalRecords: z.number().int(),
      announcements: z.array(operatorAnnouncement),
    }),
    errors: [],
  },
  'GET admin/announcements/audience': {
    ...editor,
    summary: 'How many accounts a segment has now, and how many of them get a mail or a notification',
    query: competitionQuery.extend({ segment: announcementSegment, isEverywhere: formFlag }),
    response: z.object({
      users: z.number().int(),
      mails: z.number().int(),
      notifications: z.number().int(),
    }),
    errors: ['not-found'],
  },
  'POST admin/announcements': {
    ...editor,
    summary: 'Plan an announcement: a banner, and for those who allow it a mail and a notification',
    body: z.object({
      ...competitionQuery.shape,
      text: bothTexts,
      path: path.nullable().default(null),
      segment: announcementSegment,
      isEverywhere: z.boolean().default(false),
      byMail: z.boolean().default(false),
      byPush: z.boolean().default(false),
      /** Real times. A start that has passed is now; at most 90 days between them. */
      startsAt: moment,
      endsAt: moment,
      reason,
    }),
    response: z.object({ announcement: operatorAnnouncement }),
    errors: ['not-found', 'announcement-invalid'],
  },
  'POST admin/announcements/{id}/end': {
    ...editor,
    inAny: true,
    summary: 'End an announcement before its time; mails and notifications that wait are not sent any more',
    params: z.object({ id }),
    body: z.object({ reason }),
    response: done,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
