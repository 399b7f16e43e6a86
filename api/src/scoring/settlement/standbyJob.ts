import { Gauge, type Registry } from 'prom-client';
import type { BaseContext } from '../../infra/context.js';
import type { Job } from '../../infra/jobs/job.js';
import { lineupLayout, prefetchFrozenLineups } from '../../packed/index.js';
import { loadCompetition } from '../../tournament/index.js';

/** Real milliseconds between two looks. */
const EVERY = 5_000;

/** Copies that are not in memory, by competition. */
const missingByModels = new WeakMap<object, Map<number, number>>();

/**
 * Keeps the lineups of running matchdays in the memory of every worker, also of those that do not settle: one that
 * takes a settlement over does not read them first (ADR 62).
 */
export const standbyJob: Job = {
  name: 'standby',
  scope: 'worker',
  eachCompetition: true,
  everyMs: EVERY,
  async run(context) {
    const competition = await loadCompetition(context);
    if (!competition) return 'done';
    const { missing, hasMore } = await prefetchFrozenLineups(
      context,
      competition.id,
      lineupLayout(competition.rules),
    );
    missingOf(context).set(competition.id, missing);
    return hasMore ? 'again' : 'done';
  },
};

/** Adds a metric of how much a worker would have to read before it could settle. */
export function watchStandby(context: Pick<BaseContext, 'models'>, registry: Registry): void {
  new Gauge({
    name: 'standby_copies_missing',
    help: 'Copies of lineups of running matchdays that are not in memory, by competition',
    labelNames: ['competition'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [competition, missing] of missingOf(context))
        this.set({ competition: String(competition) }, missing);
    },
  });
}

function missingOf({ models }: Pick<BaseContext, 'models'>): Map<number, number> {
  const missing = missingByModels.get(models) ?? new Map<number, number>();
  missingByModels.set(models, missing);
  return missing;
}
