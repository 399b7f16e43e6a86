import type { ChangedTeam } from '@euro/api-contract';
import type { TransferPlan } from '@euro/game';
import { toMillions } from '@euro/game';
import { changesOf, issuesOf, latenessOf, waitingBefore } from '@euro/game-ui';
import { type ApiFailure, newIdempotencyKey } from '@euro/platform';
import { asFailure, isDecided, isKept, type Waits } from '@euro/platform/redux';
import { evaluateDraft } from '../domain/evaluateDraft.js';
import { fittingPairs } from '../domain/fittingPairs.js';
import { savedTeam } from '../domain/savedTeam.js';
import { CLOSED, type ConfirmNotice, type ConfirmStage } from '../store/confirmStage.js';
import {
  draftCameLate,
  draftRefused,
  draftSent,
  draftUnanswered,
  pairsReplaced,
  stageReached,
} from '../store/draftSlice.js';
import { aboutTransfers, type Confirmation as Sent, transfersApi } from '../store/transfersApi.js';
import { applyConfirmed } from './applyConfirmed.js';
import type { DraftedTeam, DraftingPorts } from './DraftingPorts.js';
import { moneyLeftOf, transfersLeftOf } from './refusalDetails.js';

/** Confirms the draft; the outcome is in the store (`draft.stage`). A refusal leaves the draft unchanged. */
export interface Confirmation {
  /** Shows what will be true afterwards. */
  open(): void;
  confirm(): Promise<void>;
  dismiss(): void;
  /** The team was changed elsewhere: the transfers that still fit remain prepared. */
  keepDraft(): void;
  dropDraft(): void;
}

export function createConfirmation(ports: DraftingPorts, drafted: DraftedTeam): Confirmation {
  return {
    open: () => reach(ports, drafted, asking(null)),
    async confirm() {
      const { stage } = ports.store.getState().draft;
      if (stage.kind === 'asking' && stage.isSending) return;
      const plan = currentPlan(ports, drafted);
      if (plan !== null) await send(ports, drafted, plan);
    },
    dismiss: () => reach(ports, drafted, CLOSED),
    keepDraft() {
      reach(ports, drafted, CLOSED);
      fetchTeam(ports);
    },
    dropDraft() {
      reach(ports, drafted, CLOSED);
      ports.store.dispatch(pairsReplaced([]));
      fetchTeam(ports);
    },
  };
}

/** The body of the call, on the version after the waiting changes. */
export function confirmBody(
  { platform }: Pick<DraftingPorts, 'platform'>,
  { view, weekId }: DraftedTeam,
  { transfers, moneyLeft }: TransferPlan,
): Sent['body'] {
  const { id, version } = view.team;
  const before = waitingBefore(platform.state.waiting?.value ?? [], id, aboutTransfers(id));
  const pairs = transfers.map(({ inId, outId }) => ({ inId, outId }));
  return { transfers: pairs, weekId, version: version + before, moneyLeft: toMillions(moneyLeft) };
}

/** What the rules make of the pairs in the store; null while they can't be confirmed. */
function currentPlan({ store, world }: DraftingPorts, { view, weekId }: DraftedTeam): TransferPlan | null {
  const team = savedTeam(view, world, weekId);
  const { pairs } = fittingPairs(store.getState().draft.pairs, team, view.transfers);
  const { result } = evaluateDraft(pairs, team);
  return result?.ok === true ? result.plan : null;
}

const asking = (notice: ConfirmNotice | null, isSending = false): ConfirmStage => ({
  kind: 'asking',
  notice,
  isSending,
});

/** The stage of a matchday that closed has ended with it. */
function reach({ store }: DraftingPorts, { weekId }: DraftedTeam, stage: ConfirmStage): void {
  store.dispatch(stageReached({ weekId, stage }));
}

function fetchTeam({ store }: DraftingPorts): void {
  store.dispatch(transfersApi.util.invalidateTags(['Team']));
}

async function send(ports: DraftingPorts, drafted: DraftedTeam, plan: TransferPlan): Promise<void> {
  const { store } = ports;
  const { stage, sent } = store.getState().draft;
  const body = confirmBody(ports, drafted, plan);
  const text = JSON.stringify(body);
  const key = sent?.body === text ? sent.key : newIdempotencyKey();
  store.dispatch(draftSent({ key, body: text }));
  reach(ports, drafted, asking(stage.kind === 'asking' ? stage.notice : null, true));
  const { data, error } = await store.dispatch(
    transfersApi.endpoints.confirm.initiate({
      id: drafted.view.team.id,
      body,
      idempotencyKey: key,
      waits: waitsOf(ports, drafted, plan),
    }),
  );
  if (data === undefined) {
    fail(ports, drafted, asFailure(error), plan);
    return;
  }
  applyConfirmed(ports, data, drafted.weekId);
  reach(ports, drafted, CLOSED);
  showDone(ports, drafted, data, plan);
}

/** Messages of transfers that wait for a connection. */
function waitsOf(
  { platform, words }: DraftingPorts,
  { view, weekId }: DraftedTeam,
  { transfers }: TransferPlan,
): Waits {
  const pairs = transfers.map(({ inId, outId }) => `${words.player(outId)} → ${words.player(inId)}`);
  return {
    title: words.confirm('ofWeek', { count: transfers.length, week: weekId }),
    text: pairs.join(' · '),
    path: platform.navigation.location.value.pathname,
    event: { name: 'transfers.confirmed@1', detail: { teamId: view.team.id, weekId } },
  };
}

/** Shows the confirmed transfers with their time before the deadline, and a link to the team. */
function showDone(
  { platform, words }: DraftingPorts,
  { view, weekId }: DraftedTeam,
  { receipt }: ChangedTeam,
  { transfers }: TransferPlan,
): void {
  const values = {
    count: transfers.length,
    week: receipt?.weekId ?? weekId,
    names: words.list(transfers.map(({ inId }) => words.player(inId))),
  };
  const lead = receipt?.msBeforeDeadline ?? null;
  platform.notices.show({
    tone: 'positive',
    text:
      lead === null
        ? words.confirm('done', values)
        : words.confirm('doneLead', { ...values, lead: words.lead(lead) }),
    action: {
      label: words.confirm('toTeam'),
      onPress: () => platform.navigation.go(`/team/${view.team.id}`),
    },
  });
}

function fail(ports: DraftingPorts, drafted: DraftedTeam, failure: ApiFailure, plan: TransferPlan): void {
  const { store, platform, words } = ports;
  const { weekId, view } = drafted;
  if (failure.code === 'deadline-passed' || failure.code === 'team-locked') {
    store.dispatch(draftCameLate({ weekId, lateness: latenessOf(failure.details) }));
    reach(ports, drafted, CLOSED);
    platform.state.refresh('matches');
    fetchTeam(ports);
    return;
  }
  const isRefused = isDecided(failure);
  store.dispatch(isRefused ? draftRefused({ weekId }) : draftUnanswered({ weekId }));
  if (isKept(failure, platform.state, aboutTransfers(view.team.id))) {
    reach(ports, drafted, CLOSED);
  } else if (store.getState().draft.weekId !== weekId) {
    // The page shows the next matchday, where the unconfirmed transfers are announced.
    fetchTeam(ports);
    if (isRefused) platform.notices.show({ tone: 'danger', text: words.failure(failure) });
  } else {
    explain(ports, drafted, failure, plan);
  }
}

/** Shows why the server refused the transfers of the open matchday, with what is true now. */
function explain(ports: DraftingPorts, drafted: DraftedTeam, failure: ApiFailure, plan: TransferPlan): void {
  const { platform, world, store, words } = ports;
  const { code, details } = failure;
  const { view, weekId } = drafted;
  const show = (stage: ConfirmStage) => reach(ports, drafted, stage);
  switch (code) {
    case 'team-changed-meanwhile':
      show({ kind: 'changed', receipts: changesOf(details) });
      return;
    case 'prices-changed': {
      platform.state.refresh('players');
      fetchTeam(ports);
      const now = moneyLeftOf(details) ?? plan.moneyLeft;
      show(asking({ kind: 'prices', now, previous: plan.moneyLeft }));
      return;
    }
    case 'transfers-not-left': {
      fetchTeam(ports);
      const { freeLeft: left } = savedTeam(view, world, weekId);
      const counts = transfersLeftOf(details) ?? { left, requested: plan.charged };
      show(asking({ kind: 'not-left', ...counts }));
      return;
    }
    case 'transfers-invalid':
      platform.state.refresh('players');
      fetchTeam(ports);
      show({ kind: 'invalid', issues: issuesOf(details), pairs: store.getState().draft.pairs });
      return;
    case 'transfers-not-needed':
      platform.state.refresh('myTeams');
      show(CLOSED);
      platform.notices.show({ tone: 'neutral', text: words.confirm('notNeeded') });
      platform.navigation.go(`/edit/${view.team.id}`, { replace: true });
      return;
    default:
      show(asking({ kind: 'failed', text: words.failure(failure) }));
  }
}
