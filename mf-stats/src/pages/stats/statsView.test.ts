import type { StatsView } from './statsView.js';
import {
  ALL_WEEKS,
  activeFilters,
  changeView,
  EVERYBODY,
  isFiltered,
  readStatsView,
  sortBy,
  statsQuery,
  toggleCompared,
  withoutFilters,
  writeStatsView,
} from './statsView.js';

const parse = (query: string) => readStatsView(new URLSearchParams(query));

describe('the address of the statistics', () => {
  it('is all players, most points first, by default', () => {
    expect(parse('')).toEqual(EVERYBODY);
    expect(writeStatsView(EVERYBODY).toString()).toBe('');
  });

  it('contains every filter, the columns, the order, the page and the open sheet', () => {
    const view: StatsView = {
      tab: 'top',
      search: 'mus',
      club: 1,
      position: 3,
      week: 2,
      value: 8.5,
      followed: true,
      filters: [
        { column: 'goals', min: 2 },
        { column: 'popularity', min: 1, max: 10.5 },
      ],
      group: 'attack',
      sort: 'goals',
      direction: 'ASC',
      page: 3,
      player: 110,
      comparedIds: [110, 1711],
    };
    expect(parse(writeStatsView(view).toString())).toEqual(view);
  });

  it('contains the coach, whose position is number 0', () => {
    expect(parse('position=0').position).toBe(0);
  });

  it.each([
    ['an invalid position', 'position=9', { position: null }],
    ['a value between the steps', 'value=4.2', { value: 100 }],
    ['a value of nothing', 'value=0', { value: 100 }],
    ['a value above all', 'value=150', { value: 100 }],
    ['a column of another group', 'group=cards&sort=goals', { sort: 'total' }],
    ['an unknown column', 'sort=password', { sort: 'total' }],
    ['a broken page', 'page=-1', { page: 1 }],
    ['an unknown group', 'group=secrets', { group: 'overview' }],
    ['an unknown tab', 'tab=secrets', { tab: 'players' }],
    ['a filter of a column that has its own', 'filters=value:4:', { filters: [] }],
    ['a filter without an end', 'filters=goals::', { filters: [] }],
    ['a filter that is not a number', 'filters=goals:two:', { filters: [] }],
    ['a player twice in a comparison', 'compare=110,110,x,107', { comparedIds: [110, 107] }],
    ['a fifth player of a comparison', 'compare=1,2,3,4,5', { comparedIds: [1, 2, 3, 4] }],
  ])('ignores %s', (_what, query, part) => {
    expect(parse(query)).toMatchObject(part);
  });

  it('reads a comparison in a link of an earlier release', () => {
    expect(parse('vergelijk=110,107').comparedIds).toEqual([110, 107]);
  });
});

describe('a change of the view', () => {
  const deep = { ...EVERYBODY, page: 5 };

  it('returns to page 1 with another filter', () => {
    expect(changeView(deep, { club: 16 })).toMatchObject({ club: 16, page: 1 });
  });

  it('remains on the page when a sheet opens', () => {
    expect(changeView(deep, { player: 110 })).toMatchObject({ player: 110, page: 5 });
  });

  it('remains on the page when a player is compared', () => {
    expect(changeView(deep, { comparedIds: [110] }).page).toBe(5);
  });

  it('sorts by points when the new columns lack the sorted one', () => {
    const byGoals = { ...EVERYBODY, sort: 'goals', group: 'attack' } as const;
    expect(changeView(byGoals, { group: 'cards' }).sort).toBe('total');
    expect(changeView(byGoals, { group: 'overview' }).sort).toBe('goals');
  });

  it('sorts in descending order first, and in reverse at a second press', () => {
    const once = sortBy(EVERYBODY, 'goals');
    expect(once).toMatchObject({ sort: 'goals', direction: 'DESC' });
    expect(sortBy(once, 'goals').direction).toBe('ASC');
    expect(sortBy(EVERYBODY, 'name').direction).toBe('ASC');
  });

  it('detects whether anything is filtered', () => {
    expect(isFiltered(EVERYBODY)).toBe(false);
    expect(isFiltered({ ...EVERYBODY, group: 'cards', page: 4 })).toBe(false);
    expect(isFiltered({ ...EVERYBODY, value: 4 })).toBe(true);
    expect(isFiltered({ ...EVERYBODY, followed: true })).toBe(true);
    expect(isFiltered({ ...EVERYBODY, filters: [{ column: 'goals', min: 1 }] })).toBe(true);
  });

  it.each([
    ['none', {}, true, 0],
    ['without the search, which is visible', { search: 'musi' }, true, 0],
    ['one of each kind', { club: 1, position: 0, week: 2, value: 4, followed: true }, true, 5],
    ['each end of a statistic', { filters: [{ column: 'goals', min: 1, max: 3 }] }, true, 2],
    ['no statistic without premium', { club: 1, filters: [{ column: 'goals', min: 1 }] }, false, 1],
  ] as const)('counts %s', (_what, view, isPremium, count) => {
    expect(activeFilters({ ...EVERYBODY, ...view }, isPremium)).toBe(count);
  });

  it('clears all filters, and retains columns, order and comparison', () => {
    const view = {
      ...EVERYBODY,
      club: 1,
      followed: true,
      group: 'attack',
      comparedIds: [110],
      page: 3,
    } as const;
    expect(withoutFilters(view)).toEqual({ ...EVERYBODY, group: 'attack', comparedIds: [110] });
  });
});

describe('a comparison', () => {
  it('accepts four players, in the order of the ticks, and no fifth', () => {
    expect(toggleCompared([1, 2, 3], 4)).toEqual([1, 2, 3, 4]);
    expect(toggleCompared([1, 2, 3, 4], 5)).toBeNull();
  });

  it('removes a player who is ticked again, also when it is full', () => {
    expect(toggleCompared([1, 2, 3, 4], 2)).toEqual([1, 3, 4]);
  });
});

describe('the query of the API', () => {
  it('is a page of ten by points', () => {
    expect(statsQuery(EVERYBODY)).toEqual({ pageNumber: 1, pageRecords: 10, sorters: 'total DESC' });
  });

  it('contains only the active filters', () => {
    expect(statsQuery({ ...EVERYBODY, position: 0, week: 2, value: 6.5, search: 'de v' })).toMatchObject({
      positionId: 0,
      weekId: 2,
      playerValue: 6.5,
      name: 'de v',
    });
    expect(EVERYBODY.week).toBe(ALL_WEEKS);
  });

  it('has the followed players only when those are shown', () => {
    expect(statsQuery({ ...EVERYBODY, followed: true }, [110, 107])).toMatchObject({ ids: '110,107' });
    expect(statsQuery(EVERYBODY, [110, 107])).not.toHaveProperty('ids');
  });

  it('has statistics filters as the API’s list', () => {
    const { filters } = statsQuery({ ...EVERYBODY, filters: [{ column: 'goals', min: 2, max: 4 }] });
    expect(JSON.parse(String(filters))).toEqual([{ column: 'goals', min: 2, max: 4 }]);
  });
});
