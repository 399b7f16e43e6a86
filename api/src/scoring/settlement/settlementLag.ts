import { Gauge, type Registry } from 'prom-client';
import type { GameContext } from '../../infra/context.js';

interface Lag {
  /** When a due settlement was found, epoch milliseconds of real time; null: none waits. */
  since: number | null;
  /** Seconds that the newest one took from there until its results were visible. */
  newest: number;
}

const lags = new WeakMap<object, Map<number, Lag>>();

/** Notes what a look at the matchdays of a competition, begun at `began`, came to. */
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

/** Shows among the metrics how old results were when they became visible, or how long due ones wait, as far as this process knows. */
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
