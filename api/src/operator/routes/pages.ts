import { route } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { loadCompetition } from '../../tournament/index.js';
import { presentStoredPage } from '../presentStoredPage.js';
import { savePage } from '../savePage.js';

/** Pages are a handful; the limit is a guard. */
const PAGES = 500;

export const listPages = route('GET admin/pages', async ({ context, query }) => {
  const competition = await loadCompetition(context, query);
  const rows = await context.models.Page.findAll({
    where: { competitionId: competition?.id ?? 0 },
    order: ['slug', 'language'],
    limit: PAGES,
    raw: true,
  });
  const slugs = [...new Set(rows.map(({ slug }) => slug))];
  return { pages: slugs.map((slug) => presentStoredPage(rows.filter((row) => row.slug === slug))) };
});

export const putPage = route('PUT admin/pages/{slug}', async ({ context, params, body, caller }) => {
  const { competitionFeed, seasonId, reason, updated, ...written } = body;
  const competition = await loadCompetition(context, { competitionFeed, seasonId });
  if (!competition) throw new Refusal('not-found');
  const page = await savePage(
    context,
    {
      ...written,
      competition,
      slug: params.slug,
      updated: updated === undefined ? undefined : Date.parse(updated),
    },
    { actorId: caller.userId, reason },
  );
  return { page };
});
