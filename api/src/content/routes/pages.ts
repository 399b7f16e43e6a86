import type { Route } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { requireCompetition } from '../../tournament/index.js';
import type { ContentContext } from '../context.js';
import { fillPage } from '../fillPage.js';
import { gameFacts } from '../gameFacts.js';
import { route } from '../route.js';
import { presentPage } from './presentPage.js';

/** Pages as they are read: numbers of the game come from its settings, and are filled in here. */
const getPages = route('GET pages', async ({ context, query, language }) => {
  const competition = await requireCompetition(context);
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
  const renderedPages = rows.map((row) => ({
    ...row,
    body: fillPage(row.body, gameFacts({ settings, matchdays, language: row.language })),
  }));
  const page = presentPage(renderedPages, language);
  if (!page) throw new Refusal('not-found');
  return { pages: [page] };
});

export const pageRoutes: readonly Route<ContentContext>[] = [getPages];
