import { overSectionBudget } from './sectionBudget.js';

describe('the budget of a section', () => {
  it('is met by an entry of 3 KB and a page within its limit', () => {
    expect(overSectionBudget('mf-news', { entry: 3000, page: 40_000 }, 43_000)).toEqual([]);
    expect(overSectionBudget('mf-news', { entry: 2000, page: 900_000 })).toEqual([]);
  });

  it('is exceeded by an entry with more than itself', () => {
    expect(overSectionBudget('mf-news', { entry: 7000, page: 0 })).toEqual([
      'The entry of mf-news takes 7.0 KB gzip, 3.1 KB gzip at most.',
    ]);
  });

  it('is exceeded by a page that grew, with the file to look at', () => {
    const [problem] = overSectionBudget('mf-news', { entry: 3000, page: 40_001 }, 43_000);
    expect(problem).toContain('A visit of mf-news brings 43.0 KB gzip of scripts');
    expect(problem).toContain('mf-news/webpack.config.mjs');
  });
});
