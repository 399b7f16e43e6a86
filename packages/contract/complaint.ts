import * as z from 'zod';
import { COMPLAINT_REASONS, SUSPENSION_DAYS } from './choices.js';
import { done, id, languageCode, moment, pageQuery } from './common.js';
import type { Endpoint } from './endpoint.js';
import { reason } from './reason.js';
import { suspensionDays } from './suspension.js';

/** A user of the desk. */
const colleague = z.object({ id, name: z.string() });

const complaintReason = z.enum(COMPLAINT_REASONS);

/** Complaints about one message, league or team; who complains is not in it. */
export const complaint = z.object({
  /** One of these complaints: a decision applies to all of them. */
  id,
  kind: z.enum(['comment', 'league', 'team']),
  /** The text of the message, or the present name of the league or team. */
  text: z.string(),
  /** Path of the league's cover or the team's logo; null without one. */
  picture: z.string().nullable(),
  /** Name of the league in which the message is; null for names. */
  league: z.string().nullable(),
  /** The message with the one before and the one after it; empty for names. */
  messages: z.array(
    z.object({ id, teamname: z.string(), comment: z.string(), at: moment, isReported: z.boolean() }),
  ),
  /** Whom a notice reaches: the author of the message, the league's admin, the team's owner. */
  author: z.object({ id, name: z.string(), language: languageCode }),
  reasons: z.array(z.object({ reason: complaintReason, total: z.number().int() })),
  /** Users who complain. */
  total: z.number().int(),
  /** Real time of the first complaint. */
  since: moment,
  /** Null while they wait. */
  decision: z.enum(['leave', 'hide', 'rename', 'uncover']).nullable(),
  /** Who decided; missing while they wait, and in old decisions. */
  decidedBy: colleague.optional(),
  /** Who asks a colleague to decide; missing while nobody does. */
  askedBy: colleague.optional(),
});
export type Complaint = z.infer<typeof complaint>;

/** By which the list is filtered: messages, names, and names that have a cover or a logo, which the complaint may mean. */
const complaintFilter = z.enum(['comment', 'name', 'picture']);

/** Something that happened before to an author, admin or owner: complaints about one thing, or a sanction. */
export const pastEvent = z.object({
  kind: z.enum(['comment', 'league', 'team', 'suspended', 'muted', 'restored']),
  /** The message or the name; the reason of a sanction. */
  text: z.string(),
  /** Users who complained; 0 for a sanction. */
  total: z.number().int(),
  /** Null for complaints that wait, and for a sanction. */
  decision: complaint.shape.decision,
  by: colleague.optional(),
  /** Real time of the decision, of the first complaint while they wait, or of the sanction. */
  at: moment,
});
export type PastEvent = z.infer<typeof pastEvent>;

/** An account that may be of the same person as another one: never sure. */
export const suspectedAccount = z.object({
  id,
  name: z.string(),
  createdAt: moment,
  /** `mailbox`: mail for both addresses comes together; `browser`: sign-ins from the same kind of browser. */
  signals: z.array(z.enum(['mailbox', 'name', 'browser', 'league'])).min(1),
});
export type SuspectedAccount = z.infer<typeof suspectedAccount>;

const fan = { access: 'session', errors: ['forbidden', 'not-found', 'too-many-requests'] } as const;
const desk = { access: 'session', role: 'support' } as const;

export const complaintEndpoints = {
  'POST league/{id}/complaint': {
    ...fan,
    summary: 'Complain to the help desk about a message of a league, or about its name and cover; once each',
    params: z.object({ id }),
    body: z.object({
      /** A message of its chat; when left out, the league itself. */
      commentId: id.optional(),
      reason: complaintReason,
    }),
    response: done,
  },
  'POST team/{id}/complaint': {
    ...fan,
    summary: "Complain to the help desk about another user's team: its name or logo; once",
    params: z.object({ id }),
    body: z.object({ reason: complaintReason }),
    response: done,
  },
  'GET admin/complaints': {
    ...desk,
    summary: 'Complaints by what they are about: those that wait, most complaints first, or the decided ones',
    query: pageQuery.extend({
      status: z.enum(['waiting', 'decided']).default('waiting'),
      filter: complaintFilter.optional(),
    }),
    response: z.object({
      /** Of the filter. */
      totalRecords: z.number().int(),
      complaints: z.array(complaint),
      /** How many each filter lists. */
      counts: z
        .object({ comment: z.number().int(), name: z.number().int(), picture: z.number().int() })
        .optional(),
      /** Of the last 24 hours of real time. */
      lastDay: z
        .object({
          /** Answers; one about a thing that several complain about is one. */
          answered: z.number().int(),
          /** Median from the first complaint to the answer, in minutes; null without answers. */
          medianMinutes: z.number().int().nullable(),
          /** Users who objected to a sanction. */
          appeals: z.number().int(),
        })
        .optional(),
    }),
    errors: [],
  },
  'GET admin/complaints/{id}': {
    ...desk,
    summary:
      'Background of complaints: what happened before to the author, and whether the complainants were right before',
    params: z.object({ id }),
    response: z.object({
      /** Real time of the registration. */
      since: moment,
      /** The latest twenty, newest first. */
      history: z.array(pastEvent),
      /** Users who complain, and how many of them complained before about something that was not left. */
      complainants: z.object({ total: z.number().int(), reliable: z.number().int() }),
      /** Missing from an older API. */
      samePerson: z.array(suspectedAccount).optional(),
    }),
    errors: ['not-found'],
  },
  'POST admin/complaints/{id}/ask': {
    ...desk,
    summary: 'Ask a colleague to answer complaints, which stay in the list with a mark; or take that back',
    params: z.object({ id }),
    body: z.object({ ask: z.boolean() }),
    response: done,
    errors: ['not-found'],
  },
  'POST admin/complaints/{id}/decide': {
    ...desk,
    fourEyes: 'suspension',
    fourEyesWith: 'suspendedDays',
    summary: 'Leave what is complained about, hide it, give it a neutral name or no picture, or restore it',
    params: z.object({ id }),
    body: z.object({
      /** `hide` is for messages, `rename` and `uncover` for leagues and teams, `restore` for what was hidden or renamed. */
      answer: z.enum(['leave', 'hide', 'rename', 'uncover', 'restore']),
      /** Sent to the author by the help desk; none when empty or left out. 2000 characters at most. */
      notice: z.string().trim().max(20_000).optional(),
      /** Suspends the author, admin or owner as well, who gets the notice; not by the role `support` alone. */
      suspendedDays: suspensionDays.optional(),
      /** Keeps the author out of every chat for so many days: he reads, and writes nothing. He gets the notice. */
      mutedDays: z.literal(SUSPENSION_DAYS).optional(),
      reason,
    }),
    response: done,
    errors: ['help-message-invalid', 'not-suspendable', 'other-person-needed'],
  },
} as const satisfies Record<string, Endpoint>;
