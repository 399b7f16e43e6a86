import { loadCompetition } from '../../competition/loadCompetition.js';
import { type Route, route } from '../../routing/route.js';

const rss = route('GET matches/rss', async ({ context, query }) => {
  const competition = await loadCompetition(context, query);
  const items = await context.news.read(competition?.settings.newsUrl ?? context.env.newsUrl);
  return { rss: { channel: { item: [...items] } } };
});

export const newsRoutes: readonly Route[] = [rss];
