import { leagueIdOf, readLeagueView, writeLeagueView } from './leagueView.js';

const parse = (query: string) => readLeagueView(new URLSearchParams(query));

describe('the address of a league', () => {
  it('is the whole table, page 1, by default', () => {
    expect(parse('')).toEqual({ tab: 'table', week: null, page: 1 });
    expect(writeLeagueView(parse(''))).toBe('');
  });

  it('contains tab, matchday and page', () => {
    const view = { tab: 'settings', week: 3, page: 2 } as const;
    expect(parse(writeLeagueView(view))).toEqual(view);
  });

  it.each(['tab=admin', 'week=0', 'week=-1', 'page=1.5', 'page=zwei'])('ignores %s', (query) => {
    expect(parse(query)).toEqual({ tab: 'table', week: null, page: 1 });
  });

  it.each([
    [{ id: '12' }, 12],
    [{ id: '0' }, null],
    [{ id: 'kantine' }, null],
    [{}, null],
  ])('%j is the address of league %s', (params, id) => {
    expect(leagueIdOf(params as Record<string, string>)).toBe(id);
  });
});
