import type { Tenths } from '@euro/game';
import { type DraftPair, withIncoming } from './draftPair.js';
import { evaluateDraft } from './evaluateDraft.js';
import { refusalToBringIn, type StepRefusal } from './refusals.js';
import type { SavedTeam } from './savedTeam.js';

/** A player who could be sold for a given incoming one. */
export interface OutChoice {
  readonly outId: number;
  /** He is to be sold already, without a replacement. */
  readonly isOut: boolean;
  readonly outPrice: Tenths;
  /** Money that would be left; below 0 when it can't be. */
  readonly moneyLeft: Tenths;
  readonly refusal: StepRefusal | null;
}

/** Players whose place this player could take: those of his position without a replacement, sold ones first. */
export function outChoices(inId: number, pairs: readonly DraftPair[], team: SavedTeam): OutChoice[] {
  const incoming = team.players.get(inId);
  const replacedIds = new Set(
    pairs.flatMap(({ outId, inId: pickedId }) => (pickedId === null ? [] : [outId])),
  );
  return team.squad
    .filter(({ id, positionId }) => positionId === incoming?.positionId && !replacedIds.has(id))
    .map(({ id }): OutChoice => {
      const draftAfter = evaluateDraft(withIncoming(pairs, id, inId), team);
      return {
        outId: id,
        isOut: pairs.some(({ outId }) => outId === id),
        outPrice: draftAfter.pairs.find(({ outId }) => outId === id)?.outPrice ?? 0,
        moneyLeft: draftAfter.moneyLeft,
        refusal: refusalToBringIn(inId, id, pairs, team),
      };
    })
    .sort((a, b) => Number(b.isOut) - Number(a.isOut));
}
