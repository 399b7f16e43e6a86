import { mostAtOnce } from './mostAtOnce.js';

const at = (hour: string, weekId = 3) => ({ weekId, date: `2024-06-25T${hour}:00Z` });

describe('the maximal number of simultaneous matches', () => {
  it('counts those that kick off before an earlier one must be over', () => {
    expect(mostAtOnce([at('16:00'), at('16:00'), at('19:00'), at('19:00')], 3)).toBe(2);
    expect(mostAtOnce([at('16:00'), at('16:00'), at('18:30')], 3)).toBe(3);
  });

  it('is for one matchday, which may have no match', () => {
    expect(mostAtOnce([at('16:00'), at('16:00', 4)], 3)).toBe(1);
    expect(mostAtOnce([], 3)).toBe(0);
  });
});
