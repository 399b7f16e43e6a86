import type { Player } from '@euro/api-contract';
import { players } from '../testing/exampleWorld.js';
import { filterPlayers, foldText, NO_FILTER, pageOf, valueSteps } from './playerList.js';

const names = (filter: Partial<typeof NO_FILTER>) =>
  filterPlayers(players, { ...NO_FILTER, ...filter }).map(({ name }) => name);

describe('the list of all players', () => {
  it.each([
    ['mbappe', ['Mbappé']],
    ['RÜD', ['Rüdiger']],
    ['  rudiger ', ['Rüdiger']],
    ['sesko', ['Šeško']],
    ['zzz', []],
  ])('finds "%s" in any case and without accents', (search, expected) => {
    expect(names({ search })).toEqual(expected);
  });

  it('filters by position, nation and highest value', () => {
    expect(names({ positionId: 4, clubId: 1, maxValue: 6 })).toEqual(['Undav']);
    expect(names({ positionId: 4, clubId: 1 })).toEqual(['Füllkrug', 'Undav']);
  });

  it('is sorted by expected points, players who fit before those who fit less', () => {
    const expectedOf = ({ value }: Player) => 20 - value;
    const misfitOf = ({ clubId }: Player) => (clubId === 1 ? 1 : 0);
    const facts = { expectedOf, misfitOf };
    const listed = filterPlayers(players, { ...NO_FILTER, positionId: 4 }, facts);
    expect(listed.slice(-2).map(({ name }) => name)).toEqual(['Undav', 'Füllkrug']);
    const values = listed.filter(({ clubId }) => clubId !== 1).map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    const byPrice = filterPlayers(players, { ...NO_FILTER, positionId: 4, order: 'expensive' }, facts);
    expect(byPrice.slice(0, 2).map(({ name }) => name)).toEqual(['Mbappé', 'Füllkrug']);
  });

  it('leaves out chosen players, whom a search finds', () => {
    const chosenIds = new Set(players.filter(({ name }) => name === 'Mbappé').map(({ id }) => id));
    const listed = (search: string) =>
      filterPlayers(players, { ...NO_FILTER, search }, { chosenIds }).map(({ name }) => name);
    expect(listed('')).not.toContain('Mbappé');
    expect(listed('mbap')).toEqual(['Mbappé']);
  });

  it('is sorted by value, the most expensive first', () => {
    expect(names({ positionId: 4 }).slice(0, 2)).toEqual(['Mbappé', 'Füllkrug']);
  });

  it('can be sorted by value in ascending order', () => {
    const values = filterPlayers(players, { ...NO_FILTER, order: 'cheap' }).map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it('is sorted by name ignoring accents', () => {
    expect(names({ order: 'name', clubId: 9 }).slice(-3)).toEqual(['Vekić', 'Verbič', 'Zeljković']);
  });

  describe('in the knock-out', () => {
    const withEliminated = players.map((player) => ({ ...player, eliminated: player.clubId === 1 }));
    const filteredNames = (filter: Partial<typeof NO_FILTER>) =>
      filterPlayers(withEliminated, { ...NO_FILTER, positionId: 4, ...filter }).map(({ name }) => name);

    it('leaves out eliminated players', () => {
      expect(filteredNames({})).toContain('Mbappé');
      expect(filteredNames({})).not.toContain('Füllkrug');
    });

    it('has them at its end on request, in the same order', () => {
      expect(filteredNames({ showsEliminated: true })[0]).toBe('Mbappé');
      expect(filteredNames({ showsEliminated: true }).slice(-2)).toEqual(['Füllkrug', 'Undav']);
    });

    it('finds them by their name, last, and by their nation', () => {
      expect(filteredNames({ search: 'u' }).slice(-2)).toEqual(['Füllkrug', 'Undav']);
      expect(filteredNames({ clubId: 1 })).toEqual(['Füllkrug', 'Undav']);
    });
  });

  it('does not change its input', () => {
    const idsBefore = players.map(({ id }) => id);
    names({ order: 'name' });
    expect(players.map(({ id }) => id)).toEqual(idsBefore);
  });
});

describe('a page of the list', () => {
  const items = Array.from({ length: 23 }, (_, at) => at + 1);

  it.each([
    [1, { from: 1, to: 10, page: 1, pages: 3 }],
    [3, { from: 21, to: 23, page: 3, pages: 3 }],
    [99, { from: 21, to: 23, page: 3, pages: 3 }],
    [0, { from: 1, to: 10, page: 1, pages: 3 }],
  ])('number %i has its first and last row', (requestedPage, expected) => {
    expect(pageOf(items, requestedPage)).toMatchObject(expected);
  });

  it('is empty, and still page 1, without matches', () => {
    expect(pageOf([], 4)).toEqual({ items: [], page: 1, pages: 1, from: 0, to: 0, total: 0 });
  });
});

it('letters that do not decompose are folded as well', () => {
  expect(foldText('Kadıoğlu Højlund Đoković Grabiański Großkreutz')).toBe(
    'kadioglu hojlund dokovic grabianski grosskreutz',
  );
});

it.each([
  { cheapest: 40, dearest: 100, steps: { min: 4, max: 10, step: 0.5 } },
  { cheapest: 39, dearest: 146, steps: { min: 4, max: 15, step: 0.5 } },
])('the value filter has steps from $steps.min to $steps.max', ({ steps, ...values }) => {
  expect(valueSteps(values)).toEqual(steps);
});
