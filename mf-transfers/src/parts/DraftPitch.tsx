import type { TeamView } from '@euro/api-contract';
import { type BenchSeat, DugOut, Pitch, PitchBox } from '@euro/design-system';
import { formationName, GOALKEEPER } from '@euro/game';
import { commonTexts, OpenPairingsNote, pitchSlots, savedDraft, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Lock } from 'lucide-react';
import { useMemo } from 'react';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { pageTexts } from '../messages/pageTexts.js';
import { useDraftCards } from './useDraftCards.js';

interface DraftPitchProps {
  view: TeamView;
  world: World;
  /** The matchday whose fixtures stand on the plates. */
  weekId: number;
  draft: OpenDraft;
  /** Who goes out and is being replaced. */
  outId: number | null;
  /** A player was pressed, by the id of who stood there before the draft. */
  onPress?: (heldId: number) => void;
}

/** The team on the pitch and its bench, with the prepared transfers drawn in. */
export function DraftPitch({ view, world, weekId, draft, outId, onPress }: DraftPitchProps) {
  const t = useText(pageTexts);
  const common = useText(commonTexts);
  const squad = useMemo(() => savedDraft(view, world), [view, world]);
  const formation = formationName(squad);
  const { coach, rows, bench } = useMemo(() => pitchSlots(squad), [squad]);
  const card = useDraftCards({ squad, world, weekId, draft, outId, onPress });
  const seats = bench.map(
    (slot, place): BenchSeat => ({
      id: slot.index,
      order: slot.positionId === GOALKEEPER ? undefined : place,
      note: slot.positionId === GOALKEEPER ? common('benchKeeper') : undefined,
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
      <OpenPairingsNote playerIds={draft.judged.squad.map(({ id }) => id)} world={world} weekId={weekId} />
      <DugOut
        title={common('bench')}
        hint={onPress ? t('tapWhoLeaves') : <Lock size={18} aria-hidden />}
        seats={seats}
      />
    </PitchBox>
  );
}
