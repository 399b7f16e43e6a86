import { type Prize as PrizeJson, prizeType, type SpanPrize, spanPrize } from '@euro/api-contract';
import type { Route } from '../../http/index.js';
import { sanitizeBody } from '../../infra/text/sanitizeBody.js';
import type { Prize } from '../../models/index.js';
import { requireCompetition } from '../../tournament/index.js';
import type { ContentContext } from '../context.js';
import { route } from '../route.js';

/** Prizes in all languages; a competition has a handful. */
const MAX_PRIZES = 200;

const getPrizes = route('GET prizes', async ({ context, language }) => {
  const competition = await requireCompetition(context);
  const rows: Prize[] = await context.models.Prize.findAll({
    where: { competitionId: competition.id },
    order: ['sort', 'slug', 'language'],
    limit: MAX_PRIZES,
    raw: true,
  });
  const updateTimes = rows.map(({ updatedAt }) => Number(updatedAt));
  const bySlug = [...new Set(rows.map(({ slug }) => slug))].map((slug) =>
    rows
      .filter((row) => row.slug === slug)
      .sort((a, b) => Number(b.language === language) - Number(a.language === language)),
  );
  const ofSpans = bySlug.flatMap(presentSpanPrize);
  return {
    prizes: bySlug.flatMap(presentPrize),
    ...(ofSpans.length > 0 && { ofSpans }),
    updated: updateTimes.length === 0 ? null : new Date(Math.max(...updateTimes)).toISOString(),
  };
});

/** A prize from its rows, the one in the caller's language first; nothing for one of another kind. */
function presentPrize(rows: readonly Prize[]): PrizeJson[] {
  const type = prizeType.safeParse(rows[0]?.type);
  return type.success ? presentRows(rows).map((prize) => ({ ...prize, type: type.data })) : [];
}

/** The same of a prize of spans: `month` for each month, `month-8` for one. */
function presentSpanPrize(rows: readonly Prize[]): SpanPrize[] {
  const [name, span = null] = rows[0]?.type.split('-') ?? [];
  const ranking = spanPrize.shape.ranking.safeParse(name);
  if (!ranking.success) return [];
  const spanId = span === null ? null : Number(span);
  return presentRows(rows).map((prize) => ({ ...prize, ranking: ranking.data, spanId }));
}

function presentRows(rows: readonly Prize[]): Omit<PrizeJson, 'type'>[] {
  const [first] = rows;
  if (!first) return [];
  const { slug, firstRank, lastRank, sort, image } = first;
  // Sanitised when it was written, and again here, in case the row was written without the importer.
  const translations = rows.map(({ language, title, short, body }) => ({
    language,
    title,
    short,
    body: sanitizeBody(body),
  }));
  return [{ slug, firstRank, lastRank, sort, image, translations }];
}

export const prizeRoutes: readonly Route<ContentContext>[] = [getPrizes];
