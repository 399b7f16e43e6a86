import { type Approval, type Endpoint, type EndpointName, endpoints } from '@euro/api-contract';
import { Op } from 'sequelize';
import { type Caller, isOfCompetition, mayCall, subjectOf } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import type { HeldCall } from '../../models/index.js';
import { nameActors } from '../nameActors.js';

/** Calls that are listed; a competition has a few. */
const LISTED = 100;

/** A call that was approved so long ago and is not done waits again: its process died. Real milliseconds. */
const ABANDONED_AFTER = 15 * 60_000;

/** Whether a row waits for somebody. Each call guards its own repetition, as if it was sent twice. */
export const waits = (now: number): object => ({
  [Op.or]: [{ state: 'waiting' }, { state: 'running', decidedAt: { [Op.lte]: now - ABANDONED_AFTER } }],
});

/** Calls that wait, the oldest first: those that the caller may make, and those that he asked for. */
export async function listApprovals(context: BaseContext, caller: Caller): Promise<Approval[]> {
  const { models, realNow } = context;
  const rows = await models.HeldCall.findAll({
    attributes: { exclude: ['file'] },
    where: { ...waits(realNow()), expiresAt: { [Op.gt]: realNow() } },
    order: ['id'],
    limit: LISTED,
    raw: true,
  });
  const visible = rows.filter((row) => row.askerId === caller.userId || mayDecide(caller, row));
  const nameOf = await nameActors(
    context,
    visible.map(({ askerId }) => askerId),
  );
  return visible.map((row) => {
    const { reason: _, ...fields } = JSON.parse(row.fields ?? '{}');
    return {
      id: row.id,
      kind: row.kind,
      subject: subjectOf(row),
      fields,
      asker: nameOf(row.askerId) ?? { id: row.askerId, name: '' },
      isOwn: row.askerId === caller.userId,
      reason: row.reason,
      askedAt: new Date(Number(row.askedAt)).toISOString(),
      expiresAt: new Date(Number(row.expiresAt)).toISOString(),
    };
  });
}

/** Whether somebody may make a call that waits; what suspends needs a moderator, whoever may make it otherwise. */
export function mayDecide(
  caller: Caller,
  { name, kind, competitionId }: Pick<HeldCall, 'name' | 'kind' | 'competitionId'>,
): boolean {
  const endpoint: Endpoint | undefined = Object.entries(endpoints).find(([one]) => one === name)?.[1];
  if (!endpoint) return false;
  const role = kind === 'suspension' ? 'moderator' : endpoint.role;
  return mayCall(caller, isOfCompetition(name as EndpointName, endpoint), { role }, competitionId);
}
