import type { TeamView } from '@euro/api-contract';
import { deadlineTexts, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import type { DraftPair } from '../domain/draftPair.js';
import { type DraftEvaluation, evaluateDraft } from '../domain/evaluateDraft.js';
import { fittingPairs } from '../domain/fittingPairs.js';
import { type SavedTeam, savedTeam } from '../domain/savedTeam.js';
import { type DraftState, draftOpened, pairsReplaced } from '../store/draftSlice.js';
import { readDraft, readExpired } from '../store/storedDraft.js';
import { type TransfersState, useTransfersDispatch, useTransfersSelector } from '../store/transfersStore.js';
import { pageTexts } from '../texts/pageTexts.js';

/** Duration of the notice that a matchday is locked. */
const LOCKED_LINE_MS = 8000;

/** The prepared transfers, and their evaluation. */
export interface OpenDraft {
  readonly team: SavedTeam;
  readonly pairs: readonly DraftPair[];
  readonly evaluation: DraftEvaluation;
}

/**
 * The stored draft of a team for the open matchday; null only until it is opened, before the first paint. It changes
 * with the matchday: unconfirmed transfers of the last one wait for the user's decision.
 */
export function useOpenDraft(view: TeamView, weekId: number): OpenDraft | null {
  const world = useWorld();
  const dispatch = useTransfersDispatch();
  const { storage, notices } = usePlatform();
  const deadline = useText(deadlineTexts);
  const { id } = view.team;
  const store = useStore<TransfersState>();
  const draft = useTransfersSelector((state) => state.draft);
  const isOpen = isDraftOf(draft, id, weekId);

  useLayoutEffect(() => {
    const { draft: last } = store.getState();
    if (isDraftOf(last, id, weekId)) return;
    const isMoved = last.teamId === id;
    const storedExpired = readExpired(storage, id, weekId);
    const isKnown = isMoved && last.weekId === storedExpired?.weekId;
    // The draft in memory has more details than the stored one.
    const expired =
      storedExpired && isKnown
        ? { ...storedExpired, sent: last.sent, lateness: last.late?.lateness ?? null }
        : storedExpired;
    dispatch(draftOpened({ teamId: id, weekId, ...readDraft(storage, id, weekId), expired }));
    // The page itself announces unconfirmed transfers.
    if (!isMoved || expired !== null || last.weekId === null || last.weekId > weekId) return;
    notices.show({
      tone: 'neutral',
      text: deadline('lockedLine', { week: last.weekId }),
      duration: LOCKED_LINE_MS,
    });
  }, [store, id, weekId, storage, notices, deadline, dispatch]);

  const team = useMemo(() => savedTeam(view, world, weekId), [view, world, weekId]);
  const pairs = useFittingPairs(draft.pairs, team, view, isOpen);
  const evaluation = useMemo(() => evaluateDraft(pairs, team), [pairs, team]);
  // While it moves to another matchday, which is never painted, the page stays as it is.
  return draft.teamId === id ? { team, pairs, evaluation } : null;
}

function isDraftOf(draft: DraftState, id: number, week: number): boolean {
  return draft.teamId === id && draft.weekId === week;
}

/** The pairs that the team still has a place for; the others are dropped from the draft, with a notice. */
function useFittingPairs(
  pairs: readonly DraftPair[],
  team: SavedTeam,
  { transfers }: TeamView,
  isOpen: boolean,
): readonly DraftPair[] {
  const dispatch = useTransfersDispatch();
  const store = useStore<TransfersState>();
  const { notices } = usePlatform();
  const t = useText(pageTexts);
  const fitting = useMemo(() => fittingPairs(pairs, team, transfers), [pairs, team, transfers]);
  useEffect(() => {
    // Published once, even where effects run twice.
    if (!isOpen || fitting.pairs === pairs || store.getState().draft.pairs !== pairs) return;
    dispatch(pairsReplaced(fitting.pairs));
    const { confirmed, impossible } = fitting;
    if (confirmed.length > 0) {
      notices.show({ tone: 'positive', text: t('nowConfirmed', { count: confirmed.length }) });
    }
    if (impossible.length > 0)
      notices.show({ tone: 'warning', text: t('nowLost', { count: impossible.length }) });
  }, [isOpen, fitting, pairs, store, dispatch, notices, t]);
  return fitting.pairs;
}
