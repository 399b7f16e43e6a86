import type { TeamView } from '@euro/api-contract';
import { DeadlinePassed, deadlineTexts, nextMatchday, savedDraft, type World } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useLockedFacts } from '../../hooks/useLockedFacts.js';
import { boosterTexts } from '../../messages/boosterTexts.js';
import { missedTexts } from '../../messages/missedTexts.js';
import { BoosterIcon } from '../../parts/BoosterIcon.js';
import { type BoosterChoice, boosterChosen, boosterDropped } from '../../store/focusSlice.js';
import { useTeamDispatch } from '../../store/makeStore.js';
import { useChangesQuery, useTeamOfWeekQuery } from '../../store/teamApi.js';
import { LockedPitch } from './LockedPitch.js';

interface MissedBoosterProps {
  missed: BoosterChoice;
  view: TeamView;
  world: World;
  /** The booster is asked about again for the next matchday, on the page of the team's lineup. */
  onKeep?: () => void;
}

const RECEIPTS = 20;

/** The deadline passed while a booster waited to be confirmed: it is not played in the next matchday unless that is chosen. */
export function MissedBooster({ missed, view, world, onKeep }: MissedBoosterProps) {
  const dispatch = useTeamDispatch();
  const { notices } = usePlatform();
  const t = useText(missedTexts);
  const deadline = useText(deadlineTexts);
  const boosters = useText(boosterTexts);
  const lockedFacts = useLockedFacts(world);
  const { booster, weekId, isSending } = missed;
  const { id } = view.team;
  const held = useTeamOfWeekQuery({ id, weekId }, { skip: isSending, refetchOnMountOrArgChange: true });
  const { data: changes } = useChangesQuery({ id, page: 1, size: RECEIPTS }, { skip: isSending });
  const next = nextMatchday(world, weekId);
  const lockedView = held.currentData;
  const name = boosters(`name-${booster}`);
  return (
    <DeadlinePassed
      world={world}
      weekId={weekId}
      fate={isSending ? 'checking' : 'decided'}
      locked={
        lockedView
          ? lockedFacts({ view: lockedView, weekId, receipts: changes?.data ?? [] })
          : held.isError
            ? 'failed'
            : 'loading'
      }
      unsaved={[
        { id: booster, picture: <BoosterIcon booster={booster} />, title: name, detail: t('boosterText') },
      ]}
      squad={(lockedView ?? view).players.map((player) => player.id)}
      liveHref={`/team/${id}/points?week=${weekId}`}
      onKeep={
        next === null
          ? undefined
          : () => {
              onKeep?.();
              dispatch(boosterChosen({ booster, weekId: next.weekId }));
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
            onPress: () => void dispatch(boosterChosen({ booster, weekId })),
          },
        });
      }}
      onAskAgain={() => void held.refetch()}
    >
      <LockedPitch draft={savedDraft(lockedView ?? view, world)} world={world} weekId={weekId} />
    </DeadlinePassed>
  );
}
