import {
  chooseCaptain,
  type DraftResult,
  type DraftSquad,
  draftFromLineup,
  moveBench,
  removePlayer,
  swapPlayers,
} from '@euro/game';
import { exampleLineup, examplePlayersById, exampleRules } from '@euro/game/testing';
import { draftChanges } from './draftChanges.js';

const saved = draftFromLineup(exampleLineup, examplePlayersById, exampleRules);

function draftOf(result: DraftResult): DraftSquad {
  if (!result.ok) throw new Error(result.code);
  return result.draft;
}

describe('the changes of a draft', () => {
  it('are none at first', () => {
    expect(draftChanges(saved, saved)).toEqual([]);
  });

  it('have a swap of a starter and a bench player', () => {
    const draft = draftOf(swapPlayers(saved, 102, 902, exampleRules));
    expect(draftChanges(saved, draft)).toEqual([{ kind: 'swap', inId: 902, outId: 102 }]);
  });

  it('are none when a swap is made and undone', () => {
    const swapped = draftOf(swapPlayers(saved, 102, 902, exampleRules));
    const back = draftOf(swapPlayers(swapped, 102, 902, exampleRules));
    expect(draftChanges(saved, back)).toEqual([]);
  });

  it('have another order of the bench', () => {
    expect(draftChanges(saved, draftOf(moveBench(saved, 919, 1)))).toEqual([{ kind: 'bench-order' }]);
  });

  it('have another captain', () => {
    const draft = draftOf(chooseCaptain(saved, 510, exampleRules));
    expect(draftChanges(saved, draft)).toEqual([{ kind: 'captain', playerId: 510 }]);
  });

  it('have both armbands when the vice-captain becomes captain', () => {
    const draft = draftOf(chooseCaptain(saved, 1610, exampleRules));
    expect(draftChanges(saved, draft)).toEqual([
      { kind: 'captain', playerId: 1610 },
      { kind: 'vice-captain', playerId: null },
    ]);
  });

  it('have an empty place of a removed player', () => {
    expect(draftChanges(saved, draftOf(removePlayer(saved, 102)))).toEqual([
      { kind: 'removed-players', count: 1 },
    ]);
  });
});
