import type { TeamView } from '@euro/api-contract';
import { useWorld } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { useLayoutEffect, useMemo } from 'react';
import { draftOpened, type ExpiredDraft } from '../store/draftSlice.js';
import { readExpired } from '../store/storedDraft.js';
import { useTransfersDispatch, useTransfersSelector } from '../store/transfersStore.js';

/**
 * Transfers of this team that were unconfirmed when their matchday closed; null without any. After the last matchday
 * there is no page with a draft, so the stored one is opened here.
 */
export function useMissedTransfers({ team }: TeamView): ExpiredDraft | null {
  const { deadline, weeks } = useWorld();
  const dispatch = useTransfersDispatch();
  const { storage } = usePlatform();
  const draft = useTransfersSelector((state) => state.draft);
  const isOpen = draft.teamId === team.id;
  const isOver = deadline.deadlineWeek === null;
  const storedDraft = useMemo(
    () => (isOver && !isOpen ? readExpired(storage, team.id, (weeks.at(-1)?.weekId ?? 0) + 1) : null),
    [isOver, isOpen, storage, team.id, weeks],
  );

  useLayoutEffect(() => {
    if (storedDraft === null) return;
    const { weekId, pairs, sent } = storedDraft;
    dispatch(draftOpened({ teamId: team.id, weekId, pairs, sent, expired: null }));
  }, [storedDraft, team.id, dispatch]);

  return useMemo(() => {
    if (!isOpen) return storedDraft;
    const { weekId, pairs, sent, expired, late } = draft;
    if (expired !== null) return expired;
    if (weekId === null || pairs.length === 0 || !(isOver || late !== null)) return null;
    return { weekId, pairs, sent, lateness: late?.lateness ?? null };
  }, [isOpen, isOver, storedDraft, draft]);
}
