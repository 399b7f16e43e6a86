import type { TeamView } from '@euro/api-contract';
import {
  DeadlinePassed,
  deadlineTexts,
  isOvertaken,
  nextMatchday,
  PitchPageSkeleton,
  savedDraft,
  teamModeOf,
  useNames,
  useOvertakenLine,
  useWorld,
} from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { carryDraft } from '../../domain/carryDraft.js';
import { draftChanges } from '../../domain/draftChanges.js';
import { useLockedFacts } from '../../hooks/useLockedFacts.js';
import type { MissedDraft } from '../../hooks/useMissedDraft.js';
import { useUnsavedFacts } from '../../hooks/useUnsavedFacts.js';
import { draftOpened } from '../../store/draftSlice.js';
import { writeStoredDraft } from '../../store/keepDraft.js';
import { useChangesQuery, useTeamOfWeekQuery } from '../../store/teamApi.js';
import { useTeamDispatch } from '../../store/teamStore.js';
import { missedTexts } from '../../texts/missedTexts.js';
import { LockedPitch } from './LockedPitch.js';

interface MissedTeamDraftProps {
  missedDraft: MissedDraft;
  /** The team as it is now, for the next matchday. */
  view: TeamView;
  /** Unsaved changes become a draft for the next matchday, on the page of the team's lineup. */
  onKeep?: () => void;
}

/** So many of the latest changes are requested, to say when the lineup was saved. */
const RECEIPTS = 20;
const UNDO_MS = 10_000;

/**
 * The deadline passed while an existing team was being changed: nothing of the draft is saved until it is decided on.
 */
export function MissedTeamDraft({ missedDraft, view, onKeep }: MissedTeamDraftProps) {
  const world = useWorld();
  const dispatch = useTeamDispatch();
  const { notices } = usePlatform();
  const t = useText(missedTexts);
  const deadline = useText(deadlineTexts);
  const names = useNames();
  const lockedFacts = useLockedFacts();
  const unsaved = useUnsavedFacts(missedDraft);
  const { key, weekId, saved, present, attempt } = missedDraft;
  const { id } = view.team;
  const isSending = attempt?.kind === 'sending';
  const { teamOfWeek, receipts, lockedView, lockedDraft } = useLockedTeam(id, weekId, isSending);
  const isInTime = lockedDraft !== undefined && draftChanges(lockedDraft, present).length === 0;

  const next = nextMatchday(world, weekId);
  const now = savedDraft(view, world);
  const nextDraft = carryDraft(present, now, next !== null && teamModeOf(view.team, world) === 'edit');
  const openWeek = next?.weekId ?? weekId;

  // The server has the draft: the save arrived in time, its response was lost.
  useEffect(() => {
    if (!isInTime) return;
    const { version } = view.team;
    dispatch(draftOpened({ key, saved: savedDraft(view, world), version, weekId: openWeek }));
    notices.show({ tone: 'positive', text: t('inTime', { week: weekId }) });
  }, [isInTime, key, view, world, weekId, openWeek, dispatch, notices, t]);

  const what = unsaved.map(({ title }) => title).join(', ');
  const isOld =
    (attempt === null || attempt.kind === 'late') &&
    (isOvertaken(world, weekId) || (missedDraft.version ?? 0) < view.team.version);
  const { reopen, carryOver, drop } = useDecision(missedDraft, {
    view,
    openWeek,
    nextDraft: nextDraft.draft,
    what,
  });
  useOvertakenLine(isOld && lockedDraft !== undefined && !isInTime ? { weekId, what } : null, reopen);

  if (isOld && !teamOfWeek.isError) return <PitchPageSkeleton band={null} />;
  const { leftBehind } = nextDraft;
  const isUnknown = isSending || (attempt?.kind === 'unanswered' && lockedView === undefined);
  return (
    <DeadlinePassed
      weekId={weekId}
      fate={!isUnknown ? 'decided' : teamOfWeek.isError && !teamOfWeek.isFetching ? 'unknown' : 'checking'}
      lateness={attempt?.kind === 'late' ? attempt.lateness : null}
      locked={
        lockedView
          ? lockedFacts({ view: lockedView, weekId, receipts })
          : teamOfWeek.isError
            ? 'failed'
            : 'loading'
      }
      unsaved={unsaved}
      notes={
        leftBehind.length === 0
          ? []
          : [deadline('notAlong', { names: leftBehind.map(names.player).join(', ') })]
      }
      squad={(lockedView ?? view).players.map((player) => player.id)}
      liveHref={`/points/${id}?week=${weekId}`}
      onKeep={
        next === null || nextDraft.isEmpty
          ? undefined
          : () => {
              onKeep?.();
              carryOver();
            }
      }
      onDrop={drop}
      onAskAgain={() => void teamOfWeek.refetch()}
    >
      <LockedPitch draft={lockedDraft ?? saved} weekId={weekId} />
    </DeadlinePassed>
  );
}

/** The team as the deadline locked it, once no save of it is on its way any more. */
function useLockedTeam(id: number, weekId: number, isSending: boolean) {
  const world = useWorld();
  const teamOfWeek = useTeamOfWeekQuery({ id, weekId }, { skip: isSending, refetchOnMountOrArgChange: true });
  const { data: changes } = useChangesQuery({ id, page: 1, size: RECEIPTS }, { skip: isSending });
  const lockedView = isSending ? undefined : teamOfWeek.currentData;
  return {
    teamOfWeek,
    receipts: changes?.data ?? [],
    lockedView,
    lockedDraft: lockedView && savedDraft(lockedView, world),
  };
}

interface DecisionParts {
  readonly view: TeamView;
  /** The matchday that is open now. */
  readonly openWeek: number;
  /** What of the missed draft can go along to it. */
  readonly nextDraft: MissedDraft['present'];
  /** The unsaved changes in words. */
  readonly what: string;
}

/** What becomes of a missed draft: it goes along to the open matchday, or it is dropped. */
function useDecision(missedDraft: MissedDraft, { view, openWeek, nextDraft, what }: DecisionParts) {
  const world = useWorld();
  const dispatch = useTeamDispatch();
  const { notices, storage } = usePlatform();
  const t = useText(missedTexts);
  const deadline = useText(deadlineTexts);
  const { key, weekId, saved, present } = missedDraft;

  function reopen(): void {
    dispatch(
      draftOpened({ key, saved: savedDraft(view, world), version: view.team.version, weekId: openWeek }),
    );
  }

  function carryOver(): void {
    const { version } = view.team;
    dispatch(
      draftOpened({
        key,
        saved: savedDraft(view, world),
        present: nextDraft,
        version,
        weekId: openWeek,
        changedAt: missedDraft.changedAt,
      }),
    );
    notices.show({ tone: 'neutral', text: t('carried', { week: openWeek }) });
  }

  function drop(): void {
    reopen();
    notices.show({
      tone: 'neutral',
      text: deadline('dropped', { what }),
      duration: UNDO_MS,
      action: {
        label: deadline('undo'),
        onPress() {
          const { version, changedAt } = missedDraft;
          // The page may be unmounted by now; its draft is restored at the next visit.
          writeStoredDraft(storage, key, {
            draft: present,
            saved,
            version,
            weekId,
            ...(changedAt !== null && { changedAt }),
          });
          dispatch(draftOpened(missedDraft));
        },
      },
    });
  }
  return { reopen, carryOver, drop };
}
