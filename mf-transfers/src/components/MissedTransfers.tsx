import type { TeamView } from '@euro/api-contract';
import { Jersey } from '@euro/design-system';
import { formationName } from '@euro/game';
import {
  DeadlinePassed,
  deadlineTexts,
  isOvertaken,
  nextMatchday,
  PitchPageSkeleton,
  savedDraft,
  shirtOf,
  useNames,
  useOvertakenLine,
  useWorld,
} from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { ArrowLeftRight } from 'lucide-react';
import type { DraftPair } from '../domain/draftPair.js';
import { evaluateDraft } from '../domain/evaluateDraft.js';
import { fittingPairs } from '../domain/fittingPairs.js';
import { savedTeam } from '../domain/savedTeam.js';
import { useUnanswered } from '../hooks/useUnanswered.js';
import {
  type ExpiredDraft,
  expiredAdopted,
  expiredDismissed,
  expiredRestored,
  pairsReplaced,
} from '../store/draftSlice.js';
import { writeDraft } from '../store/storedDraft.js';
import { useTransfersDispatch, useTransfersSelector } from '../store/transfersStore.js';
import { pageTexts } from '../texts/pageTexts.js';
import { DraftPitch } from './DraftPitch.js';

/** Props of {@link MissedTransfers}. */
export interface MissedTransfersProps {
  view: TeamView;
  missedDraft: ExpiredDraft;
}

const UNDO_MS = 10_000;
const NOBODY: readonly DraftPair[] = [];

/**
 * The deadline passed while transfers were prepared: they are not confirmed for the next matchday unless that is
 * chosen.
 */
export function MissedTransfers({ view, missedDraft }: MissedTransfersProps) {
  const world = useWorld();
  const dispatch = useTransfersDispatch();
  const { notices, storage } = usePlatform();
  const t = useText(pageTexts);
  const deadline = useText(deadlineTexts);
  const names = useNames();
  const { weekId, pairs, lateness } = missedDraft;
  const { fate, checkAgain } = useUnanswered(missedDraft, view);
  // Without a next matchday, or before it is open, the page's draft itself is the missed one.
  const isExpired = useTransfersSelector((state) => state.draft.expired === missedDraft);
  const next = nextMatchday(world, weekId);
  const team = savedTeam(view, world, next?.weekId ?? weekId);
  const { pairs: fitting, impossible } = fittingPairs(pairs, team, view.transfers);
  const confirmed = view.transfers.filter((transfer) => transfer.weekId === weekId);

  const shirt = (id: number) => {
    const player = world.players.get(id);
    if (player === undefined) return <ArrowLeftRight />;
    return <Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={40} />;
  };
  const pairText = ({ outId, inId }: DraftPair) =>
    inId === null
      ? t('missedOpen', { outName: names.player(outId) })
      : t('lockedPair', { outName: names.player(outId), inName: names.player(inId) });

  const what = pairs.map(pairText).join(', ');
  const isOld =
    fate === 'decided' &&
    (isOvertaken(world, weekId) || view.transfers.some((transfer) => transfer.weekId > weekId));
  useOvertakenLine(isOld ? { weekId, what } : null, drop);

  function drop(): void {
    dispatch(isExpired ? expiredDismissed() : pairsReplaced([]));
  }

  if (isOld) return <PitchPageSkeleton band={null} />;
  return (
    <DeadlinePassed
      weekId={weekId}
      fate={fate}
      lateness={lateness}
      locked={[
        {
          id: 'transfers',
          picture: <ArrowLeftRight />,
          title: t('lockedTransfers', { count: confirmed.length }),
          detail: confirmed.map(pairText).join(' · '),
        },
        {
          id: 'lineup',
          picture: <ArrowLeftRight />,
          title: t('lockedLineup', { formation: formationName(savedDraft(view, world)) }),
        },
      ]}
      unsaved={pairs.map((pair) => ({
        id: String(pair.outId),
        picture: shirt(pair.inId ?? pair.outId),
        title: pairText(pair),
        detail: t('missedPair'),
      }))}
      notes={impossible.length === 0 ? [] : [t('nowLost', { count: impossible.length })]}
      squad={view.players.map(({ id }) => id)}
      liveHref={`/team/${view.team.id}/points?week=${weekId}`}
      onKeep={next === null || fitting.length === 0 ? undefined : () => void dispatch(expiredAdopted())}
      onDrop={() => {
        drop();
        notices.show({
          tone: 'neutral',
          text: deadline('dropped', { what }),
          duration: UNDO_MS,
          action: {
            label: deadline('undo'),
            onPress() {
              // The page may be unmounted by now; its draft is restored at the next visit.
              writeDraft(storage, view.team.id, weekId, missedDraft);
              dispatch(isExpired ? expiredRestored(missedDraft) : pairsReplaced(pairs));
            },
          },
        });
      }}
      onAskAgain={checkAgain}
    >
      <DraftPitch
        view={view}
        weekId={weekId}
        draft={{ team, pairs: NOBODY, evaluation: evaluateDraft(NOBODY, team) }}
        outId={null}
      />
    </DeadlinePassed>
  );
}
