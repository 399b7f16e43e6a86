import * as z from 'zod';
import { storedSettings } from '../competition/storedSettings.js';

const count = z.number().int().min(0);
/** Editors find the schema of the file by it; the game does not. */
const $schema = z.string().optional();

/** Settings that a pack keeps in scoring.json; `rules` there is the setting `scoring`. */
export const SCORING_SETTINGS = ['captainMultiplier', 'tripleCaptainMultiplier', 'coachPoints'] as const;

/** Only operators set what holds from a matchday on. */
const { earlierPoints: _, ...settingsOfPack } = storedSettings.shape;

/** competition.json with the settings of scoring.json put in. */
export const competitionFile = z.strictObject({
  $schema,
  feed: z.string().regex(/^[A-Z0-9]{2,16}$/, 'must be 2 to 16 capitals and digits'),
  season: z.number().int().min(1900).max(2999),
  /** What its addresses begin with; the first competition of an installation has none. */
  slug: z
    .string()
    .max(40)
    .regex(
      /^([a-z][a-z0-9-]*-[0-9]{4})?$/,
      'must be small letters, digits and dashes with a year, like wk-2022',
    )
    .optional(),
  /**
   * How many rows each table has: without it a file cut off between two rows can't be distinguished from a short one.
   */
  rows: z
    .strictObject({
      'clubs.csv': count,
      'players.csv': count,
      'matches.csv': count,
      'stats.csv': count,
      'values.csv': count,
      'spells.csv': count,
    })
    .partial()
    .optional(),
  /** Deadlines that are not the first kick-off of their matchday, by matchday (decisions §2.2). */
  deadlines: z.record(z.string().regex(/^\d{1,2}$/), z.iso.datetime()).optional(),
  settings: z.strictObject(settingsOfPack),
});
export type CompetitionFile = z.infer<typeof competitionFile>;

const { scoring, captainMultiplier, tripleCaptainMultiplier, coachPoints } = storedSettings.shape;

/** scoring.json: the table of points, captains and coaches. */
export const scoringFile = z.strictObject({
  $schema,
  captainMultiplier,
  tripleCaptainMultiplier,
  coachPoints,
  rules: scoring.unwrap(),
});

const line = (max: number, min: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => text === '' || text.trim() !== '', 'must not be blank');
const language = (max: number, min = 1) => z.strictObject({ nl: line(max, min), en: line(max, min) });
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour like #14205A');

/** brand.json: what the competition is called and looks like. */
export const brandFile = z.strictObject({
  $schema,
  /** The tournament in full: "UEFA EURO 2024". */
  name: language(60),
  /** In sentences and in the switcher: "EURO 2024". */
  short: language(30),
  /** What the game is called in wordmark and titles: "EuroManager". */
  word: language(30),
  colours: z.strictObject({
    /** The ground of heads and buttons, darker, and lighter. */
    night: colour,
    nightDeep: colour,
    nightLift: colour,
    /** Quiet text on night. */
    soft: colour,
    /** What can be done next, on night. */
    accent: colour,
    /** Text and marks on light ground. */
    brandText: colour,
    /** Bars of charts. */
    data: colour,
  }),
  /** The `d` of one SVG path in a box of 32 × 27; empty for three bars in the colours above. */
  emblem: z
    .string()
    .max(2000)
    .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.\-+eE]*$/, 'must be the data of an SVG path'),
  /** The first sentence that visitors read; empty for the product's own. */
  hero: language(60, 0),
  /** What its sources want said, below every page; the first, of the statistics, is on pictures and embeds too. */
  credits: z
    .array(
      language(80).extend({
        url: z
          .url({ protocol: /^https$/ })
          .max(200)
          .optional(),
      }),
    )
    .max(6)
    .optional(),
});
export type BrandFile = z.infer<typeof brandFile>;
