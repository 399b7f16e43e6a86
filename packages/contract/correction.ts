import * as z from 'zod';
import { CORRECTED_FIELDS, NEWS_KINDS } from './choices.js';
import { competitionQuery, id, moment, numeric, pageQuery } from './common.js';
import type { Endpoint } from './endpoint.js';
import { reason } from './reason.js';

/** A column of the statistics that the operator may correct: the fields of the feed (docs/guides/operate.md). */
export const correctedField = z.enum(CORRECTED_FIELDS);

export const correction = z.object({
  id,
  at: moment,
  actor: z.object({ id, name: z.string() }).nullable(),
  matchId: id,
  playerId: id,
  playerName: z.string(),
  weekId: z.number().int(),
  field: correctedField,
  from: z.number().nullable(),
  to: z.number().nullable(),
  reason: z.string(),
  /** Game time; null while it is in force. A later correction of the figure ends it, or a feed with another one. */
  endedAt: moment.nullable(),
});
export type Correction = z.infer<typeof correction>;

/** News of a player as an operator writes it; a text is null where there is none in that language. */
export const writtenNews = z.object({
  kind: z.enum(NEWS_KINDS),
  nl: z.string().trim().max(80).nullable(),
  en: z.string().trim().max(80).nullable(),
  source: z.string().trim().min(1).max(40),
});

/** News of a player that an operator wrote in the place of the feed's. */
export const newsEdit = z.object({
  id,
  at: moment,
  actor: z.object({ id, name: z.string() }).nullable(),
  playerId: id,
  playerName: z.string(),
  /** The kind of news before; null for none. */
  from: z.enum(NEWS_KINDS).nullable(),
  /** Null for no news. */
  news: writtenNews.nullable(),
  reason: z.string(),
  /** Game time; null while it is in force. A later edit ends it, or a feed with other news. */
  endedAt: moment.nullable(),
});
export type NewsEdit = z.infer<typeof newsEdit>;

/** A player's statistics in a match, from the feed or corrected; all 0 without any. */
export const playerFigures = z.object({
  playerId: id,
  name: z.string(),
  clubId: id,
  /** 1–4; a coach has no statistics. */
  positionId: z.number().int(),
  /** The feed has something about the player: he played, or was carded. */
  appeared: z.boolean(),
  figures: z.record(correctedField, z.number().nullable()),
  /** The figures that a correction holds. */
  corrected: z.array(correctedField),
});
export type PlayerFigures = z.infer<typeof playerFigures>;

const editor = { access: 'session', role: 'editor' } as const;

/** Figures and news of players that operators change by hand. */
export const correctionEndpoints = {
  'GET admin/corrections': {
    ...editor,
    summary: 'Corrections of the statistics, newest first',
    query: competitionQuery.extend(pageQuery.shape),
    response: z.object({ totalRecords: z.number().int(), corrections: z.array(correction) }),
    errors: ['not-found'],
  },
  'GET admin/matches/{id}/figures': {
    ...editor,
    summary: 'What both squads did in a match that is over, figure by figure',
    params: z.object({ id }),
    query: competitionQuery,
    response: z.object({ matchId: id, weekId: z.number().int(), players: z.array(playerFigures) }),
    errors: ['not-found', 'correction-invalid'],
  },
  'POST admin/corrections': {
    ...editor,
    summary: 'Correct one figure of one player in one match; the matchday is counted again',
    body: z.object({
      ...competitionQuery.shape,
      matchId: id,
      playerId: id,
      field: correctedField,
      value: numeric(z.number()).nullable(),
      reason,
    }),
    response: z.object({ correction }),
    errors: ['not-found', 'correction-invalid'],
  },
  'GET admin/news': {
    ...editor,
    summary: 'News of players that operators wrote, newest first',
    query: competitionQuery.extend(pageQuery.shape),
    response: z.object({ totalRecords: z.number().int(), edits: z.array(newsEdit) }),
    errors: ['not-found'],
  },
  'POST admin/news': {
    ...editor,
    summary: 'Write the news of a player, or take it away; it holds until the feed has other news of him',
    body: z.object({ ...competitionQuery.shape, playerId: id, news: writtenNews.nullable(), reason }),
    response: z.object({ edit: newsEdit }),
    errors: ['not-found', 'correction-invalid'],
  },
} as const satisfies Record<string, Endpoint>;
