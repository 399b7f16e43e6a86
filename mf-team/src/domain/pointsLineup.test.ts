import type { TeamPoints } from '@euro/api-contract';
import { exampleLineup, examplePlayersById } from '@euro/game/testing';
import { exampleTeamPoints } from '@euro/game-ui/testing';
import { armbands, pointsLineup } from './pointsLineup.js';

const positionOf = (id: number) => examplePlayersById.get(id)?.positionId;
const ids = (selections: readonly { readonly playerId: number }[] = []) =>
  selections.map(({ playerId }) => playerId);

describe('a scored lineup', () => {
  it('has rows with the coach apart and the bench in its order', () => {
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

  it('has an auto-sub in the place of the absent player, who is in his place on the bench', () => {
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

  it('has a player taken out by a power sub on the bench, without a rank in its order', () => {
    const points = exampleTeamPoints(
      {},
      {
        ...exampleLineup,
        starting: exampleLineup.starting.map((id) => (id === 203 ? 902 : id)),
        bench: [421, 203, 2226, 919],
      },
    );
    const selections = points.selections.map((selection) =>
      selection.playerId === 203 ? { ...selection, powerSub: 'out' as const } : selection,
    );
    const lineup = pointsLineup({ ...points, selections }, positionOf);
    expect(ids(lineup.rows[1])).toEqual([102, 902, 306, 524]);
    expect(lineup.bench[1]).toMatchObject({
      selection: { playerId: 203 },
      order: null,
      kind: 'from-starting',
    });
  });

  it('changes its formation with an auto-sub of another position', () => {
    const autoSubs: TeamPoints['autoSubs'] = [{ outId: 203, inId: 2226, reason: 'no-minutes' }];
    const lineup = pointsLineup(exampleTeamPoints({ autoSubs }), positionOf);
    expect(lineup.formation).toBe('3-5-2');
    expect(lineup.rows.map((row) => row.length)).toEqual([1, 3, 5, 2]);
  });
});

describe('the armbands', () => {
  it('show who has the multiplier', () => {
    const points = exampleTeamPoints();
    expect(armbands(points)).toMatchObject({
      captain: { playerId: 110 },
      viceCaptain: { playerId: 1610 },
      multipliedSelection: { playerId: 110 },
    });
  });

  it('show that nobody does', () => {
    const selections = exampleTeamPoints().selections.map((selection) => ({ ...selection, multiplier: 1 }));
    expect(armbands({ selections }).multipliedSelection).toBeNull();
  });
});
