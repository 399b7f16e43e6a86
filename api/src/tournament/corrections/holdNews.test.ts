import type { FeedNews, FeedPlayer } from '../feed/feed.js';
import { applyNews, type HeldNews, newsIn } from './holdNews.js';

const player = (id: number, news: Partial<FeedNews> = {}) =>
  ({ id, name: `Player ${id}`, ...news }) as FeedPlayer;
const injured = newsIn({ news: 'injured', newsNl: 'knie', newsSource: 'KBVB', newsAt: 5 });
const edit = (playerId: number, before: Partial<FeedNews>): HeldNews => ({
  ...newsIn({ news: 'available', newsSource: 'VRT', newsAt: 9 }),
  ...{ id: 1, playerId, feedNews: JSON.stringify(newsIn(before)) },
});

it('replaces the feed’s news while the feed repeats it, and leaves other players alone', () => {
  const players = [player(7, injured), player(8, injured), player(9)];
  const { players: edited, ended } = applyNews(players, [edit(7, injured), edit(9, {})]);
  expect(edited.map(({ news }) => news)).toEqual(['available', 'injured', 'available']);
  expect(ended).toEqual([]);
});

it.each([
  ['has other news', player(7, { ...injured, newsAt: 6 })],
  ['has none any more', player(7)],
  ['agrees', player(7, newsIn({ news: 'available', newsSource: 'VRT', newsAt: 9 }))],
])('ends when the feed %s', (_, now) => {
  const { players, ended } = applyNews([now], [edit(7, injured)]);
  expect(players).toEqual([now]);
  expect(ended).toMatchObject([{ id: 1, because: expect.stringContaining('the feed has other news') }]);
});

it('ends when the player is gone', () => {
  expect(applyNews([player(8)], [edit(7, {})]).ended).toHaveLength(1);
});
