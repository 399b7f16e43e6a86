import { chooseRanking } from './chooseRanking.js';

const facts = {
  matchdays: [
    '2024-06-14T19:00:00Z',
    '2024-06-19T13:00:00Z',
    '2024-06-23T19:00:00Z',
    '2024-06-29T16:00:00Z',
    '2024-07-05T16:00:00Z',
  ].map((deadline, index) => ({ weekId: index + 1, deadlineAt: Date.parse(deadline) })),
  lastScored: 4,
  settings: {
    rankingPeriods: [
      { id: 2, firstWeek: 1, lastWeek: 3 },
      { id: 3, firstWeek: 4, lastWeek: 5 },
    ],
    rankingCustom: [],
  },
};
const choose = (
  type: Parameters<typeof chooseRanking>[0],
  query: object = {},
  lastScoredWeek: number | null = 4,
) => chooseRanking(type, query, { ...facts, lastScoredWeek });

describe('the default of a parameter', () => {
  it.each(['general', 'pundits'] as const)('is the last matchday with points: %s', (type) => {
    for (const query of [{}, { weekId: -1 }, { weekId: 4 }]) {
      expect(choose(type, query).ranking).toEqual({ weekId: 4, firstWeek: 1 });
    }
  });

  it('is the last matchday by itself, in the ranking of a matchday', () => {
    expect(choose('week').ranking).toEqual({ weekId: 4, firstWeek: 4 });
  });

  it('is the span of the last points, and in an older span its own last matchday', () => {
    expect(choose('period')).toMatchObject({ span: { id: 3 }, ranking: { weekId: 4, firstWeek: 4 } });
    expect(choose('period', { rankingTypeId: 2, weekId: -1 }).ranking).toEqual({ weekId: 3, firstWeek: 1 });
  });

  it('is the span of the requested matchday', () => {
    expect(choose('period', { weekId: 2 })).toMatchObject({
      span: { id: 2 },
      ranking: { weekId: 2, firstWeek: 1 },
    });
  });
});

describe('there is nothing to rank', () => {
  it('before the first points, though a span can be chosen', () => {
    expect(choose('general', {}, null).ranking).toBeNull();
    expect(choose('month', {}, null)).toMatchObject({
      span: { id: 6 },
      choices: [{ id: 6 }, { id: 7 }],
      ranking: null,
    });
  });

  it('in a span to come, after a matchday to come, and after one of another span', () => {
    expect(choose('month', { month: 7 })).toMatchObject({ span: { id: 7 }, ranking: null });
    expect(choose('week', { weekId: 5 }).ranking).toBeNull();
    expect(choose('period', { rankingTypeId: 2, weekId: 4 }).ranking).toBeNull();
  });

  it('in a month without matchdays', () => {
    expect(choose('month', { month: 1 })).toMatchObject({ span: null, ranking: null });
  });
});
