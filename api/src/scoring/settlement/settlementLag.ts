import { Gauge, type Registry } from 'prom-client';
import type { GameContext } from '../../infra/context.js';

interface Lag {
  /** When a due settlement was found, epoch milliseconds of real time; null: none waits. */
  since: number | null;
  /** Seconds of the latest settlement from due to visible. */
  newest: number;
}

const lags = new WeakMap<object, Map<number, Lag>>();

/** Records the outcome of a check of a competition's matchdays that started at `began`. */
export function recordSettlementLag(
  { models, competitionId = 0 }: Pick<GameContext, 'models' | 'competitionId'>,
  { began, isSettled, isWaiting }: Record<'isSettled' | 'isWaiting', boolean> & { readonly began: number },
): void {
  const all = lags.get(models) ?? new Map<number, Lag>();
  lags.set(models, all);
  const lag = all.get(competitionId) ?? { since: null, newest: 0 };
  all.set(competitionId, lag);
  if (isSettled) lag.newest = (Date.now() - (lag.since ?? began)) / 1_000;
  if (!isWaiting) lag.since = null;
  else if (isSettled || lag.since === null) lag.since = began;
}

/**
 * Adds metrics of the age of results when they became visible, and of the wait of due ones, as known to this process.
 */
export function watchSettlements({ models }: Pick<GameContext, 'models'>, registry: Registry): void {
  new Gauge({
    name: 'settlement_lag_seconds',
    help: 'Time from finding that points changed to showing them, by competition; 0 is the default one',
    labelNames: ['competition'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [competition, { since, newest }] of lags.get(models) ?? []) {
        const value = since === null ? newest : (Date.now() - since) / 1_000;
        this.set({ competition: String(competition) }, value);
      }
    },
  });
}
