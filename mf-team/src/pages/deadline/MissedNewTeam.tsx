import { lineupFromDraft } from '@euro/game';
import {
  DeadlinePassed,
  deadlineTexts,
  isOvertaken,
  newSquadContext,
  nextMatchday,
  PitchPageSkeleton,
  useOvertakenLine,
  useWorld,
} from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { UserPlus, Users } from 'lucide-react';
import { useMemo } from 'react';
import { draftPlayers } from '../../domain/rebaseDraft.js';
import { useCreation } from '../../hooks/useCreation.js';
import { useEditingPorts } from '../../hooks/useEditingPorts.js';
import type { MissedDraft } from '../../hooks/useMissedDraft.js';
import { draftOpened } from '../../store/draftSlice.js';
import { writeStoredDraft } from '../../store/keepDraft.js';
import { nameFormOpened } from '../../store/nameFormSlice.js';
import { useTeamDispatch, useTeamSelector } from '../../store/teamStore.js';
import { missedTexts } from '../../texts/missedTexts.js';
import { LockedPitch } from './LockedPitch.js';

/** Props of {@link MissedNewTeam}. */
export interface MissedNewTeamProps {
  missedDraft: MissedDraft;
}

const UNDO_MS = 10_000;

/** The deadline passed while a new team was being built: it starts a matchday later, and only when that is chosen. */
export function MissedNewTeam({ missedDraft }: MissedNewTeamProps) {
  const world = useWorld();
  const dispatch = useTeamDispatch();
  const { notices, storage } = usePlatform();
  const t = useText(missedTexts);
  const deadline = useText(deadlineTexts);
  const { name, nameVisible } = useTeamSelector((state) => state.nameForm);
  const { key, weekId, saved, present, attempt, changedAt } = missedDraft;
  const creation = useCreation(
    useEditingPorts(useMemo(() => newSquadContext(world, weekId), [world, weekId])),
  );
  const next = nextMatchday(world, weekId);
  const title = name.trim() === '' ? t('newTeam') : t('newTeamNamed', { name: name.trim() });
  const count = draftPlayers(present).length;
  const isComplete = lineupFromDraft(present).ok;

  function carryOver(): void {
    dispatch(
      next === null
        ? draftOpened({ key, saved, version: null, weekId })
        : draftOpened({ key, saved, present, version: null, weekId: next.weekId, changedAt }),
    );
  }

  const isOld = (attempt === null || attempt.kind === 'late') && isOvertaken(world, weekId);
  // Its name is there once it is opened.
  const isOpen = useTeamSelector((state) => state.draft.key === key);
  useOvertakenLine(isOld && isOpen ? { weekId, what: title } : null, carryOver);

  function drop(): void {
    dispatch(nameFormOpened({ name: '', nameVisible: false }));
    dispatch(draftOpened({ key, saved, version: null, weekId: next?.weekId ?? weekId }));
    notices.show({
      tone: 'neutral',
      text: deadline('dropped', { what: title }),
      duration: UNDO_MS,
      action: {
        label: deadline('undo'),
        onPress() {
          // The page may be unmounted by now; its draft is restored at the next visit.
          const stored = { draft: present, version: null, weekId, name, showsName: nameVisible };
          writeStoredDraft(storage, key, { ...stored, ...(changedAt !== null && { changedAt }) });
          dispatch(nameFormOpened({ name, nameVisible }));
          dispatch(draftOpened(missedDraft));
        },
      },
    });
  }

  const isUnanswered = attempt?.kind === 'unanswered' && isComplete;
  if (isOld) return <PitchPageSkeleton band={null} />;
  return (
    <DeadlinePassed
      weekId={weekId}
      fate={attempt?.kind === 'sending' ? 'checking' : isUnanswered ? 'unknown' : 'decided'}
      lateness={attempt?.kind === 'late' ? attempt.lateness : null}
      locked={[
        {
          id: 'none',
          picture: <Users />,
          title: t('noTeam'),
          detail: t('noTeamText', { week: weekId }),
        },
      ]}
      unsaved={[
        {
          id: 'new',
          picture: <UserPlus />,
          title,
          detail: t('newTeamText', { count, total: present.slots.length }),
        },
      ]}
      liveHref="/home"
      onKeep={next === null ? undefined : carryOver}
      onDrop={drop}
      // Retries the call with the same idempotency key: an accepted one returns its stored response.
      onAskAgain={() => void creation.save()}
    >
      <LockedPitch draft={present} weekId={weekId} />
    </DeadlinePassed>
  );
}
