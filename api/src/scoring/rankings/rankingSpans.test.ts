import { rankingSpans, rankingStarts } from './rankingSpans.js';

const settings = {
  rankingPeriods: [
    { id: 2, firstWeek: 1, lastWeek: 3 },
    { id: 3, firstWeek: 4, lastWeek: 9 },
  ],
  rankingCustom: [
    { id: 15, name: { nl: 'Een', en: 'One' }, firstWeek: 3, lastWeek: 4 },
    { id: 16, name: { nl: 'Twee', en: 'Two' }, firstWeek: 8, lastWeek: 9 },
  ],
};

function matchdays(...deadlines: string[]) {
  return deadlines.map((deadline, index) => ({ weekId: index + 1, deadlineAt: Date.parse(deadline) }));
}

const FIVE = matchdays(
  '2024-06-14T19:00:00Z',
  '2024-06-30T21:59:00Z',
  '2024-06-30T22:00:00Z',
  '2024-07-09T19:00:00Z',
  '2024-08-01T19:00:00Z',
);

describe('the spans of a competition', () => {
  it('are the months with deadlines, in the time zone of Brussels', () => {
    expect(rankingSpans(FIVE, settings).month).toEqual([
      { id: 6, firstWeek: 1, lastWeek: 2 },
      { id: 7, firstWeek: 3, lastWeek: 4 },
      { id: 8, firstWeek: 5, lastWeek: 5 },
    ]);
  });

  it('end with the last matchday, and do not exist beyond it', () => {
    const { period, custom } = rankingSpans(FIVE, settings);
    expect(period.map(({ lastWeek }) => lastWeek)).toEqual([3, 5]);
    expect(custom.map(({ id }) => id)).toEqual([15]);
  });

  it('are empty without matchdays', () => {
    expect(rankingSpans([], settings)).toEqual({ month: [], period: [], custom: [] });
  });
});

it.each([
  [1, [1]],
  [2, [1, 2]],
  [3, [1, 3]],
  [4, [1, 3, 4]],
  [5, [1, 4, 5]],
])('after matchday %i can start at %j, each once', (weekId, starts) => {
  expect(rankingStarts(weekId, FIVE, settings)).toEqual(starts);
});
