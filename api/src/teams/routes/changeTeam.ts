import type { ChangedTeam, EndpointName, Receipt } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { Call, Caller, Serialized } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { type LockedTeam, lockTeam } from '../lockTeam.js';
import type { Action } from '../policies/policies.js';
import { type Written, withReceipt } from '../receipts/withReceipt.js';
import { loadTeamView } from '../views/loadTeamView.js';

/** A call that changes the team in its path. */
export type TeamCall = Pick<
  Call<'POST team/{id}'>,
  'context' | 'params' | 'caller' | 'idempotencyKey' | 'http'
> & {
  readonly name: EndpointName;
  readonly body: object;
};

/** The order of every change of a team: lock its row, authorize, change, receipt. */
export type Change = (team: LockedTeam, transaction: Transaction) => Promise<Receipt | null>;

/** Changes a team and answers it as its owner sees it. */
export function changeTeam(
  call: TeamCall,
  action: Action,
  change: Change,
): Promise<ChangedTeam | Serialized> {
  const { context, caller } = call;
  return withReceipt(call, changeLocked(call, action, change), (written, transaction) =>
    answerChange(context, written, caller, transaction),
  );
}

/** The change as `withReceipt` runs it. */
export function changeLocked({ context, params, caller }: TeamCall, action: Action, change: Change) {
  return async (transaction: Transaction): Promise<Written> => {
    const team = await lockTeam(context, params.id, caller, action, transaction);
    return { teamId: team.id, receipt: await change(team, transaction) };
  };
}

export async function answerChange(
  context: BaseContext,
  { teamId, receipt }: Written,
  caller: Caller,
  transaction?: Transaction,
): Promise<ChangedTeam> {
  return { ...(await loadTeamView(context, { teamId, caller }, transaction)), receipt };
}
