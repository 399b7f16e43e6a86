import { readPlannerView, windowAt, windowsOf, writePlannerView } from './plannerView.js';

const parse = (query: string) => readPlannerView(new URLSearchParams(query));

describe('the address of the planner', () => {
  it.each([
    ['', { tab: 'team', sort: 'easiest', from: null, team: null }],
    ['tab=nations&sort=position', { tab: 'nations', sort: 'position' }],
    ['sort=4&from=5&team=12', { sort: 4, from: 5, team: 12 }],
    ['tab=everybody&sort=colour&from=-1&team=x', { tab: 'team', sort: 'easiest', from: null, team: null }],
  ])('%s', (query, view) => {
    expect(parse(query)).toMatchObject(view);
  });

  it.each(['', 'tab=nations', 'sort=position&from=5', 'tab=nations&sort=3&team=12'])(
    'is written as it is parsed: %s',
    (query) => {
      expect(writePlannerView(parse(query)).toString()).toBe(query);
    },
  );
});

describe('the matchdays beside each other', () => {
  it('are three at a time', () => {
    expect(windowsOf([2, 3, 4, 5, 6, 7])).toEqual([
      [2, 3, 4],
      [5, 6, 7],
    ]);
    expect(windowsOf([6, 7])).toEqual([[6, 7]]);
    expect(windowsOf([])).toEqual([]);
  });

  it.each([
    [null, [2, 3, 4]],
    [6, [5, 6, 7]],
    [1, [2, 3, 4]],
  ])('from %s are %j', (from, weeks) => {
    expect(windowAt([2, 3, 4, 5, 6, 7], from)).toEqual(weeks);
  });

  it('are none after the last matchday', () => {
    expect(windowAt([], 3)).toEqual([]);
  });
});
