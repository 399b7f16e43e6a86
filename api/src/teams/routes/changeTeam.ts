import type { ChangedTeam, EndpointName, Receipt } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import { type Call, type Caller, route, type Serialized } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { playBooster as play } from '../commands/playBooster.js';
import { renameTeam as rename } from '../commands/renameTeam.js';
import { resetTransfers as reset } from '../commands/resetTransfers.js';
import { saveSquad } from '../commands/saveSquad.js';
import { transferPlayers } from '../commands/transferPlayers.js';
import { type LockedTeam, lockTeam } from '../lockedTeam.js';
import type { Action } from '../policies/policies.js';
import { type WrittenChange, withReceipt } from '../receipts/withReceipt.js';
import { requestedVisibility } from '../requestedVisibility.js';
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
type Change = (team: LockedTeam, transaction: Transaction) => Promise<Receipt | null>;

/** Changes a team and answers it as its owner sees it. */
function changeTeam(call: TeamCall, action: Action, change: Change): Promise<ChangedTeam | Serialized> {
  const { context, caller } = call;
  return withReceipt(call, changeLockedTeam(call, action, change), (result, transaction) =>
    answerChange(context, result, caller, transaction),
  );
}

/** The change as `withReceipt` runs it. */
export function changeLockedTeam({ context, params, caller }: TeamCall, action: Action, change: Change) {
  return async (transaction: Transaction): Promise<WrittenChange> => {
    const team = await lockTeam(context, params.id, caller, action, transaction);
    return { teamId: team.id, receipt: await change(team, transaction) };
  };
}

export async function answerChange(
  context: BaseContext,
  { teamId, receipt }: WrittenChange,
  caller: Caller,
  transaction?: Transaction,
): Promise<ChangedTeam> {
  return { ...(await loadTeamView(context, { teamId, caller }, transaction)), receipt };
}

export const saveTeam = route('POST team/{id}', async (call) => {
  const squad = { ...squadOf(call.body), scope: 'squad' } as const;
  return changeTeam(call, 'team.save', (team, transaction) =>
    saveSquad(call.context, team, squad, transaction),
  );
});

export const saveSelections = route('POST team/{id}/selections', async (call) => {
  const squad = { ...squadOf(call.body), scope: 'lineup' } as const;
  return changeTeam(call, 'team.save', (team, transaction) =>
    saveSquad(call.context, team, squad, transaction),
  );
});

function squadOf(body: Call<'POST team/{id}'>['body']) {
  const { starting, bench, captainId, viceCaptainId, teamName, version, weekId } = body;
  const candidate = { starting, bench, captainId, viceCaptainId };
  return { candidate, teamName, nameVisible: requestedVisibility(body), version, weekId };
}

export const renameTeam = route('POST team/{id}/name', async (call) =>
  changeTeam(call, 'team.rename', (team, transaction) => rename(call.context, team, call.body, transaction)),
);

export const confirmTransfers = route('POST team/transfers/{id}', async (call) =>
  changeTeam(call, 'team.transfer', (team, transaction) =>
    transferPlayers(call.context, team, call.body, transaction),
  ),
);

export const resetTransfers = route('POST team/transfers/{id}/reset', async (call) =>
  changeTeam(call, 'team.transfer', (team, transaction) => reset(call.context, team, call.body, transaction)),
);

export const playBooster = route('POST team/{id}/booster', async (call) => {
  const { boosterType: booster, weekId, version } = call.body;
  return changeTeam(call, 'team.playBooster', (team, transaction) =>
    play(call.context, team, { booster, weekId, version }, transaction),
  );
});
