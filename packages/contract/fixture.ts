import * as z from 'zod';
import { competitionQuery, id, moment, numeric, pageQuery, weekId } from './common.js';
import type { Endpoint } from './endpoint.js';
import { packImport } from './operatorCompetitions.js';
import { reason } from './reason.js';

/** A state that an operator may give a match; `scheduled` takes its ordinary course. */
export const editedState = z.enum([
  'scheduled',
  'postponed',
  'abandoned',
  'awarded',
  'annulled',
  'cancelled',
]);

const score = numeric(z.number().int().min(0).max(30));
const place = z.string().trim().max(120);

/** What is said of a match, by an operator or by the feed; what is left out is not spoken of. */
export const matchValues = z.object({
  kickoffDate: moment.optional(),
  venue: place.optional(),
  city: place.optional(),
  state: editedState.optional(),
  /** Only of a match that is awarded. */
  homeScore: score.optional(),
  awayScore: score.optional(),
});
export type MatchValues = z.infer<typeof matchValues>;

/** The same of a match or of a matchday's deadline. */
export const fixtureValues = matchValues.extend({ deadlineDate: moment.optional() });

/** A match or a deadline that an operator changed in the place of the feed. */
export const fixtureEdit = z.object({
  id,
  at: moment,
  actor: z.object({ id, name: z.string() }).nullable(),
  /** Null for a deadline. */
  matchId: id.nullable(),
  /** The matchday of the deadline, or the one for which the match is planned. */
  weekId: z.number().int(),
  set: fixtureValues,
  /** What the feed said last of the same. */
  feed: fixtureValues,
  reason: z.string(),
  /** Game time; null while it holds. A later edit ends it, an operator, or a feed that says the same. */
  endedAt: moment.nullable(),
});
export type FixtureEdit = z.infer<typeof fixtureEdit>;

/** What changes, as an import of a feed that says the same reports it. */
export const fixtureReport = packImport.shape.report
  .unwrap()
  .pick({ changes: true, moves: true, warnings: true, toSettle: true, toSettleAgain: true, teams: true })
  .extend({
    /** Rows before and after, in English: `match 26: kickoffAt 2024-06-23T19:00:00Z → 2024-06-24T19:00:00Z`. */
    updates: z.array(z.string()),
    closes: z.array(z.object({ weekId: z.number().int(), from: moment, to: moment })),
    reopens: z.array(z.number().int()),
  });
export type FixtureReport = z.infer<typeof fixtureReport>;

const choices = {
  ...competitionQuery.shape,
  /** Only says what would change. */
  isDryRun: z.boolean().optional(),
  /** Accepts what `closes` and `reopens` of the report say; without it such a change is refused. */
  closes: z.boolean().optional(),
  reopens: z.boolean().optional(),
  reason,
};

const operator = { access: 'session', role: 'operator' } as const;
/** `edit` is null in a dry run. */
const response = z.object({ edit: fixtureEdit.nullable(), report: fixtureReport });
const errors = ['not-found', 'correction-invalid'] as const;

/** Matches and deadlines that operators change by hand; they hold against the feed until it agrees. */
export const fixtureEndpoints = {
  'GET admin/fixtures': {
    ...operator,
    summary: 'Matches and deadlines that operators changed, newest first',
    query: competitionQuery.extend(pageQuery.shape),
    response: z.object({ totalRecords: z.number().int(), edits: z.array(fixtureEdit) }),
    errors: ['not-found'],
  },
  'POST admin/matches/{id}/fixture': {
    ...operator,
    summary: 'Change kick-off, place or state of a match, by the rules of an import',
    params: z.object({ id }),
    body: z.object({ ...choices, set: matchValues }),
    response,
    errors,
  },
  'POST admin/matchdays/{weekId}/deadline': {
    ...operator,
    summary: 'Change the deadline of a matchday, by the rules of an import',
    params: z.object({ weekId }),
    body: z.object({ ...choices, deadlineDate: moment }),
    response,
    errors,
  },
  'POST admin/fixtures/{id}/take-back': {
    ...operator,
    summary: 'End such a change: what the feed said last holds again',
    params: z.object({ id }),
    body: z.object(choices),
    response,
    errors,
  },
} as const satisfies Record<string, Endpoint>;
