import { draftFromLineup, swapPlayers } from '@euro/game';
import { exampleLineup, examplePlayersById, exampleRules } from '@euro/game/testing';
import { draftPlayers, isSameSquad, rebaseDraft } from './rebaseDraft.js';

const draft = draftFromLineup(exampleLineup, examplePlayersById, exampleRules);
const [ROBERTSON, HANLEY, MUSIALA, JACK, KARNICNIK, RUDIGER] = [203, 205, 110, 220, 902, 102];

/** The example team after transfers [out, in]. */
function traded(...pairs: [number, number][]) {
  const inFor = new Map(pairs);
  const after = (id: number) => inFor.get(id) ?? id;
  return draftFromLineup(
    {
      starting: exampleLineup.starting.map(after),
      bench: exampleLineup.bench.map(after),
      captainId: after(exampleLineup.captainId),
      viceCaptainId: after(exampleLineup.viceCaptainId),
    },
    examplePlayersById,
    exampleRules,
  );
}

function swapped(firstId: number, secondId: number) {
  const result = swapPlayers(draft, firstId, secondId, exampleRules);
  if (!result.ok) throw new Error(result.code);
  return result.draft;
}

describe('a draft on a team that traded players', () => {
  it('is the same when nobody came', () => {
    expect(rebaseDraft(draft, draft)).toEqual(draft);
  });

  it('places each newcomer where the player he replaces would be', () => {
    const mine = swapped(RUDIGER, KARNICNIK);
    const rebased = rebaseDraft(mine, traded([ROBERTSON, HANLEY]));
    expect(isSameSquad(rebased, traded([ROBERTSON, HANLEY]))).toBe(true);
    expect(rebased.slots.map(({ playerId }) => playerId)).toEqual(
      mine.slots.map(({ playerId }) => (playerId === ROBERTSON ? HANLEY : playerId)),
    );
  });

  it('hands the armband to who came for the captain', () => {
    expect(rebaseDraft(draft, traded([MUSIALA, JACK])).captainId).toBe(JACK);
  });

  it('leaves a place empty when nobody of the position came', () => {
    const emptied = { ...draft, slots: draft.slots.filter(({ playerId }) => playerId !== MUSIALA) };
    const rebased = rebaseDraft(draft, emptied);
    expect([draftPlayers(rebased).length, rebased.captainId]).toEqual([15, null]);
  });
});
