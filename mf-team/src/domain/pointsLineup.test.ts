import type { TeamPoints } from '@euro/api-contract';
import { examplePlayersById } from '@euro/game/testing';
import { exampleTeamPoints } from '../testing/exampleTeamView.js';
import { armbands, pointsLineup } from './pointsLineup.js';

const positionOf = (id: number) => examplePlayersById.get(id)?.positionId;
const ids = (selections: readonly { readonly playerId: number }[] = []) =>
  selections.map(({ playerId }) => playerId);

describe('a scored lineup', () => {
  it('stands in rows with the coach apart and the bench in its order', () => {
    const { coach, rows, bench, formation } = pointsLineup(exampleTeamPoints(), positionOf);
    expect(coach?.playerId).toBe(900);
    expect(rows.map(ids)).toEqual([[523], [102, 203, 306, 524], [110, 207, 310, 510], [109, 1610]]);
    expect(bench.map(({ order, kind }) => [order, kind])).toEqual([
      [null, 'keeper'],
      [1, 'outfield'],
      [2, 'outfield'],
      [3, 'outfield'],
    ]);
    expect(formation).toBe('4-4-2');
  });

  it('shows an auto-sub in the place of who stayed away, who sits where he sat', () => {
    const autoSubs: TeamPoints['autoSubs'] = [{ outId: 203, inId: 902, reason: 'no-minutes' }];
    const lineup = pointsLineup(exampleTeamPoints({ autoSubs }), positionOf);
    expect(ids(lineup.rows[1])).toEqual([102, 902, 306, 524]);
    expect(lineup.bench[1]).toMatchObject({
      selection: { playerId: 203 },
      order: null,
      kind: 'from-starting',
    });
    expect(lineup.subs).toEqual([{ outId: 203, inId: 902, place: 1 }]);
  });

  it('changes its formation with an auto-sub of another position', () => {
    const autoSubs: TeamPoints['autoSubs'] = [{ outId: 203, inId: 2226, reason: 'no-minutes' }];
    const lineup = pointsLineup(exampleTeamPoints({ autoSubs }), positionOf);
    expect(lineup.formation).toBe('3-5-2');
    expect(lineup.rows.map((row) => row.length)).toEqual([1, 3, 5, 2]);
  });
});

describe('the armbands', () => {
  it('tell who carries the multiplier', () => {
    const points = exampleTeamPoints();
    expect(armbands(points)).toMatchObject({
      captain: { playerId: 110 },
      viceCaptain: { playerId: 1610 },
      multiplied: { playerId: 110 },
    });
  });

  it('tell that nobody does', () => {
    const selections = exampleTeamPoints().selections.map((selection) => ({ ...selection, multiplier: 1 }));
    expect(armbands({ selections }).multiplied).toBeNull();
  });
});
