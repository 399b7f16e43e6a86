import { exampleMatch } from '@euro/platform/testing';
import { matchesToWatch } from './matchesToWatch.js';

const match = (id: number, status: 'live' | 'scheduled' | 'finished', hour: number, weekId = 3) =>
  exampleMatch({ id, weekId, status, date: `2024-06-25T${hour}:00:00Z` });
const none = () => 0;
const idsOf = (matches: readonly { id: number }[]) => matches.map(({ id }) => id);

describe('the matches to watch', () => {
  it('are the running ones, then the next ones, then the ones that ended last', () => {
    const matches = [
      match(1, 'finished', 10),
      match(2, 'finished', 13),
      match(3, 'scheduled', 22),
      match(4, 'scheduled', 19),
      match(5, 'live', 16),
    ];
    expect(idsOf(matchesToWatch(matches, 3, none))).toEqual([5, 4, 3, 2, 1]);
  });

  it('start with those that have the most own players, of several at once', () => {
    const matches = [
      match(1, 'live', 16),
      match(2, 'live', 13),
      match(3, 'scheduled', 19),
      match(4, 'scheduled', 19),
    ];
    expect(idsOf(matchesToWatch(matches, 3, ({ id }) => id))).toEqual([2, 1, 4, 3]);
  });

  it('exclude other matchdays and undecided pairings', () => {
    const matches = [match(1, 'live', 16, 2), { ...match(2, 'scheduled', 19), homeId: null }];
    expect(matchesToWatch(matches, 3, none)).toEqual([]);
  });
});
