import type { ResponseOf } from '@euro/api-contract';
import type { InferAttributes } from 'sequelize';
import { type Call, loadCaller, messageOf, runStored, subjectOf } from '../../http/index.js';
import { withApprover } from '../../infra/audit/approver.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import { Refusal } from '../../infra/errors.js';
import type { HeldCall } from '../../models/index.js';
import { mayDecide, waits } from './listApprovals.js';

type DecideCall = Call<'POST admin/approvals/{id}/decide'>;
type Claimed = InferAttributes<HeldCall>;
type Decided = ResponseOf<'POST admin/approvals/{id}/decide'>;

/**
 * Approves a call that waits and makes it, once, or refuses it. A call that fails waits on; one whose asker may no longer
 * make it ends.
 * @throws the refusals `not-found` for one that waits no longer, `own-request` for the asker, `forbidden` for who may not
 *   make the call himself
 */
export async function decideApproval(call: DecideCall): Promise<Decided> {
  const { context, body, caller } = call;
  const row = await claim(call);
  if (!body.accepts) return { isDone: false, failure: null };
  const end = (state: HeldCall['state'], failure?: string) => close(call, row, state, failure);
  try {
    const asker = await loadCaller(context, row.askerId);
    if (!asker) throw new Refusal('forbidden');
    const sent = {
      params: JSON.parse(row.params),
      fields: JSON.parse(row.fields ?? '{}'),
      file: row.file ?? null,
    };
    const answer = await withApprover(caller.userId, () =>
      runStored(row.name, context, { ...sent, caller: asker }, call.http),
    );
    const problem = problemOf(answer);
    if (problem !== null) {
      await end('waiting', 'invalid-input');
      return { isDone: false, failure: { code: 'invalid-input', message: problem } };
    }
    await end('approved');
    return { isDone: true, failure: null };
  } catch (error) {
    if (!(error instanceof Refusal)) {
      await end('waiting', 'internal-error');
      throw error;
    }
    const { code, details } = error;
    await end(code === 'forbidden' ? 'failed' : 'waiting', code);
    return { isDone: false, failure: { code, message: messageOf(code, call.textLanguage, details) } };
  }
}

/** Locks the call, and takes it from those that wait. */
function claim({ context, params, body, caller }: DecideCall): Promise<Claimed> {
  const { models, realNow } = context;
  return context.withTransaction(async (transaction) => {
    const where = { id: params.id, ...waits(realNow()) };
    const row = await models.HeldCall.findOne({ where, transaction, lock: true });
    if (!row || Number(row.expiresAt) <= realNow()) throw new Refusal('not-found');
    if (row.askerId === caller.userId) throw new Refusal('own-request');
    if (!mayDecide(caller, row)) throw new Refusal('forbidden');
    const held = row.get({ plain: true });
    const state = body.accepts ? 'running' : 'refused';
    const decided = { deciderId: caller.userId, decidedAt: realNow() };
    await row.update({ state, ...decided, ...(!body.accepts && { file: null }) }, { transaction });
    const action = body.accepts ? 'approval.given' : 'approval.refused';
    const details = { kind: row.kind, approval: row.id, asker: row.askerId };
    const entry = { actorId: caller.userId, action, subject: subjectOf(row), reason: body.reason, details };
    await writeAudit(context, entry, transaction);
    return held;
  });
}

async function close(
  { context, body, caller }: DecideCall,
  row: Claimed,
  state: HeldCall['state'],
  failure?: string,
): Promise<void> {
  await context.withTransaction(async (transaction) => {
    const kept = state === 'waiting' ? { deciderId: null, decidedAt: null } : { file: null };
    await context.models.HeldCall.update({ state, ...kept }, { where: { id: row.id }, transaction });
    if (failure === undefined) return;
    const details = { kind: row.kind, approval: row.id, asker: row.askerId, failure };
    const entry = { actorId: caller.userId, action: 'approval.failed', subject: subjectOf(row), details };
    await writeAudit(context, { ...entry, reason: body.reason }, transaction);
  });
}

/** Why an import did nothing, in English; null for every other answer. */
function problemOf(answer: unknown): string | null {
  const { isDone, problems } = answer as { isDone?: boolean; problems?: readonly { message: string }[] };
  return isDone === false ? (problems ?? []).map(({ message }) => message).join(' ') : null;
}
