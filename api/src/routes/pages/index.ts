import { loadCompetition } from '../../competition/loadCompetition.js';
import { Refusal } from '../../errors.js';
import { type Route, route } from '../../routing/route.js';
import { presentPage } from './presentPage.js';

const getPages = route('GET pages', async ({ context, query, language }) => {
  const competition = await loadCompetition(context, query);
  if (!competition) throw new Refusal('not-found');
  const rows = await context.models.Page.findAll({
    where: { competitionId: competition.id, slug: query.slug },
    order: ['language'],
    raw: true,
  });
  const page = presentPage(rows, language);
  if (!page) throw new Refusal('not-found');
  return { pages: [page] };
});

export const pageRoutes: readonly Route[] = [getPages];
