import type { Prize as PrizeJson } from '@euro/api-contract';
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
  return {
    prizes: [...new Set(rows.map(({ slug }) => slug))].flatMap((slug) =>
      presentPrize(
        rows
          .filter((row) => row.slug === slug)
          .sort((a, b) => Number(b.language === language) - Number(a.language === language)),
      ),
    ),
    updated: updateTimes.length === 0 ? null : new Date(Math.max(...updateTimes)).toISOString(),
  };
});

/** A prize from its rows, the one in the caller's language first. */
function presentPrize(rows: readonly Prize[]): PrizeJson[] {
  const [first] = rows;
  if (!first) return [];
  const { slug, type, firstRank, lastRank, sort, image } = first;
  // Sanitised when it was written, and again here, in case the row was written without the importer.
  const translations = rows.map(({ language, title, short, body }) => ({
    language,
    title,
    short,
    body: sanitizeBody(body),
  }));
  return [{ slug, type, firstRank, lastRank, sort, image, translations }];
}

export const prizeRoutes: readonly Route<ContentContext>[] = [getPrizes];
