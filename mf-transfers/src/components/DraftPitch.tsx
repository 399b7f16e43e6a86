import type { TeamView } from '@euro/api-contract';
import { type DraftSquad, formationName, GOALKEEPER } from '@euro/game';
import {
  type BenchSeat,
  commonTexts,
  DugOut,
  OpenPairingsNote,
  Pitch,
  PitchBox,
  type PlacedSlot,
  pitchSlots,
  savedDraft,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Lock } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { refusalToPutOut } from '../domain/refusals.js';
import { useIssueText } from '../hooks/useIssueText.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { pageTexts } from '../texts/pageTexts.js';
import { DraftCard } from './DraftCard.js';

interface DraftPitchProps {
  view: TeamView;
  /** The matchday whose fixtures are on the plates. */
  weekId: number;
  draft: OpenDraft;
  /** Id of the player being replaced. */
  outId: number | null;
  /** The bench as one line of shirts. */
  strip?: boolean;
  /** Called for a pressed player, with the id of the place's player before the draft. */
  onPress?: (squadPlayerId: number) => void;
}

/** The team on the pitch and its bench, with the prepared transfers drawn in. */
export const DraftPitch = memo(function DraftPitch({
  view,
  weekId,
  draft,
  outId,
  strip,
  onPress,
}: DraftPitchProps) {
  const names = useNames();
  const world = useWorld();
  const t = useText(pageTexts);
  const common = useText(commonTexts);
  const squad = useMemo(() => savedDraft(view, world), [view, world]);
  const formation = formationName(squad);
  const { coach, rows, bench } = useMemo(() => pitchSlots(squad), [squad]);
  const card = usePlace({ squad, weekId, draft, outId, onPress });
  const seats = bench.map(
    (slot): BenchSeat => ({
      id: slot.index,
      order: slot.order ?? undefined,
      note:
        slot.positionId === GOALKEEPER
          ? strip
            ? names.positionCode(GOALKEEPER)
            : common('benchKeeper')
          : undefined,
      card: card(slot),
    }),
  );
  return (
    <PitchBox>
      <Pitch
        label={common('pitchLabel', { formation })}
        locked={onPress === undefined}
        formation={formation}
        coach={coach && card(coach)}
        rows={rows.map((row) => row.map(card))}
      />
      <OpenPairingsNote playerIds={draft.evaluation.squad.map(({ id }) => id)} weekId={weekId} />
      <DugOut
        title={common('bench')}
        hint={onPress ? t('tapWhoLeaves') : <Lock size={18} aria-hidden />}
        seats={seats}
        strip={strip}
      />
    </PitchBox>
  );
});

interface PlaceInput extends Omit<DraftPitchProps, 'view' | 'strip'> {
  squad: DraftSquad;
}

/**
 * Renders one place of the team. Sold and bought players are rendered first; the marks of others that can be sold
 * follow when the browser is idle.
 */
function usePlace(input: PlaceInput): (slot: PlacedSlot) => ReactNode {
  const { squad, weekId, draft, outId, onPress } = input;
  const issueText = useIssueText();
  const { pairs, team } = useDeferredValue(draft);
  return ({ playerId, role, index }) => {
    if (playerId === null) return null;
    const inId = draft.pairs.find((pair) => pair.outId === playerId)?.inId;
    const refusal = inId === undefined && onPress ? refusalToPutOut(playerId, pairs, team) : null;
    return (
      <DraftCard
        key={index}
        squadPlayerId={playerId}
        weekId={weekId}
        isOnBench={role === 'bench'}
        band={playerId === squad.captainId ? 'C' : playerId === squad.viceCaptainId ? 'V' : undefined}
        inId={inId}
        isChosen={playerId === outId}
        refusal={refusal && issueText(refusal)}
        onPress={onPress}
      />
    );
  };
}
