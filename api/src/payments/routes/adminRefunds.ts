import type { Transaction } from 'sequelize';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import { Refusal } from '../../infra/errors.js';
import type { RefundRun } from '../../models/index.js';
import type { PaymentsContext } from '../context.js';
import { presentRuns } from '../refunds/presentRuns.js';
import { countRefundable, startRefunds } from '../refunds/startRefunds.js';
import { route } from '../route.js';

const LISTED = 10;

export const countRefunds = route('GET admin/refunds/count', ({ context, query }) =>
  countRefundable(context, query),
);

export const listRefunds = route('GET admin/refunds', async ({ context }) => {
  const order: [string, string][] = [['id', 'DESC']];
  const runs = await context.models.RefundRun.findAll({ order, limit: LISTED, raw: true });
  return { runs: await presentRuns(context, runs) };
});

export const refundMany = route('POST admin/refunds', async ({ context, body, caller }) => {
  const run = await startRefunds(context, { ...body, actorId: caller.userId });
  const [runJson] = await presentRuns(context, [run]);
  if (!runJson) throw new Refusal('not-found');
  return { run: runJson };
});

export const retryRefunds = route(
  'POST admin/refunds/{id}/retry',
  async ({ context, params, body, caller }) => {
    await change(context, params.id, async (run, transaction) => {
      const where = { runId: run.id, state: 'failed' };
      const waiting = { state: 'waiting', failure: null } as const;
      const [count] = await context.models.RefundRunOrder.update(waiting, { where, transaction });
      if (count === 0) return;
      await run.update({ endedAt: null }, { transaction });
      const entry = { action: 'orders.refund-retried', subject: `refund ${run.id}`, details: { count } };
      await writeAudit(context, { ...entry, actorId: caller.userId, reason: body.reason }, transaction);
    });
    return { ok: true as const };
  },
);

export const stopRefunds = route(
  'POST admin/refunds/{id}/stop',
  async ({ context, params, body, caller }) => {
    await change(context, params.id, async (run, transaction) => {
      const where = { runId: run.id, state: 'waiting' };
      const [count] = await context.models.RefundRunOrder.update(
        { state: 'stopped' },
        { where, transaction },
      );
      if (count === 0) return;
      const entry = { action: 'orders.refund-stopped', subject: `refund ${run.id}`, details: { count } };
      await writeAudit(context, { ...entry, actorId: caller.userId, reason: body.reason }, transaction);
    });
    return { ok: true as const };
  },
);

type Work = (run: RefundRun, transaction: Transaction) => Promise<void>;

async function change(context: PaymentsContext, id: number, work: Work): Promise<void> {
  await context.withTransaction(async (transaction) => {
    const run = await context.models.RefundRun.findByPk(id, { transaction, lock: true });
    if (!run) throw new Refusal('not-found');
    await work(run, transaction);
  });
}
