import { prizeType, spanPrize } from '@euro/api-contract';
import * as z from 'zod';
import { sanitizeBody } from '../../infra/text/sanitizeBody.js';
import type { FeedPrize } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { ILLEGIBLE, isLegible } from './isLegible.js';
import { lineOfPath } from './lineOfPath.js';
import { readFeedFile } from './readFeedFile.js';
import { refuseRepeatedKeys } from './readJson.js';

const PRIZES_FILE = 'content/prizes.json';
const LANGUAGES = ['nl', 'en'] as const;

const isOfSpans = (type: string) => spanPrize.shape.ranking.safeParse(type).success;
const rank = z.number().int().min(1);
const words = z.strictObject({
  title: z.string().min(1).max(200).refine(isLegible, ILLEGIBLE),
  short: z.string().max(200).refine(isLegible, ILLEGIBLE),
  body: z.string().max(10_000),
});
const prizesFile = z
  .array(
    z
      .strictObject({
        slug: z.string().regex(/^[a-z0-9-]{1,80}$/, 'must be small letters, digits and dashes'),
        type: z.union([prizeType, spanPrize.shape.ranking]),
        span: z.number().int().min(1).max(999).optional(),
        firstRank: rank,
        lastRank: rank,
        sort: z.number().int(),
        image: z.string().min(1).max(40),
        translations: z.strictObject({ nl: words, en: words }),
      })
      .refine(({ firstRank, lastRank }) => firstRank <= lastRank, 'The first rank comes after the last')
      .refine(
        ({ type, span }) => span === undefined || isOfSpans(type),
        'Only prizes of month, period and custom have a span',
      ),
  )
  .refine((prizes) => new Set(prizes.map(({ slug }) => slug)).size === prizes.length, 'A slug occurs twice');

/** Reads `content/prizes.json` of a pack; without the file there are no prizes. */
export async function readPrizes(directory: string, problems: FeedProblems): Promise<FeedPrize[]> {
  const text = await readFeedFile(directory, PRIZES_FILE, problems, { isOptional: true });
  if (text === null) return [];
  const json = parseJson(text);
  const parsed = prizesFile.safeParse(json);
  if (json !== undefined) refuseRepeatedKeys(PRIZES_FILE, text, problems);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      const line = json === undefined ? null : lineOfPath(text, path);
      problems.add(PRIZES_FILE, line, path.join('.') || null, `${message}.`);
    }
    return [];
  }
  return parsed.data.flatMap(({ translations, span, ...prize }) =>
    LANGUAGES.map((language) => {
      const { title, short, body } = translations[language];
      const type = span === undefined ? prize.type : `${prize.type}-${span}`;
      return { ...prize, type, language, title, short, body: sanitizeBody(body) };
    }),
  );
}

/** Undefined for invalid JSON, which the schema refuses. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
