import * as z from 'zod';
import type { Endpoint } from './endpoint.js';

/** One text in the languages of the product. */
const localText = z.object({ nl: z.string(), en: z.string() });
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

/** The brand of a competition; everything else is the same for all. */
export const brand = z.object({
  colours: z.object({
    /** The ground of heads and buttons, darker, and lighter. */
    night: colour,
    nightDeep: colour,
    nightLift: colour,
    /** Quiet text on night. */
    soft: colour,
    /** Colour of primary actions, on the night background. */
    accent: colour,
    /** Text and marks on light ground. */
    brandText: colour,
    /** Bars of charts. */
    data: colour,
  }),
  /** The `d` of one SVG path in a box of 32 × 27; empty for the three bars in the colours above. */
  emblem: z.string().max(2000),
  /** A sentence below the headline that visitors read; empty for the product's own. */
  hero: localText,
  /**
   * Sources of the data and their required credits; the first is that of the statistics; `url` is the source's
   * address.
   */
  credits: z.array(localText.extend({ url: z.url().optional() })).optional(),
});
export type Brand = z.infer<typeof brand>;

const competitionState = z.enum(['open', 'running', 'finished', 'archived']);

/** A competition of this installation. */
export const publishedCompetition = z.object({
  competitionFeed: z.string(),
  seasonId: z.number().int(),
  /** First segment of the addresses of its pages, `wk-2022`; empty for the default. */
  slug: z.string(),
  /** Finished and archived ones can only be read. */
  state: competitionState,
  isDefault: z.boolean(),
  /** "UEFA EURO 2024" */
  name: localText,
  /** In sentences: "EURO 2024". */
  short: localText,
  /** Name of the game in wordmark and titles: "EuroManager". */
  word: localText,
  brand: brand.nullable(),
  /** ISO 8601; null while no match is known. */
  firstDeadline: z.iso.datetime().nullable(),
  lastMatch: z.iso.datetime().nullable(),
});
export type PublishedCompetition = z.infer<typeof publishedCompetition>;

export const competitionEndpoints = {
  'GET competitions': {
    summary: 'The competitions of this installation, the default first; drafts are left out',
    access: 'open',
    openData: true,
    response: z.object({ competitions: z.array(publishedCompetition) }),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
