import type { Route } from '../../http/index.js';
import { loadCompetition } from '../../tournament/index.js';
import type { ContentContext } from '../context.js';
import { route } from '../route.js';

const rss = route('GET matches/rss', async ({ context }) => {
  const competition = await loadCompetition(context);
  const items = await context.news.read(competition?.settings.newsUrl ?? context.env.newsUrl);
  return { rss: { channel: { item: [...items] } } };
});

export const newsRoutes: readonly Route<ContentContext>[] = [rss];
