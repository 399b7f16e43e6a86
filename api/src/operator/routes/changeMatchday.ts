import type { MatchdayState } from '@euro/api-contract';
import { type Call, route } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import type { SettlementRefusal } from '../../scoring/index.js';
import { reopenMatchday, settleMatchday } from '../changeMatchday.js';
import { matchdayStates } from '../matchdayStates.js';
import { openMatchday } from '../openMatchday.js';

/** Milliseconds to wait for another process that settles the same matchday. */
const TIMEOUT_MS = 10_000;

export const settleAgain = route('POST admin/matchdays/{weekId}/settle', (call) => settleAs(call, 'settled'));

export const confirm = route('POST admin/matchdays/{weekId}/confirm', (call) => settleAs(call, 'confirmed'));

type ReopenCall = Call<'POST admin/matchdays/{weekId}/reopen'>;

const notConfirmed = ({ params: { weekId } }: ReopenCall) =>
  new Refusal('matchday-not-ready', { because: 'not-confirmed', weekId });

async function requireConfirmed(call: ReopenCall): Promise<void> {
  const { state } = await requireMatchday(call.context, call.params);
  if (state !== 'confirmed') throw notConfirmed(call);
}

async function reopenConfirmed(call: ReopenCall): Promise<{ matchday: MatchdayState }> {
  const { context, params, body, caller } = call;
  const { weekId } = params;
  await requireConfirmed(call);
  const reopenedWeeks = await reopenMatchday(context, weekId, {
    actorId: caller.userId,
    reason: body.reason,
  });
  if (reopenedWeeks.length === 0) throw notConfirmed(call);
  return { matchday: await requireMatchday(context, params) };
}

export const reopen = route('POST admin/matchdays/{weekId}/reopen', reopenConfirmed, [], requireConfirmed);

export const open = route('POST admin/matchdays/{weekId}/open', async ({ context, params, body, caller }) => {
  const { deadlineDate, reason } = body;
  await openMatchday(
    context,
    { weekId: params.weekId, deadlineAt: Date.parse(deadlineDate) },
    { actorId: caller.userId, reason },
  );
  context.invalidations.publish({ what: 'game' });
  return { matchday: await requireMatchday(context, params) };
});

type MatchdayCall = Call<`POST admin/matchdays/{weekId}/${'settle' | 'confirm'}`>;

async function settleAs(
  call: MatchdayCall,
  as: 'settled' | 'confirmed',
): Promise<{ matchday: MatchdayState }> {
  const { context, params, body, caller } = call;
  await requireMatchday(context, params);
  const by = { as, actorId: caller.userId, reason: body.reason, timeoutMs: TIMEOUT_MS };
  const { reports, refusal } = await settleMatchday(context, params.weekId, by);
  // The settlement job handles the later matchdays.
  if (refusal && reports.length === 0) throw notReady(refusal);
  return { matchday: await requireMatchday(context, params) };
}

function notReady({ code, ...details }: SettlementRefusal): Refusal {
  const { owner: _, ...visibleDetails } = { owner: null, ...details };
  return new Refusal('matchday-not-ready', { because: code, ...visibleDetails });
}

async function requireMatchday(
  context: BaseContext,
  { weekId }: Pick<MatchdayState, 'weekId'>,
): Promise<MatchdayState> {
  const matchday = (await matchdayStates(context)).find((one) => one.weekId === weekId);
  if (!matchday) throw new Refusal('not-found');
  return matchday;
}
