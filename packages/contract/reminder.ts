import * as z from 'zod';
import { done } from './common.js';
import type { Endpoint } from './endpoint.js';

/** A user's choice of mails; the calendar is public. */
export const reminders = z.object({
  /** A mail before each deadline; free (decisions §8.5). */
  deadlineMail: z.boolean(),
  /** A report after each confirmed matchday; premium (decisions §8.5). */
  matchdayReport: z.boolean(),
  /** Whether the user may choose the report: premium members. */
  mayHaveReport: z.boolean(),
  /** Address of the calendar feed with all deadlines. */
  calendarUrl: z.string(),
});
export type Reminders = z.infer<typeof reminders>;

export const mailKind = z.enum(['deadline', 'report']);

export const reminderEndpoints = {
  'GET user/reminders': {
    summary: 'The mails that the signed-in user gets',
    access: 'session',
    response: reminders,
    errors: [],
  },
  'PUT user/reminders': {
    summary: 'Choose mails',
    access: 'session',
    whileSuspended: 'all',
    body: z.object({
      deadlineMail: z.boolean().optional(),
      matchdayReport: z.boolean().optional(),
      widgetUser: z.string().max(200).optional(),
    }),
    response: reminders,
    errors: ['premium-required'],
  },
  'POST user/unsubscribe': {
    summary: 'Stop a kind of mail with the token of a mail; no session needed',
    access: 'open',
    form: true,
    query: z.object({ token: z.string().max(200).optional() }),
    body: z.looseObject({ token: z.string().max(200).optional() }),
    response: done.extend({
      kind: mailKind,
      /** All mails are stopped, reminders and reports: the mail was an announcement. */
      isAll: z.boolean().optional(),
    }),
    errors: ['unsubscribe-token-invalid', 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;
