import * as z from 'zod';
import { id, languageCode, moment, numeric, pageQuery, translationCode } from './common.js';
import { emailAddress } from './emailAddress.js';
import type { Endpoint } from './endpoint.js';

const widgetUser = z.string().max(200).optional();
/** 1–2000 characters as a reader counts them; checked by the server. */
const body = z.string().trim().max(20_000);

export const helpMessage = z.object({
  id,
  from: z.enum(['asker', 'desk']),
  /** First name of who answered; empty for the asker. */
  author: z.string(),
  body: z.string(),
  /** Game time. */
  at: moment,
});
export type HelpMessage = z.infer<typeof helpMessage>;

/** The conversation of a person with the help desk (decisions §8.6). */
export const helpConversation = z.object({
  id,
  status: z.enum(['open', 'closed']),
  /** The latest 200 at most, oldest first; with `after`, only what came later. */
  messages: z.array(helpMessage),
  /** Answers of the desk that the asker did not see. */
  unread: z.number().int(),
});
export type HelpConversation = z.infer<typeof helpConversation>;

/** A conversation as the desk sees it in its list. */
export const helpTicket = z.object({
  id,
  status: z.enum(['open', 'closed']),
  /** Null for a visitor, who is identified by the cookie only. */
  user: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  /** A visitor's address for answers; null when he gave none. */
  email: z.string().nullable(),
  language: languageCode,
  /** The added language that the asker reads (docs/guides/translate.md); `language` is then English. */
  translation: translationCode.optional(),
  /** The page from which the asker wrote last; left out when unknown. */
  path: z.string().optional(),
  lastMessage: helpMessage.nullable(),
  /** Messages of the asker that the desk did not answer or open. */
  unread: z.number().int(),
  /** Who decided what the asker appeals against: another person answers. Missing in every other conversation. */
  appeal: z.object({ id, name: z.string() }).optional(),
  updatedAt: moment,
});
export type HelpTicket = z.infer<typeof helpTicket>;

const after = numeric(z.number().int().min(0)).default(0);

export const helpEndpoints = {
  'GET help': {
    summary:
      'The caller’s conversation with the help desk; a visitor’s is known by a cookie that scripts can’t read',
    access: 'optional',
    personal: true,
    query: z.object({ after, seen: numeric(z.number().int()).optional() }),
    response: z.object({ conversation: helpConversation.nullable() }),
    errors: [],
  },
  'POST help': {
    summary: 'Write to the help desk; begins the conversation or opens it again',
    access: 'optional',
    body: z.object({
      body,
      /** A visitor's address for answers. */
      email: emailAddress.optional(),
      /** The page of the asker. */
      path: z.string().max(200).optional(),
      widgetUser,
    }),
    keyed: true,
    response: z.object({ conversation: helpConversation }),
    errors: ['help-message-invalid', 'origin-refused', 'too-many-requests', 'idempotency-key-reused'],
  },
  'GET admin/help': {
    summary: 'Conversations, those that wait for an answer first',
    access: 'session',
    role: 'support',
    query: pageQuery.extend({ status: z.enum(['open', 'closed']).optional() }),
    response: z.object({ totalRecords: z.number().int(), tickets: z.array(helpTicket) }),
    errors: [],
  },
  'GET admin/help/{id}': {
    summary: 'One conversation',
    access: 'session',
    role: 'support',
    params: z.object({ id }),
    query: z.object({ after }),
    response: z.object({ ticket: helpTicket, messages: z.array(helpMessage) }),
    errors: ['not-found'],
  },
  'POST admin/help/{id}': {
    summary: 'Answer; the asker sees it in the portal, and by mail when nobody looks',
    access: 'session',
    role: 'support',
    params: z.object({ id }),
    body: z.object({ body }),
    keyed: true,
    response: z.object({ ticket: helpTicket, messages: z.array(helpMessage) }),
    errors: ['not-found', 'help-message-invalid', 'idempotency-key-reused', 'other-person-needed'],
  },
  'POST admin/help/{id}/status': {
    summary: 'Close a conversation, or open it again',
    access: 'session',
    role: 'support',
    params: z.object({ id }),
    body: z.object({ status: z.enum(['open', 'closed']) }),
    response: z.object({ ticket: helpTicket }),
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
