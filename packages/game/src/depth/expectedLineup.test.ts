import { deepFreeze } from '../testing/deepFreeze.js';
import type { PositionId } from '../types.js';
import { type DepthPlayer, expectedLineup } from './expectedLineup.js';

/** The tens of an id are the position: 0 coaches, 1 goalkeepers … 4 forwards. */
const positionOf = (id: number) => Math.floor(id / 10) as PositionId;
const SQUAD = [1, 11, 12, 21, 22, 23, 24, 25, 31, 32, 33, 34, 35, 41, 42, 43];
const XI_442 = [11, 21, 22, 23, 24, 31, 32, 33, 34, 41, 42];
const XI_352 = [11, 21, 22, 23, 31, 32, 33, 34, 35, 41, 42];

/** A squad that played these elevens, oldest first; equal values by default. */
function squad(
  elevens: readonly number[][],
  fields: Record<number, Partial<DepthPlayer>> = {},
): DepthPlayer[] {
  return SQUAD.map((id) => ({
    id,
    positionId: positionOf(id),
    clubId: 1,
    value: 50,
    isAvailable: true,
    starts: elevens.map((eleven) => eleven.includes(id)),
    minutes: elevens.filter((eleven) => eleven.includes(id)).length * 90,
    ...fields[id],
  }));
}

function expected(players: readonly DepthPlayer[], announced: readonly number[] | null = null) {
  const { formation, places } = expectedLineup(deepFreeze({ players, announced }));
  const eleven = places.filter(({ inStarting }) => inStarting).map(({ playerId }) => playerId);
  const chart = (positionId: PositionId) =>
    places
      .filter(({ playerId }) => positionOf(playerId) === positionId)
      .toSorted((a, b) => a.squadDepth - b.squadDepth)
      .map(({ playerId }) => playerId);
  return { formation, places, eleven, chart };
}

describe('expectedLineup', () => {
  it('repeats the last line-up', () => {
    const { formation, eleven } = expected(squad([XI_442]));
    expect(formation).toBe('4-4-2');
    expect(eleven).toEqual([1, ...XI_442]);
  });

  it('weighs the last match most, but not more than the two before it together', () => {
    const without22 = XI_442.map((id) => (id === 22 ? 25 : id));
    expect(expected(squad([without22, XI_442])).eleven).toContain(22);
    expect(expected(squad([XI_442, XI_442, without22])).eleven).toContain(22);
    expect(expected(squad([without22, XI_442, without22])).eleven).not.toContain(22);
  });

  it('decides between equal claims by minutes, then by value, then by id', () => {
    const half = { starts: [false], minutes: 30 };
    expect(expected(squad([XI_442], { 24: half, 25: { ...half, minutes: 31 } })).eleven).toContain(25);
    expect(expected(squad([XI_442], { 24: half, 25: { ...half, value: 51 } })).eleven).toContain(25);
    expect(expected(squad([XI_442], { 24: half, 25: half })).eleven).toContain(24);
  });

  it('omits injured and banned players, and puts them last in the depth chart', () => {
    const { eleven, chart } = expected(squad([XI_442], { 21: { isAvailable: false } }));
    expect(eleven).not.toContain(21);
    expect(chart(2)).toEqual([22, 23, 24, 25, 21]);
    expect(chart(1)).toEqual([11, 12]);
  });

  it('has the most recent formation, or the one before it when too few are available', () => {
    expect(expected(squad([XI_442, XI_352])).formation).toBe('3-5-2');
    expect(expected(squad([XI_442, XI_352], { 35: { isAvailable: false } })).formation).toBe('4-4-2');
  });

  it('has another formation when none of its own can be filled', () => {
    const gone = { isAvailable: false };
    const { formation, eleven } = expected(squad([XI_352], { 34: gone, 35: gone }));
    expect(eleven).toHaveLength(12);
    expect(['4-3-3', '5-3-2']).toContain(formation);
  });

  it('is the most expensive legal eleven before the first match', () => {
    const { formation, eleven } = expected(
      squad([], {
        12: { value: 60 },
        24: { value: 40 },
        25: { value: 40 },
        35: { value: 45 },
        43: { value: 90 },
      }),
    );
    expect(formation).toBe('3-4-3');
    expect(eleven).toEqual([1, 12, 21, 22, 23, 31, 32, 33, 34, 43, 41, 42]);
  });

  it('is an announced eleven unchanged', () => {
    const announced = [12, 21, 22, 23, 24, 25, 31, 32, 33, 41, 43];
    const { formation, eleven } = expected(squad([XI_442], { 21: { isAvailable: false } }), announced);
    expect(formation).toBe('5-3-2');
    expect(eleven.toSorted((a, b) => a - b)).toEqual([1, ...announced]);
  });

  it('numbers the eleven from the coach to the attack, and the others from 12 on', () => {
    const { places } = expected(squad([XI_442]));
    expect(places.map(({ playerId, fieldOrder }) => [playerId, fieldOrder])).toEqual([
      ...[1, ...XI_442].map((id, index) => [id, index]),
      ...[12, 25, 35, 43].map((id, index) => [id, 12 + index]),
    ]);
  });

  it('is incomplete for a squad that cannot fill eleven places', () => {
    const few = squad([]).filter(({ id }) => id < 33);
    const { eleven, places } = expected(few);
    expect(eleven).toHaveLength(10);
    expect(places.map(({ fieldOrder }) => fieldOrder)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(expected([]).places).toEqual([]);
  });
});
