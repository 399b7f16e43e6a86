import type { Player } from '@euro/api-contract';
import { players } from '@euro/game-ui/testing';
import { teamNews } from './teamNews.js';

const [first, ...rest] = players as [Player, ...Player[]];
const news = (kind: NonNullable<Player['news']>['kind']) => ({
  news: { kind, nl: null, en: null, source: 'KBVB', at: '2024-06-19T07:00:00Z' },
});
const yellow: Partial<Player> = {
  cards: { kind: 'one-yellow', match: { id: 1, homeId: null, awayId: null } },
};

/** Ids, by their place, of the players of whom there is news. */
function newsOf(...facts: Partial<Player>[]): number[] {
  const own = facts.map((fact, at) => ({ ...(rest[at] ?? first), id: at + 1, ...fact }));
  const ids = own.map(({ id }) => id);
  return teamNews(ids, new Map(own.map((player) => [player.id, player]))).map(({ id }) => id);
}

describe('the news of a team', () => {
  it('has the most serious first', () => {
    expect(
      newsOf(
        yellow,
        news('doubtful'),
        { injury: 1, ...news('injured') },
        {},
        { ban: 1, cards: { kind: 'banned', match: { id: 1, homeId: null, awayId: null } } },
      ),
    ).toEqual([5, 3, 2, 1]);
  });

  it.each<[string, Partial<Player>]>([
    ['who can play', news('available')],
    ['whose injury nobody reported', { injury: 1 }],
    ['whose nation is out', { eliminated: true, injury: 1, ...news('injured') }],
  ])('leaves out a player %s', (_, fact) => {
    expect(newsOf(fact)).toEqual([]);
  });
});
