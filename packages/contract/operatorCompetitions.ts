import * as z from 'zod';
import { FOUR_EYES } from './choices.js';
import { formFlag, id, moment, weekId } from './common.js';
import type { Endpoint } from './endpoint.js';
import { reason } from './reason.js';
import { teamsPreview } from './teamsPreview.js';

/** `draft`: visible to operators only. `finished` and `archived`: read-only. */
export const competitionState = z.enum(['draft', 'open', 'running', 'finished', 'archived']);
export type CompetitionState = z.infer<typeof competitionState>;

const names = z.object({ nl: z.string(), en: z.string() });

/** A competition of this installation, as operators see it. */
export const operatorCompetition = z.object({
  id,
  competitionFeed: z.string(),
  seasonId: z.number().int(),
  /** First segment of its addresses; empty for the default, null without its own pages. */
  slug: z.string().nullable(),
  /** Null for a competition that has no brand yet. */
  name: names.nullable(),
  state: competitionState,
  /** The states that it may get now. */
  next: z.array(competitionState),
  /** The competition's game time. */
  now: moment,
  speed: z.number(),
  /** Null once the last one passed. */
  nextDeadline: z.object({ weekId: z.number().int(), at: moment }).nullable(),
  counts: z.object({
    teams: z.number().int(),
    leagues: z.number().int(),
    clubs: z.number().int(),
    players: z.number().int(),
    matches: z.number().int(),
    matchdays: z.number().int(),
  }),
  /** Outcomes of its live feed's messages; null where none ever arrived. Moments are real time. */
  liveFeed: z
    .object({
      /** When the last message came. */
      receivedAt: moment.nullable(),
      /** Messages of the last 24 hours that were refused. */
      refused: z.number().int(),
      /** The last of them, and its first problem in English. */
      refusal: z.object({ messageId: z.string(), problem: z.string() }).nullable(),
      /** Why the last poll failed; null when it did not, and where nothing is polled. */
      pollProblem: z.string().nullable(),
    })
    .nullable(),
});
export type OperatorCompetition = z.infer<typeof operatorCompetition>;

const settingValue = z.union([z.number(), z.boolean()]).nullable();

/** A setting that operators may change: its path in the settings, and where a number may lie. */
export const operatorSetting = z.object({
  /** `transfersAllowed`, `coachPoints.win`, `teamSameClubPlayersLimit.0`. */
  path: z.string(),
  value: settingValue,
  /** Null for a boolean. */
  bounds: z.object({ min: z.number(), max: z.number(), step: z.number() }).nullable(),
  /**
   * Changed at the desk, with what the pack says: it holds until the pack says something else. Null: as the pack has
   * it.
   */
  edited: z.object({ pack: settingValue }).nullable(),
  /**
   * Only of settings that may hold from a matchday on: what matchdays up to `lastWeek` have instead, the first in front.
   */
  earlier: z.array(z.object({ lastWeek: z.number().int(), value: settingValue })).optional(),
});
export type OperatorSetting = z.infer<typeof operatorSetting>;

const fourEyes = z.array(z.enum(FOUR_EYES));

const settings = z.object({
  competition: operatorCompetition,
  settings: z.array(operatorSetting),
  /** Calls that wait for a second person. */
  fourEyes: fourEyes.optional(),
  /** The number of matchdays, and the first that is not confirmed; null when all are. */
  matchdays: z.object({ last: z.number().int(), firstOpen: z.number().int().nullable() }).optional(),
});

/** The changes of an import, planned or made, to one table. */
export const importedTable = z.object({
  table: z.string(),
  added: z.number().int(),
  updated: z.number().int(),
  removed: z.number().int(),
  /** Rows there are afterwards. */
  rows: z.number().int().optional(),
  /** Examples of added and removed rows by name, and of changes: `Musiala: value 85 → 90`. */
  addedNames: z.array(z.string()),
  removedNames: z.array(z.string()),
  updates: z.array(z.string()),
});

const fieldValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** A row that an import adds, changes or removes. */
export const importedLine = z.object({
  table: z.string(),
  change: z.enum(['added', 'updated', 'removed']),
  /** `GER–SCO`, a player's name, the path of a setting, the number of a matchday. */
  subject: z.string(),
  /** Of a player's statistics. */
  match: z.string().nullable(),
  /** The matchday in which a match, statistics or a deadline counts. */
  weekId: z.number().int().nullable(),
  /**
   * What is different in a changed row: a score as `2–1`, values in tenths of a million, moments of `…At` in ISO, long
   * texts cut.
   */
  fields: z.array(z.object({ field: z.string(), from: fieldValue, to: fieldValue })),
  /** A match that takes the confirmation of its matchday away. */
  reopens: z.boolean(),
});

export const packImport = z.object({
  /** Whether the game was changed: never by a dry run, nor with problems. */
  isDone: z.boolean(),
  /** When the pack was read, in real time, and how long the import took. */
  readAt: moment.optional(),
  tookMs: z.number().int().optional(),
  /** Why the pack is refused, in English: file, line (1 is the header) and field. */
  problems: z.array(
    z.object({
      file: z.string(),
      line: z.number().int().nullable(),
      column: z.string().nullable(),
      message: z.string(),
    }),
  ),
  /** Null with problems. */
  report: z
    .object({
      competitionFeed: z.string(),
      seasonId: z.number().int(),
      /** Hidden until an operator opens it. */
      isDraft: z.boolean(),
      changes: z.number().int(),
      tables: z.array(importedTable),
      /** Changes of matches, and oddities, in English. */
      moves: z.array(z.string()),
      warnings: z.array(z.string()),
      /** Where some of the warnings come from: a file, and its line where it is about one (1 is the header). */
      places: z
        .array(z.object({ warning: z.string(), file: z.string(), line: z.number().int().nullable() }))
        .optional(),
      /** Changes by row, at most 60 of a table; of statistics only those that change. */
      lines: z.array(importedLine).optional(),
      /** What operators changed by hand: it is kept, or ends because of what the pack says. */
      edits: z
        .array(
          z.object({
            kind: z.enum(['setting', 'page', 'match', 'deadline', 'figure', 'news']),
            /** `transfersAllowed`, `rules (nl)`, `GER–SCO`, `2` of a matchday, `Musiala, goals`. */
            subject: z.string(),
            isKept: z.boolean(),
          }),
        )
        .optional(),
      /** Matchdays that get their first points. */
      toSettle: z.array(z.number().int()),
      /** Matchdays whose points are counted again: those that change, and all after them, which build on them. */
      toSettleAgain: z.array(z.number().int()),
      /** Matchdays whose deadline would pass at once or within the hour. */
      closes: z.array(z.object({ weekId: z.number().int(), from: moment, to: moment })).optional(),
      /** Confirmed matchdays that would be provisional again. */
      reopens: z.array(z.number().int()).optional(),
      /** Only of a dry run after which matchdays are settled. */
      teams: teamsPreview.nullable().optional(),
    })
    .nullable(),
});
export type PackImport = z.infer<typeof packImport>;

/** Largest zip of a pack, which with its form passes the gateway; a season takes a fourth of it. */
const MAX_ZIP_BYTES = 2 * 1024 * 1024;

const operator = { access: 'session', role: 'operator' } as const;

/**
 * `details` of `competition-state-refused`: `because` is `not-from-here` (with `next`, the states it may get) or
 * `has-teams`; of `settings-invalid`: `problems`, sentences in English with the `path` of the setting, or
 * `because: 'unfit-teams'` with `teams`, the number of saved teams whose squad would no longer be allowed, or
 * `because: 'settles-again'` with `weeks`, the confirmed matchdays that would be settled again.
 */
export const operatorCompetitionEndpoints = {
  'GET admin/competitions': {
    ...operator,
    inAny: true,
    summary:
      'Every competition with its state, its clock and its numbers, and the packs that can be imported',
    response: z.object({ competitions: z.array(operatorCompetition), packs: z.array(z.string()) }),
    errors: [],
  },
  'POST admin/competitions/{id}/state': {
    ...operator,
    summary: 'Open, close or archive a competition',
    params: z.object({ id }),
    body: z.object({ state: competitionState, reason }),
    response: z.object({ competition: operatorCompetition }),
    errors: ['not-found', 'competition-state-refused'],
  },
  'GET admin/competitions/{id}/settings': {
    ...operator,
    summary: 'The settings of a competition that operators may change, with their bounds',
    params: z.object({ id }),
    response: settings,
    errors: ['not-found'],
  },
  'PUT admin/competitions/{id}/settings': {
    ...operator,
    summary: 'Change settings of a competition: all that are named, or none',
    params: z.object({ id }),
    body: z.object({
      changes: z
        .array(z.object({ path: z.string().max(80), value: settingValue }))
        .min(1)
        .max(100),
      /** Also where saved teams do not fit them; otherwise such a change is refused with their number. */
      leavesTeamsUnfit: z.boolean().optional(),
      /** Also where confirmed matchdays are settled again; otherwise such a change is refused with them. */
      settlesAgain: z.boolean().optional(),
      /** Settings that have `earlier` change from this matchday on; all matchdays change when left out. */
      fromWeek: weekId.optional(),
      /** Only answers the effect. */
      isDryRun: z.boolean().optional(),
      reason,
    }),
    response: settings.extend({
      effect: z
        .object({
          /** Saved teams whose squad the settings do not allow. */
          unfitTeams: z.number().int(),
          /** Confirmed matchdays that are settled again. */
          settledAgain: z.array(z.number().int()),
          /** Of a dry run after which matchdays are settled. */
          teams: teamsPreview.nullable(),
        })
        .optional(),
    }),
    errors: ['not-found', 'settings-invalid'],
  },
  'PUT admin/competitions/{id}/four-eyes': {
    ...operator,
    fourEyes: 'setting',
    summary: 'Choose the calls that wait for a second person; taking some away waits for one, too',
    params: z.object({ id }),
    body: z.object({ fourEyes: fourEyes.max(10), reason }),
    response: z.object({ fourEyes }),
    errors: ['not-found'],
  },
  'POST admin/competitions/import': {
    ...operator,
    fourEyes: 'import',
    summary: 'Compare the game with a pack on the server’s disk, or make it equal to it',
    body: z.object({
      /** One of the packs that `GET admin/competitions` names. */
      pack: z.string().max(100),
      /** Only says what would change. */
      isDryRun: z.boolean(),
      /** Pages that operators wrote become the pack’s again. */
      takePages: z.boolean().default(false),
      /** Settings that operators changed become the pack’s again. */
      takeSettings: z.boolean().default(false),
      /** Accepts what `closes` and `reopens` of the report say; without it such an import is refused. */
      closes: z.boolean().optional(),
      reopens: z.boolean().optional(),
      reason,
    }),
    response: packImport,
    errors: ['not-found'],
  },
  'POST admin/competitions/upload': {
    ...operator,
    fourEyes: 'import',
    summary:
      'The same with a pack that is sent as a zip, of at most 2 MB, 200 files and 40 MB unpacked; none of it is stored',
    multipart: 'pack',
    maxBytes: MAX_ZIP_BYTES,
    body: z.object({
      isDryRun: formFlag,
      takePages: formFlag,
      takeSettings: formFlag,
      closes: formFlag,
      reopens: formFlag,
      reason,
    }),
    response: packImport,
    errors: ['pack-missing', 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;
