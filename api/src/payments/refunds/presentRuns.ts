import type { RefundRun as RunJson } from '@euro/api-contract';
import type { RefundRun, RefundRunOrder } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';

/** Most failures that are listed of a run. */
const LISTED = 50;

type State = RefundRunOrder['state'];

/** Refunds of many orders with how far they are. */
export async function presentRuns(
  { models }: Pick<PaymentsContext, 'models'>,
  runs: readonly RefundRun[],
): Promise<RunJson[]> {
  const answers: RunJson[] = [];
  for (const { id, createdAt, actorId, reason, orderCount, amount } of runs) {
    const countOf = (state: State[]) => models.RefundRunOrder.count({ where: { runId: id, state } });
    const [done, failed, waiting, stopped, failures] = await Promise.all([
      countOf(['done']),
      countOf(['failed']),
      countOf(['waiting', 'running']),
      countOf(['stopped']),
      models.RefundRunOrder.findAll({
        where: { runId: id, state: 'failed' },
        order: [['orderId', 'ASC']],
        limit: LISTED,
        raw: true,
      }),
    ]);
    answers.push({
      ...{ id, actorId, reason, amount, count: orderCount, done, failed, waiting, stopped },
      at: new Date(Number(createdAt)).toISOString(),
      failures: failures.map(({ orderId, failure }) => ({ orderId, code: failure ?? '' })),
    });
  }
  return answers;
}
