import type { ChatPollOption, Player } from '@euro/api-contract';
import { bestOptions } from './bestOptions.js';

const option = (text: string, id: number | null): ChatPollOption => ({ text, player_id: id, total: 1 });
const scored = (points: number): Pick<Player, 'stats'> => ({ stats: [{ weekId: 2, points }] });
const players = new Map([
  [1, scored(8)],
  [2, scored(8)],
  [3, scored(-1)],
]);
const best = (...options: ChatPollOption[]) => bestOptions({ week_id: 2, options }, players);

describe('who was right in a poll about players', () => {
  it('is whoever scored most in the matchday, all who are level', () => {
    expect(best(option('A', 3), option('B', 1))).toEqual({ texts: ['B'], points: 8 });
    expect(best(option('A', 1), option('B', 3), option('C', 2))).toEqual({ texts: ['A', 'C'], points: 8 });
  });

  it('counts no points for a player without a match', () => {
    const late = new Map([...players, [4, { stats: [] }]]);
    expect(bestOptions({ week_id: 2, options: [option('A', 3), option('D', 4)] }, late)).toEqual({
      texts: ['D'],
      points: 0,
    });
  });

  it.each([null, 99])('is unknown with an option that is no player of the competition (%s)', (id) => {
    expect(best(option('A', 1), option('Iemand anders', id))).toBeNull();
  });
});
