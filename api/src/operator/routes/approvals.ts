import { route, subjectOf } from '../../http/index.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import { Refusal } from '../../infra/errors.js';
import { decideApproval } from '../approvals/decideApproval.js';
import { listApprovals, waits } from '../approvals/listApprovals.js';

export const getApprovals = route('GET admin/approvals', async ({ context, caller }) => ({
  approvals: await listApprovals(context, caller),
}));

export const decide = route('POST admin/approvals/{id}/decide', (call) => decideApproval(call));

export const withdraw = route(
  'POST admin/approvals/{id}/withdraw',
  async ({ context, params, body: { reason }, caller }) => {
    const askerId = caller.userId;
    await context.withTransaction(async (transaction) => {
      const where = { id: params.id, askerId, ...waits(context.realNow()) };
      const row = await context.models.HeldCall.findOne({ where, transaction, lock: true });
      if (!row) throw new Refusal('not-found');
      await row.update({ state: 'withdrawn', decidedAt: context.realNow(), file: null }, { transaction });
      const details = { kind: row.kind, approval: row.id };
      const entry = {
        actorId: askerId,
        action: 'approval.withdrawn',
        subject: subjectOf(row),
        reason,
        details,
      };
      await writeAudit(context, entry, transaction);
    });
    return { ok: true as const };
  },
);
