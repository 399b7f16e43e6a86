import {
  ALL_WEEKS,
  changeView,
  EVERYBODY,
  isFiltered,
  readStatsView,
  sortBy,
  statsQuery,
  VALUE_OPTIONS,
  writeStatsView,
} from './statsView.js';

const read = (query: string) => readStatsView(new URLSearchParams(query));

describe('the address of the statistics', () => {
  it('is everybody, most points first, when nothing is said', () => {
    expect(read('')).toEqual(EVERYBODY);
    expect(writeStatsView(EVERYBODY).toString()).toBe('');
  });

  it('keeps every filter, the columns, the order, the page and the open sheet', () => {
    const view = {
      search: 'mus',
      club: 1,
      position: 3,
      week: 2,
      value: 8.5,
      group: 'attack',
      sort: 'goals',
      direction: 'ASC',
      page: 3,
      player: 110,
    } as const;
    expect(read(writeStatsView(view).toString())).toEqual(view);
  });

  it('keeps the coach, whose position is number 0', () => {
    expect(read('position=0').position).toBe(0);
  });

  it.each([
    ['a position that is none', 'position=9', { position: null }],
    ['a value between the steps', 'value=4.2', { value: 100 }],
    ['a column of another group', 'group=cards&sort=goals', { sort: 'total' }],
    ['a column that is none', 'sort=password', { sort: 'total' }],
    ['a broken page', 'page=-1', { page: 1 }],
    ['an unknown group', 'group=secrets', { group: 'overview' }],
  ])('reads %s as not said', (_what, query, part) => {
    expect(read(query)).toMatchObject(part);
  });
});

describe('changing what is looked at', () => {
  const deep = { ...EVERYBODY, page: 5 };

  it('goes to page 1 with another filter', () => {
    expect(changeView(deep, { club: 16 })).toMatchObject({ club: 16, page: 1 });
  });

  it('stays on the page when a sheet opens', () => {
    expect(changeView(deep, { player: 110 })).toMatchObject({ player: 110, page: 5 });
  });

  it('falls back to points when the new columns miss what it was sorted by', () => {
    const byGoals = { ...EVERYBODY, sort: 'goals', group: 'attack' } as const;
    expect(changeView(byGoals, { group: 'cards' }).sort).toBe('total');
    expect(changeView(byGoals, { group: 'overview' }).sort).toBe('goals');
  });

  it('shows the most first, and turns around at a second press', () => {
    const once = sortBy(EVERYBODY, 'goals');
    expect(once).toMatchObject({ sort: 'goals', direction: 'DESC' });
    expect(sortBy(once, 'goals').direction).toBe('ASC');
    expect(sortBy(EVERYBODY, 'name').direction).toBe('ASC');
  });

  it('knows whether anything is filtered', () => {
    expect(isFiltered(EVERYBODY)).toBe(false);
    expect(isFiltered({ ...EVERYBODY, group: 'cards', page: 4 })).toBe(false);
    expect(isFiltered({ ...EVERYBODY, value: 4 })).toBe(true);
  });
});

describe('what the API is asked', () => {
  it('is a page of ten by points', () => {
    expect(statsQuery(EVERYBODY)).toEqual({ pageNumber: 1, pageRecords: 10, sorters: 'total DESC' });
  });

  it('carries only the filters that are set', () => {
    expect(statsQuery({ ...EVERYBODY, position: 0, week: 2, value: 6.5, search: 'de v' })).toMatchObject({
      positionId: 0,
      weekId: 2,
      playerValue: 6.5,
      name: 'de v',
    });
    expect(EVERYBODY.week).toBe(ALL_WEEKS);
  });
});

it('offers values from 4 to 10 in halves, and all', () => {
  expect(VALUE_OPTIONS).toEqual([4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 100]);
});
