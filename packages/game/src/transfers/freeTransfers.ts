import { isBeforeStart } from '../time/isBeforeStart.js';
import type { CompetitionRules } from '../types.js';

type FreeTransferRules = Pick<
  CompetitionRules,
  'officialStartWeek' | 'transfersAllowed' | 'transferCanBeSaved' | 'maxSavedTransfers'
>;

/** A team's history as far as its free transfers depend on it. */
export interface FreeTransfersInput {
  /** The first matchday that the team can score in. */
  readonly teamWeekId: number;
  /** The open matchday. */
  readonly weekId: number;
  /** Confirmed transfers by matchday, extras not counted. */
  readonly used: ReadonlyMap<number, number>;
  /** The matchdays of the team's wildcard and free hit. */
  readonly unlimitedWeeks: ReadonlySet<number>;
  /** The one of these that is a free hit: transfers confirmed before it was played are in the squad that returns. */
  readonly freeHitWeek?: number | null;
  readonly rules: FreeTransferRules;
}

/** Free transfers of the open matchday, never negative. */
export interface FreeTransfers {
  /** Transfers that can still be confirmed: saved + earned − used; with unlimited changes, the saved ones. */
  readonly left: number;
  /** Saved from earlier matchdays, before this one's own. */
  readonly saved: number;
  /** Transfers earned in this matchday. */
  readonly earned: number;
  /** Confirmed for this matchday; 0 with unlimited changes. */
  readonly used: number;
  /** No transfer is counted: before the team's start, or with a wildcard or free hit. */
  readonly unlimited: boolean;
}

/**
 * The free transfers of a team in the open matchday (decisions §3.1, §3.4).
 *
 * Matchdays before the team's start earn none. Each later one earns `transfersAllowed`; the rest at its end is saved,
 * up to `maxSavedTransfers`. A wildcard or free hit matchday leaves the saved ones unchanged, with one exception:
 * saved transfers that were used before a free hit was played in the same matchday stay used, because those transfers
 * outlive the free hit.
 */
export function freeTransfers(input: FreeTransfersInput): FreeTransfers {
  const { weekId, used, rules } = input;
  const saved = savedBefore(input);
  if (isUnlimited(weekId, input)) {
    const remaining = saved - spentBeforeFreeHit(weekId, saved, input);
    return { left: remaining, saved: remaining, earned: 0, used: 0, unlimited: true };
  }
  const earned = rules.transfersAllowed;
  const usedNow = used.get(weekId) ?? 0;
  return { left: Math.max(0, saved + earned - usedNow), saved, earned, used: usedNow, unlimited: false };
}

function savedBefore(input: FreeTransfersInput): number {
  const { teamWeekId, weekId, used, rules } = input;
  if (!rules.transferCanBeSaved) return 0;
  const cap = rules.maxSavedTransfers ?? Number.POSITIVE_INFINITY;
  let saved = 0;
  for (let week = teamWeekId; week < weekId; week += 1) {
    if (isUnlimited(week, input)) {
      saved -= spentBeforeFreeHit(week, saved, input);
      continue;
    }
    const left = saved + rules.transfersAllowed - (used.get(week) ?? 0);
    saved = Math.min(Math.max(left, 0), cap);
  }
  return saved;
}

function spentBeforeFreeHit(
  weekId: number,
  saved: number,
  { freeHitWeek, used, rules }: FreeTransfersInput,
): number {
  if (weekId !== freeHitWeek) return 0;
  return Math.min(saved, Math.max(0, (used.get(weekId) ?? 0) - rules.transfersAllowed));
}

function isUnlimited(weekId: number, { teamWeekId, unlimitedWeeks, rules }: FreeTransfersInput): boolean {
  return isBeforeStart({ weekId, teamWeekId, rules }) || unlimitedWeeks.has(weekId);
}
