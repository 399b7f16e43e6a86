import {
  type Booster,
  type BoosterWeeks,
  type CompetitionRules,
  type FreeTransfers,
  isUnlimitedBooster,
  type Lineup,
  type TransferPair,
} from '@euro/game';
import { createRandom, type Random } from '../../infra/random/seededRandom.js';
import { chooseBooster } from './chooseBooster.js';
import { chooseEleven, type Hopes } from './chooseEleven.js';
import { chooseTransfers, type HeldSquad, type Market } from './chooseTransfers.js';

/** A manager's data before a deadline. */
export interface ManagerView {
  readonly teamId: number;
  /** The first matchday that the team can score in. */
  readonly teamWeekId: number;
  readonly boosterWeeks: BoosterWeeks;
  readonly squad: HeldSquad;
  /** His free transfers when he plays this booster, or none. */
  readonly freeTransfers: (booster: Booster | null) => FreeTransfers;
  readonly market: Market;
  /** The public expectation, in points by player id. */
  readonly expected: ReadonlyMap<number, number>;
}

/** A manager's changes for a matchday. */
export interface MatchdayPlan {
  readonly booster: Booster | null;
  /** The transfers are part of the new lineup and cost nothing. */
  readonly isUnlimited: boolean;
  readonly transfers: readonly TransferPair[];
  /** The line-up after the transfers. */
  readonly lineup: Lineup;
}

/** Another seed makes other managers. */
const SEED = 2024;
/** Probability that a manager forgets a matchday. */
const FORGETFUL = 0.12;
/** Changes that a manager makes at most where they are free. */
const MAX_UNLIMITED_TRANSFERS = 8;

/**
 * The changes of this manager for the matchday, deterministic for the same data; null when he forgets it. Managers
 * differ: each expects a little more or less of every player, has his own order of boosters, and spends or saves
 * transfers.
 */
export function planMatchday(view: ManagerView): MatchdayPlan | null {
  const { teamId, squad, market, boosterWeeks: weeks, teamWeekId } = view;
  const { rules, weekId } = market;
  const random = randomOf(teamId, weekId);
  if (random.next() < FORGETFUL) return null;
  const hopes = hopesOf(view, random);
  const booster = chooseBooster({ weekId, teamWeekId, weeks, rules }, randomOf(teamId, 0));
  const free = view.freeTransfers(booster);
  const isUnlimited = free.unlimited || isUnlimitedBooster(booster);
  const count = isUnlimited
    ? { maxTransfers: MAX_UNLIMITED_TRANSFERS, freeLeft: Number.MAX_SAFE_INTEGER }
    : { maxTransfers: wantedTransfers(view, free.left, random), freeLeft: free.left };
  const plan = chooseTransfers(squad, count, market, hopes, random);
  return {
    booster,
    isUnlimited,
    transfers: (plan?.transfers ?? []).map(({ outId, inId }) => ({ outId, inId })),
    lineup: lineUp((plan ?? squad).lineup, { hopes, rules, market }),
  };
}

/** A stream of random numbers of a team's manager in a matchday. */
function randomOf(teamId: number, weekId: number): Random {
  return createRandom(SEED ^ Math.imul(teamId, 0x9e3779b1) ^ Math.imul(weekId + 1, 0x85ebca6b));
}

/** The public expectation with a manager's own variation for each player. */
function hopesOf({ expected }: ManagerView, random: Random): Hopes {
  const hopes = new Map([...expected].map(([id, points]) => [id, points * (0.75 + random.next() / 2)]));
  return (playerId) => hopes.get(playerId) ?? 0;
}

/** Number of transfers: a manager with players who no longer play replaces them; others change one or two, or save. */
function wantedTransfers({ squad, expected }: ManagerView, remaining: number, random: Random): number {
  const { starting, bench } = squad.lineup;
  const idle = [...starting, ...bench].filter((id) => (expected.get(id) ?? 0) === 0).length;
  return Math.min(remaining, idle > 0 ? idle + random.whole(2) : random.whole(3));
}

function lineUp(
  { starting, bench }: Lineup,
  {
    hopes,
    rules,
    market,
  }: { readonly hopes: Hopes; readonly rules: CompetitionRules; readonly market: Market },
): Lineup {
  const squad = [...starting, ...bench].flatMap((id) => market.players.get(id) ?? []);
  return chooseEleven(squad, hopes, rules).lineup;
}
