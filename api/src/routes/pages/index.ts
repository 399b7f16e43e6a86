import { loadCompetition } from '../../competition/loadCompetition.js';
import { fillPage } from '../../content/fillPage.js';
import { gameFacts } from '../../content/gameFacts.js';
import { Refusal } from '../../errors.js';
import { type Route, route } from '../../routing/route.js';
import { presentPage } from './presentPage.js';

/** Pages as they are read: what they tell of the game stands in its settings, and is filled in here. */
const getPages = route('GET pages', async ({ context, query, language }) => {
  const competition = await loadCompetition(context, query);
  if (!competition) throw new Refusal('not-found');
  const { models } = context;
  const [rows, matchdays] = await Promise.all([
    models.Page.findAll({
      where: { competitionId: competition.id, slug: query.slug },
      order: ['language'],
      raw: true,
    }),
    models.Matchday.count({ where: { competitionId: competition.id } }),
  ]);
  const { settings } = competition;
  const filled = rows.map((row) => ({
    ...row,
    body: fillPage(row.body, gameFacts({ settings, matchdays, language: row.language })),
  }));
  const page = presentPage(filled, language);
  if (!page) throw new Refusal('not-found');
  return { pages: [page] };
});

export const pageRoutes: readonly Route[] = [getPages];
