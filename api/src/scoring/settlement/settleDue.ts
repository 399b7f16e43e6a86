import type { GameContext } from '../../infra/context.js';
import { applyDueValues } from './applyDueValues.js';
import { dueState } from './dueState.js';
import { loadMatchdays, type MatchdayNow } from './loadMatchday.js';
import { type SettlementReport, type SettleOptions, settleWeek } from './settleWeek.js';
import { sweepResults } from './sweepResults.js';
import { withdrawResults } from './withdrawResults.js';

/** The outcome of a run: settled and withdrawn matchdays, and whether more is due. */
export interface DueReport {
  readonly reports: readonly SettlementReport[];
  /** Matchdays whose results were withdrawn because the clock was set back. */
  readonly withdrawnWeeks: readonly number[];
  /** Something is due that waits: another process settles the matchday, or its results are too young to be replaced. */
  readonly isWaiting: boolean;
  /** Number of players with a new value. */
  readonly revaluedCount: number;
}

/**
 * Brings values and all matchdays up to date with the game's clock, in this order: counts newly running and finished
 * matches, replaces older statistics, and confirms a matchday that is complete and final (decisions §4.8).
 */
export async function settleDue(
  context: GameContext,
  { paced = false }: Pick<SettleOptions, 'paced'> = {},
): Promise<DueReport> {
  const revaluedCount = await applyDueValues(context);
  const reports: SettlementReport[] = [];
  let isWaiting = false;
  let matchdays = await loadMatchdays(context);
  const isAhead = ({ row, now }: MatchdayNow) => row.deadlineAt > now && row.state !== 'open';
  const withdrawnWeeks = matchdays.some(isAhead) ? await withdrawResults(context) : [];
  for (let index = 0; index < matchdays.length; index += 1) {
    const matchday = matchdays[index];
    const isDecided = matchday && matchday.row.deadlineAt <= context.clock.decidedUpTo();
    const state = isDecided ? dueState(matchday, matchdays.slice(index + 1)) : null;
    if (!matchday || state === null) continue;
    const { weekId } = matchday.row;
    // A concurrent confirmation by an operator is kept: a matchday that was provisional keeps the state it has then.
    const keepsState = state === 'provisional' && matchday.row.state !== 'confirmed';
    const options = keepsState ? {} : { state, byItself: true };
    const result = await settleWeek(context, weekId, { ...options, dueState: state, paced });
    // Another process settles, or the clock moved: the next run does the rest.
    if (!result.ok && result.refusal.code !== 'published-already') {
      isWaiting = true;
      break;
    }
    if (result.ok) {
      reports.push(result.report);
      await sweepResults(context, weekId);
    }
    // Later matchdays build on the new results.
    matchdays = await loadMatchdays(context);
  }
  return { reports, withdrawnWeeks, isWaiting, revaluedCount };
}
