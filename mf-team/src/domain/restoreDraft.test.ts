import { type DraftSquad, draftFromLineup, emptyDraft } from '@euro/game';
import { exampleLineup, examplePlayersById, exampleRules } from '@euro/game/testing';
import { restoreDraft } from './restoreDraft.js';

const fullDraft = draftFromLineup(exampleLineup, examplePlayersById, exampleRules);
const restore = (draft: DraftSquad, players = examplePlayersById) =>
  restoreDraft(draft, players, exampleRules);

describe('a draft from an earlier visit', () => {
  it('is restored', () => {
    expect(restore(fullDraft)).toEqual(fullDraft);
    expect(restore(emptyDraft(exampleRules))).toEqual(emptyDraft(exampleRules));
  });

  it('loses an eliminated player, with his armband, and nothing else', () => {
    const playersLeft = new Map([...examplePlayersById].filter(([id]) => id !== 110));
    const restored = restore(fullDraft, playersLeft);
    expect(restored?.captainId).toBeNull();
    expect(restored?.viceCaptainId).toBe(1610);
    expect(restored?.slots.filter(({ playerId }) => playerId === null)).toHaveLength(1);
  });

  it('has no player twice, and none out of his position', () => {
    const [first] = fullDraft.slots;
    const slotsWithDouble = fullDraft.slots.map((slot) =>
      slot.playerId === 102 ? { ...slot, playerId: 203 } : slot,
    );
    expect(
      restore({ ...fullDraft, slots: slotsWithDouble })?.slots.filter(({ playerId }) => playerId === 203),
    ).toHaveLength(1);
    const coachless = fullDraft.slots.map((slot) => (slot === first ? { ...slot, playerId: 110 } : slot));
    expect(restore({ ...fullDraft, slots: coachless })?.slots[0]?.playerId).toBeNull();
  });

  it.each([
    ['too few places', fullDraft.slots.slice(1)],
    [
      'two goalkeepers at once',
      fullDraft.slots.map((slot) => (slot.playerId === 102 ? { ...slot, positionId: 1 as const } : slot)),
    ],
    ['the bench before the starters', fullDraft.slots.toReversed()],
    ['no places', []],
  ])('is rejected with %s', (_, slots) => {
    expect(restore({ ...fullDraft, slots })).toBeNull();
  });
});
