import type { TeamView } from '@euro/api-contract';
import {
  DeadlinePassed,
  deadlineTexts,
  isOvertaken,
  nextMatchday,
  PitchPageSkeleton,
  savedDraft,
  useOvertakenLine,
  useWorld,
} from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { BoosterIcon } from '../../components/BoosterIcon.js';
import { useLockedFacts } from '../../hooks/useLockedFacts.js';
import { type BoosterChoice, boosterChosen, boosterDropped } from '../../store/focusSlice.js';
import { useChangesQuery, useTeamOfWeekQuery } from '../../store/teamApi.js';
import { useTeamDispatch } from '../../store/teamStore.js';
import { boosterTexts } from '../../texts/boosterTexts.js';
import { missedTexts } from '../../texts/missedTexts.js';
import { LockedPitch } from './LockedPitch.js';

interface MissedBoosterProps {
  missedBooster: BoosterChoice;
  view: TeamView;
  /** The dialog opens again for the next matchday, on the page of the team's lineup. */
  onKeep?: () => void;
}

const RECEIPTS = 20;

/**
 * The deadline passed while a booster waited to be confirmed: it is not played in the next matchday unless that is
 * chosen.
 */
export function MissedBooster({ missedBooster, view, onKeep }: MissedBoosterProps) {
  const world = useWorld();
  const dispatch = useTeamDispatch();
  const { notices } = usePlatform();
  const t = useText(missedTexts);
  const deadline = useText(deadlineTexts);
  const boosters = useText(boosterTexts);
  const lockedFacts = useLockedFacts();
  const { booster, weekId, isSending } = missedBooster;
  const { id } = view.team;
  const teamOfWeek = useTeamOfWeekQuery({ id, weekId }, { skip: isSending, refetchOnMountOrArgChange: true });
  const { data: changes } = useChangesQuery({ id, page: 1, size: RECEIPTS }, { skip: isSending });
  const next = nextMatchday(world, weekId);
  const lockedView = teamOfWeek.currentData;
  const name = boosters(`name-${booster}`);
  const isOld = !isSending && isOvertaken(world, weekId);
  useOvertakenLine(isOld ? { weekId, what: name } : null, () => void dispatch(boosterDropped()));
  if (isOld) return <PitchPageSkeleton band={null} />;
  return (
    <DeadlinePassed
      weekId={weekId}
      fate={isSending ? 'checking' : 'decided'}
      locked={
        lockedView
          ? lockedFacts({ view: lockedView, weekId, receipts: changes?.data ?? [] })
          : teamOfWeek.isError
            ? 'failed'
            : 'loading'
      }
      unsaved={[
        { id: booster, picture: <BoosterIcon booster={booster} />, title: name, detail: t('boosterText') },
      ]}
      squad={(lockedView ?? view).players.map((player) => player.id)}
      liveHref={`/points/${id}?week=${weekId}`}
      onKeep={
        next === null
          ? undefined
          : () => {
              onKeep?.();
              dispatch(boosterChosen({ teamId: id, booster, weekId: next.weekId }));
            }
      }
      onDrop={() => {
        dispatch(boosterDropped());
        notices.show({
          tone: 'neutral',
          text: deadline('dropped', { what: name }),
          duration: 10_000,
          action: {
            label: deadline('undo'),
            onPress: () => void dispatch(boosterChosen({ teamId: id, booster, weekId })),
          },
        });
      }}
      onAskAgain={() => void teamOfWeek.refetch()}
    >
      <LockedPitch draft={savedDraft(lockedView ?? view, world)} weekId={weekId} />
    </DeadlinePassed>
  );
}
