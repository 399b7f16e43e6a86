import type { ChangedTeam, TeamView } from '@euro/api-contract';
import { type TransferPlan, toMillions } from '@euro/game';
import {
  changesOf,
  issuesOf,
  latenessOf,
  useFailureText,
  useNames,
  useWaitingBefore,
  useWaitingChange,
} from '@euro/game-ui';
import { type ApiFailure, newIdempotencyKey } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure, isDecided, isKept, type Waits } from '@euro/platform/redux';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import {
  draftCameLate,
  draftRefused,
  draftSent,
  draftUnanswered,
  pairsReplaced,
} from '../store/draftSlice.js';
import {
  aboutTransfers,
  CONFIRMING,
  type Confirmation as Sent,
  transfersApi,
  useConfirmMutation,
} from '../store/transfersApi.js';
import { type TransfersState, useTransfersDispatch, useTransfersSelector } from '../store/transfersStore.js';
import { confirmTexts } from '../texts/confirmTexts.js';
import { CLOSED, type ConfirmStage } from './confirmStage.js';
import { moneyLeftOf, transfersLeftOf } from './refusalDetails.js';
import { useApplyConfirmed } from './useApplyConfirmed.js';
import { useDoneNotice } from './useDoneNotice.js';

interface ConfirmationInput {
  readonly view: TeamView;
  readonly draft: OpenDraft;
  /** The matchday it is for. */
  readonly weekId: number;
}

/** Confirms the draft, and reports the outcome. A refusal leaves the draft unchanged. */
export interface Confirmation {
  readonly stage: ConfirmStage;
  readonly isSending: boolean;
  /** The draft waits for a connection, as it is: the portal sends it. */
  readonly isWaiting: boolean;
  /** Shows what will be true afterwards. */
  open(): void;
  confirm(): Promise<void>;
  dismiss(): void;
  /** The team was changed elsewhere: the transfers that still fit remain prepared. */
  keepDraft(): void;
  dropDraft(): void;
}

export function useConfirmation({ view, draft, weekId }: ConfirmationInput): Confirmation {
  const { state, navigation, notices } = usePlatform();
  const dispatch = useTransfersDispatch();
  const t = useText(confirmTexts);
  const failureText = useFailureText();
  const showDone = useDoneNotice();
  const lastSent = useTransfersSelector(({ draft: draftState }) => draftState.sent);
  const store = useStore<TransfersState>();
  const [send, { isLoading }] = useConfirmMutation(CONFIRMING);
  const [last, setLast] = useState({ stage: CLOSED, weekId });
  // The stage of a closed matchday ends with it.
  const stage = last.weekId === weekId ? last.stage : CLOSED;
  const { id, version } = view.team;
  const applyConfirmed = useApplyConfirmed(id);
  const names = useNames();
  const waitingChange = useWaitingChange(aboutTransfers(id));
  const waitingBefore = useWaitingBefore(id, aboutTransfers(id));
  const { result: evaluation } = draft.evaluation;
  const isWaiting =
    waitingChange !== null &&
    evaluation?.ok === true &&
    JSON.stringify(waitingChange.body) === JSON.stringify(bodyOf(evaluation.plan));

  const setStage = (next: ConfirmStage) => setLast({ stage: next, weekId });
  const reload = () => {
    dispatch(transfersApi.util.invalidateTags(['Team']));
  };

  function bodyOf({ transfers, moneyLeft }: TransferPlan): Sent['body'] {
    const pairs = transfers.map(({ inId, outId }) => ({ inId, outId }));
    return { transfers: pairs, weekId, version: version + waitingBefore, moneyLeft: toMillions(moneyLeft) };
  }

  /** Messages of transfers that wait for a connection. */
  function waitsOf({ transfers }: TransferPlan): Waits {
    const pairs = transfers.map(({ inId, outId }) => `${names.player(outId)} → ${names.player(inId)}`);
    return {
      title: t('ofWeek', { count: transfers.length, week: weekId }),
      text: pairs.join(' · '),
      path: navigation.location.value.pathname,
      event: { name: 'transfers.confirmed@1', detail: { teamId: id, weekId } },
    };
  }

  function succeed(changedTeam: ChangedTeam, plan: TransferPlan): void {
    applyConfirmed(changedTeam, weekId);
    setStage(CLOSED);
    showDone({ teamId: id, weekId, plan, receipt: changedTeam.receipt });
  }

  function fail(failure: ApiFailure, plan: TransferPlan): void {
    const { code, details } = failure;
    if (code === 'deadline-passed' || code === 'team-locked') {
      dispatch(draftCameLate({ weekId, lateness: latenessOf(details) }));
      setStage(CLOSED);
      state.refresh('matches');
      reload();
      return;
    }
    const isRefused = isDecided(failure);
    dispatch(isRefused ? draftRefused({ weekId }) : draftUnanswered({ weekId }));
    if (isKept(failure, state, aboutTransfers(id))) {
      setStage(CLOSED);
      return;
    }
    if (store.getState().draft.weekId !== weekId) {
      // The page shows the next matchday, where the unconfirmed transfers are announced.
      setStage(CLOSED);
      reload();
      if (isRefused) notices.show({ tone: 'danger', text: failureText(failure) });
      return;
    }
    switch (code) {
      case 'team-changed-meanwhile':
        setStage({ kind: 'changed', receipts: changesOf(details) });
        return;
      case 'prices-changed':
        state.refresh('players');
        reload();
        setStage({
          kind: 'asking',
          notice: {
            kind: 'prices',
            now: moneyLeftOf(details) ?? plan.moneyLeft,
            previous: plan.moneyLeft,
          },
        });
        return;
      case 'transfers-not-left':
        reload();
        setStage({
          kind: 'asking',
          notice: {
            kind: 'not-left',
            ...(transfersLeftOf(details) ?? { left: draft.team.freeLeft, requested: plan.charged }),
          },
        });
        return;
      case 'transfers-invalid':
        state.refresh('players');
        reload();
        setStage({ kind: 'invalid', issues: issuesOf(details), pairs: draft.pairs });
        return;
      case 'transfers-not-needed':
        state.refresh('myTeams');
        setStage(CLOSED);
        notices.show({ tone: 'neutral', text: t('notNeeded') });
        navigation.go(`/edit/${id}`, { replace: true });
        return;
      default:
        setStage({ kind: 'asking', notice: { kind: 'failed', text: failureText(failure) } });
    }
  }

  return {
    stage,
    isSending: isLoading,
    isWaiting,
    open: () => setStage({ kind: 'asking', notice: null }),
    async confirm() {
      if (evaluation?.ok !== true || isLoading) return;
      const { plan } = evaluation;
      const body = bodyOf(plan);
      const text = JSON.stringify(body);
      const key = lastSent?.body === text ? lastSent.key : newIdempotencyKey();
      dispatch(draftSent({ key, body: text }));
      const answer = await send({ id, body, idempotencyKey: key, waits: waitsOf(plan) });
      if (answer.data !== undefined) succeed(answer.data, plan);
      else fail(asFailure(answer.error), plan);
    },
    dismiss: () => setStage(CLOSED),
    keepDraft() {
      setStage(CLOSED);
      reload();
    },
    dropDraft() {
      setStage(CLOSED);
      dispatch(pairsReplaced([]));
      reload();
    },
  };
}
