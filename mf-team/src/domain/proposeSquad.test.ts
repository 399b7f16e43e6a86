import { type DraftSquad, emptyDraft, moneyLeft, openSlots, type SquadContext, slotOf } from '@euro/game';
import { examplePlayersById, exampleRules } from '@euro/game/testing';
import { type Proposal, proposeOther, proposeSquad } from './proposeSquad.js';

const context: SquadContext = {
  players: examplePlayersById,
  rules: exampleRules,
  matchday: 1,
  money: exampleRules.budget,
};
const byValue = ({ value }: { value: number }) => value;

function first(): Proposal {
  const proposal = proposeSquad(emptyDraft(exampleRules), context, byValue);
  if (proposal === null) throw new Error('The example players fill no squad.');
  return proposal;
}

function expectWhole(draft: DraftSquad): void {
  expect(openSlots(draft).total).toBe(0);
  expect(moneyLeft(draft, context)).toBeGreaterThanOrEqual(0);
}

describe('another proposal', () => {
  it('has others than the rejected ones, and is a whole squad', () => {
    const before = first();
    const outIds = before.addedIds.slice(0, 3);
    const other = proposeOther(before.draft, context, byValue, before, outIds);
    if (other === null) throw new Error('There is no other.');
    expectWhole(other.draft);
    expect(outIds.filter((id) => slotOf(other.draft, id) >= 0)).toEqual([]);
    expect(other.addedIds).toHaveLength(before.addedIds.length);
    expect(other.rejectedIds).toEqual(outIds);
  });

  it('does not change the rest of the proposal', () => {
    const before = first();
    const [out = 0, ...rest] = before.addedIds;
    const other = proposeOther(before.draft, context, byValue, before, [out]);
    for (const id of rest) expect(slotOf(other?.draft ?? before.draft, id)).toBe(slotOf(before.draft, id));
    expect(other?.addedIds).toEqual(expect.arrayContaining(rest));
  });

  it('can repeat earlier ones when nobody else is left', () => {
    let current = first();
    const [keeper = 0] = current.addedIds;
    const keepers = [...examplePlayersById.values()].filter(
      ({ positionId }) => positionId === examplePlayersById.get(keeper)?.positionId,
    );
    let outId = keeper;
    const seenIds = new Set<number>();
    for (let turn = 0; turn < keepers.length + 1; turn += 1) {
      seenIds.add(outId);
      const next = proposeOther(current.draft, context, byValue, current, [outId]);
      if (next === null) throw new Error(`Nobody instead of ${outId}.`);
      expectWhole(next.draft);
      outId = next.addedIds.find((id) => !current.addedIds.includes(id)) ?? 0;
      current = next;
    }
    expect(seenIds.size).toBeLessThanOrEqual(keepers.length);
  });
});
