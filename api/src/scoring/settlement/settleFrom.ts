import { setTimeout } from 'node:timers/promises';
import type { GameContext } from '../../infra/context.js';
import { loadMatchdays } from './loadMatchday.js';
import {
  type SettlementRefusal,
  type SettlementReport,
  type SettlementResult,
  type SettleOptions,
  settleWeek,
} from './settleWeek.js';
import { sweepResults } from './sweepResults.js';

/** Interval of polling whether another process is done, in real milliseconds. */
const PAUSE = 250;

export interface SettleFromOptions extends Pick<SettleOptions, 'state' | 'alongside'> {
  /** Real milliseconds to wait for another process that settles the same matchday. */
  readonly timeoutMs: number;
}

export interface SettledFrom {
  /** Reports of the settled matchdays, in order. */
  readonly reports: readonly SettlementReport[];
  /** Why it stopped early; null when all was settled. */
  readonly refusal: SettlementRefusal | null;
}

/**
 * Settles a matchday, and then those after it that have points: their totals are made from this one's. The options hold
 * for the first; those after it keep their state.
 */
export async function settleFrom(
  context: GameContext,
  weekId: number,
  { timeoutMs, ...options }: SettleFromOptions,
): Promise<SettledFrom> {
  const reports: SettlementReport[] = [];
  const settle = async (week: number, options: SettleOptions) => {
    const result = await retryUntil(() => settleWeek(context, week, options), timeoutMs);
    if (!result.ok) return result.refusal;
    await sweepResults(context, week);
    reports.push(result.report);
    return null;
  };
  const refusal = await settle(weekId, options);
  if (refusal) return { reports, refusal };
  for (const { row: later } of await loadMatchdays(context)) {
    if (later.weekId <= weekId || later.version === null) continue;
    const refusal = await settle(later.weekId, {});
    if (refusal) return { reports, refusal };
  }
  return { reports, refusal: null };
}

/** Waits while a process of the running portal settles. */
async function retryUntil(
  settle: () => Promise<SettlementResult>,
  timeoutMs: number,
): Promise<SettlementResult> {
  for (const giveUpAt = Date.now() + timeoutMs; ; ) {
    const result = await settle();
    if (result.ok || result.refusal.code !== 'settling-elsewhere' || Date.now() > giveUpAt) return result;
    await setTimeout(PAUSE);
  }
}
