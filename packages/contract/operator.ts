import * as z from 'zod';
import { DESK_ROLES, GRANTED_ROLES } from './choices.js';
import {
  competitionQuery,
  done,
  formFlag,
  id,
  languageCode,
  moment,
  pageQuery,
  translationCode,
  weekId,
} from './common.js';
import { suspectedAccount } from './complaint.js';
import { page } from './content.js';
import type { Endpoint } from './endpoint.js';
import { operatorOrder } from './payment.js';
import { reason } from './reason.js';
import { suspensionDays, suspensionNotice } from './suspension.js';
import { teamsPreview } from './teamsPreview.js';

export const grantedRole = z.enum(GRANTED_ROLES);
/** Any role: those of `roles` and those of `deskRoles`. */
const anyRole = z.enum([...GRANTED_ROLES, ...DESK_ROLES]);

/** A role of the desk beside `roles`. */
const heldRole = z.object({
  role: z.enum([...DESK_ROLES, 'operator']),
  /** Null: in all competitions; the role `operator` is then one of `roles`. */
  competitionId: id.nullable(),
});
export type HeldRole = z.infer<typeof heldRole>;

export const matchdayState = z.object({
  weekId: z.number().int(),
  deadlineDate: moment,
  matches: z.number().int(),
  finished: z.number().int(),
  /** `open`: before the deadline. `running`: after it. `settled`: with unconfirmed points. `confirmed`: final. */
  state: z.enum(['open', 'running', 'settled', 'confirmed']),
  /** Teams with points. */
  teams: z.number().int(),
  /** Digest of the visible settlement; null without one. */
  digest: z.string().nullable(),
  settledAt: moment.nullable(),
});
export type MatchdayState = z.infer<typeof matchdayState>;

export const auditEntry = z.object({
  id,
  /** Game time. */
  at: moment,
  /** The actor; null for the command line and for automatic actions. */
  actor: z.object({ id, name: z.string() }).nullable(),
  /** `role.granted`, `coupon.created`, `page.saved`, `matchday.confirmed`, `stat.corrected`, `order.refunded` … */
  action: z.string(),
  /** The object of the action: `user 12`, `matchday 3`. */
  subject: z.string(),
  reason: z.string(),
  /** Values before and after; never a secret. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** An account reads everything meanwhile, and changes nothing (docs/guides/operate.md). */
export const suspension = z.object({
  /** Real time at which it ends; null: when an operator lifts it. */
  until: moment.nullable(),
  /** The notice to the person. */
  notice: z.string(),
});
export type Suspension = z.infer<typeof suspension>;

const operatorUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(grantedRole),
  /** Roles that open a part of the desk, and those for single competitions; missing without any. */
  deskRoles: z.array(heldRole).optional(),
  teams: z.array(z.object({ id, name: z.string(), paid: z.boolean() })),
  createdAt: moment,
  /** Ways to sign in: `password`, `vrt`, `facebook`. */
  signsInWith: z.array(z.string()),
  /** Missing for an account that is not suspended. */
  suspension: suspension.optional(),
  /** Real time until which the user writes in no chat; missing for everybody else. */
  mutedUntil: moment.optional(),
});
export type OperatorUser = z.infer<typeof operatorUser>;

/** The newest of something, and how many there are in all. */
const newest = <T extends z.ZodType>(item: T) =>
  z.object({ totalRecords: z.number().int(), items: z.array(item) });

/** A team on the sheet of its owner. */
export const sheetTeam = z.object({
  id,
  name: z.string(),
  paid: z.boolean(),
  competitionFeed: z.string(),
  seasonId: z.number().int(),
  /** Prefix of the addresses of its pages, `/wk-2022`; empty for the default competition. */
  prefix: z.string().optional(),
  createdAt: moment,
});

/** A sign-in on one device, however often it was refreshed. Real times; without tokens and addresses. */
export const sheetSession = z.object({
  startedAt: moment,
  lastUsedAt: moment,
  /** `active`: a refresh would be accepted now. */
  state: z.enum(['active', 'expired', 'ended']),
  /** The account elsewhere that the sign-in depends on (`vrt`); null for every other way, which is not stored. */
  provider: z.string().nullable(),
  /**
   * Browser and system as far as they can be read from the browser's own name: `Firefox · Windows`. Empty when
   * unknown.
   */
  device: z.string(),
});

/** A conversation with the help desk, without its texts. */
export const sheetConversation = z.object({
  id,
  status: z.enum(['open', 'closed']),
  /** Open, and the asker wrote last. */
  waits: z.boolean(),
  messages: z.number().int(),
  createdAt: moment,
  updatedAt: moment,
});

/** The operator's view of an account: no secrets, and no texts of conversations. */
export const userSheet = z.object({
  user: operatorUser,
  language: languageCode,
  /** The added language that the user reads (docs/guides/translate.md); `language` is then English. */
  translation: translationCode.optional(),
  emailVerified: z.boolean(),
  /** Source of each role: a paid order, or an operator. */
  roleSources: z.array(z.object({ role: grantedRole, source: z.enum(['order', 'hand']) })),
  identities: z.array(z.object({ provider: z.string(), email: z.string().nullable(), createdAt: moment })),
  sessions: newest(sheetSession),
  teams: newest(sheetTeam),
  orders: newest(operatorOrder),
  conversations: newest(sheetConversation),
  /** Entries of the audit log about the account. */
  auditAbout: newest(auditEntry),
  /** Entries of the audit log that the account is the author of. */
  auditBy: newest(auditEntry),
  /** Missing from an older API. */
  samePerson: z.array(suspectedAccount).optional(),
});
export type UserSheet = z.infer<typeof userSheet>;

/** A message of a live feed that waits for an operator, and what it would do. */
export const heldMessage = z.object({
  id,
  /** Real time of the first message with this change. */
  heldAt: moment,
  messageId: z.string(),
  /** Matchdays whose deadline would pass at once or within the hour. */
  closes: z.array(z.object({ weekId: z.number().int(), from: moment, to: moment })),
  /** Confirmed matchdays that would be provisional again. */
  reopens: z.array(z.number().int()),
  /** Changes of matches, in English. */
  moves: z.array(z.string()),
});
export type HeldMessage = z.infer<typeof heldMessage>;

const operator = { access: 'session', role: 'operator' } as const;
const editor = { access: 'session', role: 'editor' } as const;
const moderator = { access: 'session', role: 'moderator' } as const;

export const userFilter = z.object({
  name: z.string().trim().max(80).optional(),
  role: anyRole.optional(),
  isSuspended: formFlag,
});

export const auditFilter = z.object({
  action: z.string().max(80).optional(),
  subject: z.string().max(80).optional(),
  /** Only what this account did. */
  actorId: id.optional(),
});

/**
 * `details` of `matchday-not-ready`: `because` is `deadline-to-come` (with `deadlineAt`), `earlier-matchday-first`
 * (`earlierWeekId`), `matches-to-come` (`matchIds`), `not-confirmed`, `settling-elsewhere`, or for one that should be
 * opened again `not-closed`, `later-matchday-closed`, `has-points`, `match-began` or `deadline-impossible` (`latest`); of `correction-invalid`:
 * `problem`, a sentence in English; of `page-changed-meanwhile`: `page` as it is now; of `invalid-input` for a page
 * whose placeholders nothing fills: `problem`.
 */
export const operatorEndpoints = {
  'GET admin/overview': {
    ...operator,
    summary: 'What stands where: the clock, the matchdays, how many play, what waits',
    query: competitionQuery,
    response: z.object({
      now: moment,
      speed: z.number(),
      matchdays: z.array(matchdayState),
      counts: z.object({
        users: z.number().int(),
        teams: z.number().int(),
        premium: z.number().int(),
        /** Cents, of orders that are paid and not paid back. */
        income: z.number().int(),
        openOrders: z.number().int(),
        /** Orders whose payment does not match and waits for an operator. */
        paymentMismatches: z.number().int(),
        waitingConversations: z.number().int(),
        /** Messages, leagues and teams that users complain about. */
        waitingComplaints: z.number().int().optional(),
      }),
      /** Nothing of these messages is applied yet; the oldest first. */
      held: z.array(heldMessage).optional(),
    }),
    errors: ['not-found'],
  },
  'POST admin/matchdays/{weekId}/settle': {
    ...operator,
    summary: 'Count the points of a matchday again',
    params: z.object({ weekId }),
    body: z.object({ ...competitionQuery.shape, reason }),
    response: z.object({ matchday: matchdayState }),
    errors: ['not-found', 'matchday-not-ready'],
  },
  'POST admin/matchdays/{weekId}/confirm': {
    ...operator,
    summary: 'Make the points of a matchday final',
    params: z.object({ weekId }),
    body: z.object({ ...competitionQuery.shape, reason }),
    response: z.object({ matchday: matchdayState }),
    errors: ['not-found', 'matchday-not-ready'],
  },
  'POST admin/matchdays/{weekId}/reopen': {
    ...operator,
    fourEyes: 'reopen',
    summary: 'Make the points of a matchday provisional again',
    params: z.object({ weekId }),
    body: z.object({ ...competitionQuery.shape, reason }),
    response: z.object({ matchday: matchdayState }),
    errors: ['not-found', 'matchday-not-ready'],
  },
  'POST admin/matchdays/{weekId}/open': {
    ...operator,
    summary: 'Open a matchday that was closed by mistake: nothing of it is settled, and no match has begun',
    params: z.object({ weekId }),
    body: z.object({ ...competitionQuery.shape, deadlineDate: moment, reason }),
    response: z.object({ matchday: matchdayState }),
    errors: ['not-found', 'matchday-not-ready'],
  },
  'POST admin/held/{id}/decide': {
    ...operator,
    summary: 'Apply a message of the live feed that waits, or refuse what it would close and reopen',
    params: z.object({ id }),
    body: z.object({
      ...competitionQuery.shape,
      accepts: z.boolean(),
      /** Only says what accepting it would change: it waits on, and the audit log has nothing. */
      isDryRun: z.boolean().optional(),
      reason,
    }),
    response: z.object({
      /** Of a dry run after which matchdays are settled. */
      teams: teamsPreview.nullable().optional(),
      /** False for one that is refused, and where newer states had arrived. */
      isApplied: z.boolean(),
      /** Why it could not be applied, in English. */
      problems: z.array(z.string()),
    }),
    errors: ['not-found'],
  },
  'GET admin/users': {
    ...moderator,
    summary: 'Accounts by name, e-mail or role, or the suspended ones',
    query: pageQuery.extend(userFilter.shape),
    response: z.object({ totalRecords: z.number().int(), users: z.array(operatorUser) }),
    errors: [],
  },
  'GET admin/users/{id}': {
    ...moderator,
    summary: 'One account: teams, orders, sign-ins, roles, conversations and audit, the newest of each',
    params: z.object({ id }),
    response: userSheet,
    errors: ['not-found'],
  },
  'PUT admin/users/{id}/roles': {
    ...operator,
    summary: 'Give and take roles; nobody takes the last operator’s, nor his own',
    params: z.object({ id }),
    body: z.object({
      roles: z.array(grantedRole).max(4),
      /** Left as they are when left out. */
      deskRoles: z.array(heldRole).max(100).optional(),
      reason,
    }),
    response: z.object({ user: operatorUser }),
    errors: ['not-found', 'own-role'],
  },
  'POST admin/users/{id}/roles': {
    ...operator,
    summary: 'Give and take single roles; the others stay as they are',
    params: z.object({ id }),
    body: z.object({
      give: z.array(anyRole).max(7).default([]),
      take: z.array(anyRole).max(7).default([]),
      reason,
    }),
    response: z.object({ user: operatorUser }),
    errors: ['not-found', 'own-role'],
  },
  'GET admin/pages': {
    ...editor,
    summary: 'Every content page in both languages',
    query: competitionQuery,
    response: z.object({ pages: z.array(page) }),
    errors: ['not-found'],
  },
  'PUT admin/pages/{slug}': {
    ...editor,
    summary: 'Write a page in one language; the text is cleaned to the allowed tags',
    params: z.object({ slug: z.string().max(80) }),
    body: z.object({
      ...competitionQuery.shape,
      language: languageCode,
      title: z.string().trim().min(1).max(200),
      body: z.string().max(60_000),
      /** `updated` of the page that was edited: a concurrent edit fails with `page-changed-meanwhile`. */
      updated: moment.optional(),
      reason,
    }),
    response: z.object({ page }),
    errors: ['not-found', 'page-changed-meanwhile'],
  },
  'GET admin/audit': {
    ...operator,
    summary: 'What operators and the help desk did, newest first',
    query: pageQuery.extend(auditFilter.shape),
    response: z.object({ totalRecords: z.number().int(), entries: z.array(auditEntry) }),
    errors: [],
  },
  'POST admin/users/{id}/suspend': {
    ...moderator,
    fourEyes: 'suspension',
    summary:
      'Suspend an account, which then reads only; another suspension replaces it. Not of roles of the desk',
    params: z.object({ id }),
    body: z.object({ days: suspensionDays, notice: suspensionNotice, reason }),
    response: z.object({ user: operatorUser }),
    errors: ['not-found', 'not-suspendable', 'help-message-invalid'],
  },
  'POST admin/users/{id}/restore': {
    ...moderator,
    summary: 'Lift the suspension of an account, and let its owner write in chats again',
    params: z.object({ id }),
    body: z.object({
      /** Sent by the help desk; nothing when empty or left out. */
      notice: z.string().trim().max(20_000).optional(),
      reason,
    }),
    response: z.object({ user: operatorUser }),
    errors: ['not-found', 'help-message-invalid', 'other-person-needed'],
  },
  'POST admin/users/{id}/erase': {
    ...operator,
    fourEyes: 'deletion',
    summary: 'Delete an account as its owner would: its teams too; orders stay, without a name',
    params: z.object({ id }),
    /** The address of the account, typed. */
    body: z.object({ email: z.string().max(254), reason }),
    response: done,
    errors: ['not-found', 'account-busy', 'account-of-desk'],
  },
  'POST admin/users/{id}/merge': {
    ...operator,
    fourEyes: 'deletion',
    summary:
      'Give an account the teams, leagues, orders, messages and sign-ins of another one of the same person, which is deleted',
    params: z.object({ id }),
    /** The other account, with its address, typed. */
    body: z.object({ fromId: id, email: z.string().max(254), reason }),
    response: done,
    errors: ['not-found', 'account-busy', 'account-of-desk', 'too-many-teams'],
  },
  'POST admin/users/{id}/sign-out': {
    ...operator,
    summary: 'End every session of an account',
    params: z.object({ id }),
    body: z.object({ reason }),
    response: done,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Endpoint>;
