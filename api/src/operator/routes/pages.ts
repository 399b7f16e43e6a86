import { route } from '../../http/index.js';
import { loadCompetition, requireCompetition } from '../../tournament/index.js';
import { presentStoredPage } from '../presentStoredPage.js';
import { savePage } from '../savePage.js';

/** Pages are a handful; the limit is a guard. */
const PAGES = 500;

export const listPages = route('GET admin/pages', async ({ context }) => {
  const competition = await loadCompetition(context);
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
  const { reason, updated, ...written } = body;
  const competition = await requireCompetition(context);
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
