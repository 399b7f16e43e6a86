import { type MessageParams, surplusClubs, type TransferIssueCode } from '@euro/game';
import { type DraftPair, withIncoming, withOutgoing } from './draftPair.js';
import { evaluateDraft } from './evaluateDraft.js';
import type { SavedTeam } from './savedTeam.js';

/** Why a step of a draft is refused; the params are those of the game's issue with that code. */
export interface StepRefusal {
  readonly code: TransferIssueCode | 'no-transfers-left' | 'comes-in' | 'goes-out';
  readonly params: MessageParams;
}

/** Why this player of the squad can't be sold; null when he can or is already (spec §5, decisions §1.5). */
export function refusalToPutOut(
  outId: number,
  pairs: readonly DraftPair[],
  team: SavedTeam,
): StepRefusal | null {
  if (pairs.some((pair) => pair.outId === outId)) return null;
  if (!team.squad.some(({ id }) => id === outId)) {
    return { code: 'not-in-team', params: { playerIds: [outId] } };
  }
  const draftAfter = evaluateDraft(withOutgoing(pairs, outId), team);
  if (draftAfter.pairs.at(-1)?.extra) return null;
  if (!isCured(draftAfter.squad, team)) {
    const clubIds = team.surplus.map(({ clubId }) => clubId);
    return { code: 'only-surplus-clubs', params: { playerIds: [outId], clubIds } };
  }
  return draftAfter.transfersLeft < 0 ? { code: 'no-transfers-left', params: {} } : null;
}

/** True when no nation remains above the limit. */
function isCured(squad: SavedTeam['squad'], { surplus, rules, matchday }: SavedTeam): boolean {
  const above = surplusClubs(squad, rules, matchday);
  return !surplus.some(({ clubId }) => above.some((club) => club.clubId === clubId));
}

/** Why this player can't be bought for that one, who is sold if he isn't yet; null when he can. */
export function refusalToBringIn(
  inId: number,
  outId: number,
  pairs: readonly DraftPair[],
  team: SavedTeam,
): StepRefusal | null {
  const incoming = team.players.get(inId);
  const outgoing = team.players.get(outId);
  if (incoming === undefined || outgoing === undefined) {
    return { code: 'unknown-players', params: { playerIds: [incoming === undefined ? inId : outId] } };
  }
  const refusal = refusalOfEngaged(inId, outId, pairs, team);
  if (refusal !== null) return refusal;
  if (incoming.hasLeft) return { code: 'player-left', params: { playerIds: [inId] } };
  if (incoming.positionId !== outgoing.positionId) {
    return { code: 'position-differs', params: { playerIds: [outId, inId] } };
  }
  return (
    refusalToPutOut(outId, pairs, team) ??
    refusalOfSums(incoming.clubId, withIncoming(pairs, outId, inId), team)
  );
}

/** He is in the team, sold, or the replacement of another. */
function refusalOfEngaged(
  inId: number,
  outId: number,
  pairs: readonly DraftPair[],
  { squad }: SavedTeam,
): StepRefusal | null {
  const params = { playerIds: [inId] };
  if (pairs.some((pair) => pair.outId === inId)) return { code: 'goes-out', params };
  if (squad.some(({ id }) => id === inId)) return { code: 'already-in-team', params };
  const isElsewhere = pairs.some((pair) => pair.inId === inId && pair.outId !== outId);
  return isElsewhere ? { code: 'comes-in', params } : null;
}

function refusalOfSums(clubId: number, pairs: readonly DraftPair[], team: SavedTeam): StepRefusal | null {
  const { moneyLeft, squad } = evaluateDraft(pairs, team);
  const above = surplusClubs(squad, team.rules, team.matchday).find((club) => club.clubId === clubId);
  if (above !== undefined) {
    return { code: 'club-limit', params: { clubIds: [clubId], limit: above.limit } };
  }
  return moneyLeft < 0 ? { code: 'over-budget', params: { missing: -moneyLeft } } : null;
}
