import type { Tenths } from '@euro/game';
import { type DraftPair, withIncoming } from './draftPair.js';
import { judgeDraft } from './judgeDraft.js';
import { refusalToBringIn, type StepRefusal } from './refusals.js';
import type { SavedTeam } from './savedTeam.js';

/** A player who could make room for one who comes in. */
export interface OutChoice {
  readonly outId: number;
  /** He waits for somebody already. */
  readonly isOut: boolean;
  readonly outPrice: Tenths;
  /** Money that would be left; below 0 when it can't be. */
  readonly moneyLeft: Tenths;
  readonly refusal: StepRefusal | null;
}

/** Whose place this player could take: everybody of his position for whom nobody comes in yet, who is out first. */
export function outChoices(inId: number, pairs: readonly DraftPair[], team: SavedTeam): OutChoice[] {
  const incoming = team.players.get(inId);
  const replaced = new Set(pairs.flatMap(({ outId, inId: chosen }) => (chosen === null ? [] : [outId])));
  return team.squad
    .filter(({ id, positionId }) => positionId === incoming?.positionId && !replaced.has(id))
    .map(({ id }): OutChoice => {
      const after = judgeDraft(withIncoming(pairs, id, inId), team);
      return {
        outId: id,
        isOut: pairs.some(({ outId }) => outId === id),
        outPrice: after.pairs.find(({ outId }) => outId === id)?.outPrice ?? 0,
        moneyLeft: after.moneyLeft,
        refusal: refusalToBringIn(inId, id, pairs, team),
      };
    })
    .sort((a, b) => Number(b.isOut) - Number(a.isOut));
}
