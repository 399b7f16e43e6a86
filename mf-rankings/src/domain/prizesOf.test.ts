import { examplePrizes } from '../testing/prizes.js';
import { placesWin, prizesOf } from './prizesOf.js';

const slugs = (...view: [Parameters<typeof prizesOf>[1], number | null]) =>
  prizesOf(examplePrizes, ...view).map(({ slug }) => slug);

describe('the prizes beside a ranking', () => {
  it('are those of the final ranking and the matchday, each in its order', () => {
    expect(slugs('general', null)).toEqual(['bike', 'computer', 'vouchers', 'clothing', 'groceries']);
  });

  it('are those of the matchday, the custom span or the league alone', () => {
    expect(slugs('week', null)).toEqual(['groceries']);
    expect(slugs('custom', 13)).toEqual(['second-span']);
    expect(slugs('leagues', 4)).toEqual(['convoy']);
  });

  it.each(['month', 'period', 'pundits'] as const)('are none in the tab %s', (tab) => {
    expect(slugs(tab, 2)).toEqual([]);
  });
});

describe('the prizes of spans', () => {
  const spans = [
    { slug: 'each-month', sort: 2, ranking: 'month', spanId: null },
    { slug: 'august', sort: 1, ranking: 'month', spanId: 8 },
    { slug: 'half', sort: 3, ranking: 'period', spanId: 7 },
  ] as const;
  const ofSpan = (...view: [Parameters<typeof prizesOf>[1], number | null]) =>
    prizesOf<(typeof spans)[number]>(spans, ...view).map(({ slug }) => slug);

  it('are beside the ranking of their month or period, and of each one without a number', () => {
    expect([ofSpan('month', 8), ofSpan('month', 5), ofSpan('period', 7), ofSpan('week', null)]).toEqual([
      ['august', 'each-month'],
      ['each-month'],
      ['half'],
      [],
    ]);
    expect([placesWin(spans, 'month', 5), placesWin(spans, 'period', 2)]).toEqual([true, false]);
  });
});

describe('the column of prizes', () => {
  it.each([
    ['general', null, true],
    ['week', null, true],
    ['custom', 13, true],
    ['custom', 14, false],
    ['month', 6, false],
    ['leagues', 4, false],
  ] as const)('in the tab %s (%s): %s', (tab, choiceId, isThere) => {
    expect(placesWin(examplePrizes, tab, choiceId)).toBe(isThere);
  });

  it('reserves its room in the overall ranking until the prizes are known', () => {
    expect(placesWin(null, 'general', null)).toBe(true);
  });
});
