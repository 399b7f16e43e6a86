import { draftFromLineup, swapPlayers } from '@euro/game';
import { exampleLineup, examplePlayersById, exampleRules } from '@euro/game/testing';
import { draftPlayers, isSameSquad, rebaseDraft } from './rebaseDraft.js';

const draft = draftFromLineup(exampleLineup, examplePlayersById, exampleRules);
const [ROBERTSON, HANLEY, MUSIALA, JACK, KARNICNIK, RUDIGER] = [203, 205, 110, 220, 902, 102];

/** The example team after transfers [out, in]. */
function tradedTeam(...pairs: [number, number][]) {
  const inFor = new Map(pairs);
  const replacementOf = (id: number) => inFor.get(id) ?? id;
  return draftFromLineup(
    {
      starting: exampleLineup.starting.map(replacementOf),
      bench: exampleLineup.bench.map(replacementOf),
      captainId: replacementOf(exampleLineup.captainId),
      viceCaptainId: replacementOf(exampleLineup.viceCaptainId),
    },
    examplePlayersById,
    exampleRules,
  );
}

function swappedDraft(firstId: number, secondId: number) {
  const result = swapPlayers(draft, firstId, secondId, exampleRules);
  if (!result.ok) throw new Error(result.code);
  return result.draft;
}

describe('a draft on a team that traded players', () => {
  it('is unchanged without new players', () => {
    expect(rebaseDraft(draft, draft)).toEqual(draft);
  });

  it('has each new player in the place of the one he replaces', () => {
    const mine = swappedDraft(RUDIGER, KARNICNIK);
    const rebased = rebaseDraft(mine, tradedTeam([ROBERTSON, HANLEY]));
    expect(isSameSquad(rebased, tradedTeam([ROBERTSON, HANLEY]))).toBe(true);
    expect(rebased.slots.map(({ playerId }) => playerId)).toEqual(
      mine.slots.map(({ playerId }) => (playerId === ROBERTSON ? HANLEY : playerId)),
    );
  });

  it('passes the captain’s armband to his successor', () => {
    expect(rebaseDraft(draft, tradedTeam([MUSIALA, JACK])).captainId).toBe(JACK);
  });

  it('has an empty place without a new player of the position', () => {
    const withoutMusiala = { ...draft, slots: draft.slots.filter(({ playerId }) => playerId !== MUSIALA) };
    const rebased = rebaseDraft(draft, withoutMusiala);
    expect([draftPlayers(rebased).length, rebased.captainId]).toEqual([15, null]);
  });
});
