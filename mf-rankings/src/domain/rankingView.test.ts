import { ALL_WEEKS, openTab, pageSizeOf, readRankingView, writeRankingView } from './rankingView.js';

const parse = (query: string) => readRankingView(new URLSearchParams(query));

describe('the address of a ranking', () => {
  it('is the overall ranking, page 1, by default', () => {
    expect(parse('')).toEqual({ tab: 'general', week: null, choice: null, page: 1, search: '' });
  });

  it.each([
    { tab: 'week', week: 3, choice: null, page: 12, search: 'Kwaremont & Co' },
    { tab: 'leagues', week: ALL_WEEKS, choice: 1204, page: 2, search: '' },
    { tab: 'month', week: 2, choice: 6, page: 1, search: '' },
  ] as const)('contains everything of $tab', (view) => {
    expect(parse(writeRankingView(view).toString())).toEqual(view);
  });

  it('omits the defaults of a tab', () => {
    expect(writeRankingView(openTab('general')).toString()).toBe('');
    expect(writeRankingView(openTab('week')).toString()).toBe('tab=week');
  });

  it.each([
    ['an unknown tab', 'tab=friends', { tab: 'general' }],
    ['a matchday of zero', 'week=0', { week: null }],
    ['a matchday as a word', 'week=twee', { week: null }],
    ['all matchdays of one', 'tab=week&week=all', { week: null }],
    ['a choice where there is none', 'choice=3', { choice: null }],
    ['a choice as a word', 'tab=month&choice=juni', { choice: null }],
    ['a negative page', 'page=-4', { page: 1 }],
    ['a broken page', 'page=1.5', { page: 1 }],
    ['blanks around a search', 'search=%20%20doku%20', { search: 'doku' }],
  ])('ignores %s', (_what, query, part) => {
    expect(parse(query)).toMatchObject(part);
  });

  it('never requests a search that the API would refuse', () => {
    expect(parse(`search=${'a'.repeat(200)}`).search).toHaveLength(80);
  });

  it('starts a tab at page 1, without search and at its own matchday', () => {
    expect(openTab('week')).toEqual({ tab: 'week', week: null, choice: null, page: 1, search: '' });
  });

  it('has twenty pundits on a page, ten of others', () => {
    expect([pageSizeOf('pundits'), pageSizeOf('leagues')]).toEqual([20, 10]);
  });
});
