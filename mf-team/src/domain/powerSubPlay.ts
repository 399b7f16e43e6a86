import type { TeamPoints } from '@euro/api-contract';
import {
  applyPowerSubs,
  type Lineup,
  type MessageParams,
  type PlayerStatus,
  type PowerSubInput,
  type PowerSubRefusal,
  refusalToPowerSub,
} from '@euro/game';
import type { World } from '@euro/game-ui';

/** A running matchday of a team, as the rules for power subs take it. */
export type PowerSubPlay = Omit<PowerSubInput, 'sub'>;

/** Why a player can't take part in a power sub. */
export interface PowerSubObstacle {
  readonly code: PowerSubRefusal | 'nobody-may-leave';
  readonly params: MessageParams;
}

/** Refusals about the player who would come on, whoever leaves. */
const ABOUT_INCOMING: readonly PowerSubRefusal[] = [
  'power-subs-too-early',
  'power-subs-used-up',
  'power-sub-booster',
  'not-on-the-bench',
  'incoming-kicked-off',
  'incoming-no-match',
  'already-taken-out',
];

/** Inputs for validating a team's power subs. */
export function powerSubPlay(
  points: TeamPoints,
  statuses: ReadonlyMap<number, PlayerStatus>,
  { gamePlayers, rules }: Pick<World, 'gamePlayers' | 'rules'>,
): PowerSubPlay {
  const { weekId, booster, powerSubs } = points;
  return {
    lineup: savedLineup(points),
    subs: powerSubs.map(({ outId, inId }) => ({ outId, inId })),
    statuses,
    players: gamePlayers,
    rules,
    weekId,
    booster,
  };
}

/** The lineup as it was saved: the points have it after its power subs. */
export function savedLineup({ selections, powerSubs }: Pick<TeamPoints, 'selections' | 'powerSubs'>): Lineup {
  const inOrder = (role: 0 | 1) =>
    selections
      .filter(({ positionId }) => positionId === role)
      .sort((a, b) => a.order - b.order)
      .map(({ playerId }) => playerId);
  const wearer = (band: 1 | 2) => selections.find(({ captain }) => captain === band)?.playerId ?? -1;
  const playedLineup: Lineup = {
    starting: inOrder(1),
    bench: inOrder(0),
    captainId: wearer(1),
    viceCaptainId: wearer(2),
  };
  // Each one taken back, the last one first.
  const back = powerSubs.map(({ outId, inId }) => ({ outId: inId, inId: outId })).reverse();
  return applyPowerSubs(playedLineup, back).lineup;
}

/** Why this starter can't leave for that bench player; null when he can. */
export function refusalToTakeOff(outId: number, inId: number, play: PowerSubPlay): PowerSubObstacle | null {
  return refusalToPowerSub({ ...play, sub: { outId, inId } });
}

/** Why this bench player can't come on for any starter; null when he can for one. */
export function refusalToBringOn(inId: number, play: PowerSubPlay): PowerSubObstacle | null {
  const { starting } = applyPowerSubs(play.lineup, play.subs).lineup;
  const refusals = starting.map((outId) => refusalToTakeOff(outId, inId, play));
  if (refusals.includes(null)) return null;
  const incomingRefusal = refusals.find((refusal) => ABOUT_INCOMING.some((code) => code === refusal?.code));
  return incomingRefusal ?? { code: 'nobody-may-leave', params: { playerId: inId } };
}

/** Ids of the bench players who can still come on. */
export function whoMayComeOn(play: PowerSubPlay): number[] {
  const { bench } = applyPowerSubs(play.lineup, play.subs).lineup;
  return bench.filter((id) => refusalToBringOn(id, play) === null);
}
