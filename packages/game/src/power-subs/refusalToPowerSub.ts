import { countPositions, mayReplace } from '../formation.js';
import { COACH, GOALKEEPER } from '../positions.js';
import type { Booster, GamePlayer, MessageParams } from '../types.js';
import { applyPowerSubs, type PowerSub } from './applyPowerSubs.js';
import type { PowerSubContext } from './powerSubContext.js';

/** Why a power sub can't be made; every code has one sentence in the interface. */
export type PowerSubRefusal =
  | 'power-subs-too-early'
  | 'power-subs-used-up'
  | 'power-sub-booster'
  | 'not-in-team'
  | 'not-on-the-bench'
  | 'not-a-starter'
  | 'incoming-kicked-off'
  | 'incoming-no-match'
  | 'outgoing-playing'
  | 'outgoing-sent-off'
  | 'outgoing-armband'
  | 'outgoing-coach'
  | 'goalkeeper-only-with-goalkeeper'
  | 'invalid-formation'
  | 'already-taken-out';

/** A power sub and the running matchday it is for. */
export interface PowerSubInput extends PowerSubContext {
  readonly sub: PowerSub;
  readonly weekId: number;
  /** The team's booster in this matchday. */
  readonly booster: Booster | null;
}

/** A refusal with what its message needs: `playerId`, `outId` and `inId`, `fromWeek` or `limit`. */
export interface RefusedPowerSub {
  readonly code: PowerSubRefusal;
  readonly params: MessageParams;
}

/**
 * Why this power sub can't be made, or null when it can (decisions §4.6). Whether the matchday runs and the owner is a
 * premium member is for the caller to know.
 */
export function refusalToPowerSub(input: PowerSubInput): RefusedPowerSub | null {
  return refusalOfMatchday(input) ?? refusalOfPlaces(input);
}

function refusalOfMatchday({ weekId, booster, subs, rules }: PowerSubInput): RefusedPowerSub | null {
  if (weekId < rules.powerSubsFromWeek) {
    return { code: 'power-subs-too-early', params: { fromWeek: rules.powerSubsFromWeek } };
  }
  // All fifteen count already.
  if (booster === 'bank') return { code: 'power-sub-booster', params: {} };
  if (subs.length >= rules.maxPowerSubs) {
    return { code: 'power-subs-used-up', params: { limit: rules.maxPowerSubs } };
  }
  return null;
}

function refusalOfPlaces(input: PowerSubInput): RefusedPowerSub | null {
  const { sub, subs, players } = input;
  const { lineup } = applyPowerSubs(input.lineup, subs);
  const squadIds = new Set([...lineup.starting, ...lineup.bench]);
  for (const playerId of [sub.inId, sub.outId]) {
    if (!squadIds.has(playerId)) return { code: 'not-in-team', params: { playerId } };
  }
  const out = players.get(sub.outId);
  const incoming = players.get(sub.inId);
  if (out === undefined) return { code: 'not-in-team', params: { playerId: sub.outId } };
  if (incoming === undefined) return { code: 'not-in-team', params: { playerId: sub.inId } };

  const aboutIn = { playerId: sub.inId };
  if (subs.some(({ outId }) => outId === sub.inId)) return { code: 'already-taken-out', params: aboutIn };
  if (!lineup.bench.includes(sub.inId)) return { code: 'not-on-the-bench', params: aboutIn };
  if (!lineup.starting.includes(sub.outId)) return { code: 'not-a-starter', params: { playerId: sub.outId } };
  return (
    refusalOfOutgoing(out, input) ??
    refusalOfIncoming(incoming, input) ??
    refusalOfFormation(out, incoming, lineup.starting, input)
  );
}

function refusalOfOutgoing(
  { id, positionId }: GamePlayer,
  { lineup, statuses }: PowerSubInput,
): RefusedPowerSub | null {
  const params = { playerId: id };
  if (positionId === COACH) return { code: 'outgoing-coach', params };
  if (id === lineup.captainId || id === lineup.viceCaptainId) return { code: 'outgoing-armband', params };
  const status = statuses.get(id);
  if (status === 'playing') return { code: 'outgoing-playing', params };
  if (status === 'sent-off') return { code: 'outgoing-sent-off', params };
  return null;
}

function refusalOfIncoming({ id }: GamePlayer, { statuses }: PowerSubInput): RefusedPowerSub | null {
  const params = { playerId: id };
  const status = statuses.get(id) ?? 'no-match';
  if (status === 'no-match') return { code: 'incoming-no-match', params };
  return status === 'to-play' ? null : { code: 'incoming-kicked-off', params };
}

function refusalOfFormation(
  out: GamePlayer,
  incoming: GamePlayer,
  starting: readonly number[],
  { players, rules }: PowerSubInput,
): RefusedPowerSub | null {
  const params = { outId: out.id, inId: incoming.id };
  if ((out.positionId === GOALKEEPER) !== (incoming.positionId === GOALKEEPER)) {
    return { code: 'goalkeeper-only-with-goalkeeper', params };
  }
  const counts = countPositions(starting.flatMap((id) => players.get(id)?.positionId ?? []));
  if (mayReplace(counts, out.positionId, incoming.positionId, rules)) return null;
  return { code: 'invalid-formation', params };
}
