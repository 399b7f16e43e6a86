import type { TeamPoints } from '@euro/api-contract';
import {
  type BenchSeat,
  commonTexts,
  DugOut,
  Pitch,
  PitchBox,
  PlayerDetails,
  SheetAction,
  sheetRoleOf,
  useFetchAhead,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowUp } from 'lucide-react';
import { pointsLineup } from '../../domain/pointsLineup.js';
import { refusalToBringOn } from '../../domain/powerSubPlay.js';
import { useEndSelection } from '../../hooks/useEndSelection.js';
import type { PowerSubs } from '../../hooks/usePowerSubs.js';
import { usePowerSubText } from '../../hooks/usePowerSubText.js';
import { useStatuses } from '../../hooks/useStatuses.js';
import { sheetClosed } from '../../store/focusSlice.js';
import { useTeamDispatch, useTeamSelector } from '../../store/teamStore.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { powerSubTexts } from '../../texts/powerSubTexts.js';
import { BenchHint } from './BenchHint.js';
import { SubNotes } from './SubNotes.js';
import { usePointsCard } from './usePointsCard.js';

interface PointsPitchProps {
  points: TeamPoints;
  isOwn: boolean;
  /** Null for users who may not make any. */
  powerSubs: PowerSubs | null;
}

/**
 * Points by player: auto-subs and power subs are at the places where they count, with the reason between pitch and
 * bench.
 */
export function PointsPitch({ points, isOwn, powerSubs }: PointsPitchProps) {
  const world = useWorld();
  const common = useText(commonTexts);
  const t = useText(pointsTexts);
  const dispatch = useTeamDispatch();
  const sheetId = useTeamSelector((state) => state.focus.sheetId);
  useEndSelection();
  const lineup = pointsLineup(points, (id) => world.players.get(id)?.positionId);
  const statuses = useStatuses(points);
  const card = usePointsCard({ points, statuses, powerSubs });
  const seats = lineup.bench.map(
    (seat): BenchSeat => ({
      id: seat.selection.playerId,
      order: seat.order ?? undefined,
      note:
        seat.kind === 'keeper'
          ? common('benchKeeper')
          : seat.kind === 'from-starting'
            ? t('fromStarting')
            : undefined,
      card: card(seat.selection, 'bench'),
    }),
  );
  const names = useNames();
  useFetchAhead(PlayerDetails);
  const sheetSelection = points.selections.find(({ playerId }) => playerId === sheetId);
  return (
    <>
      <PitchBox>
        <Pitch
          dense
          label={common('pitchLabel', { formation: lineup.formation })}
          formation={lineup.formation}
          coach={lineup.coach && card(lineup.coach, 'pitch')}
          rows={lineup.rows.map((row) => row.map((selection) => card(selection, 'pitch')))}
        />
        <SubNotes points={points} lineup={lineup} isOwn={isOwn} />
        <DugOut
          title={common('bench')}
          hint={<BenchHint points={points} statuses={statuses} isOwn={isOwn} />}
          seats={seats}
        />
      </PitchBox>
      {sheetSelection && (
        <PlayerDetails
          playerId={sheetSelection.playerId}
          weekId={points.weekId}
          role={sheetRoleOf(points, sheetSelection.playerId, names.player)}
          actions={powerSubs && <BringOnAction playerId={sheetSelection.playerId} powerSubs={powerSubs} />}
          onClose={() => dispatch(sheetClosed())}
        />
      )}
    </>
  );
}

interface BringOnActionProps {
  playerId: number;
  powerSubs: PowerSubs;
}

/** In the sheet of a bench player: bring him on by a power sub. */
function BringOnAction({ playerId, powerSubs }: BringOnActionProps) {
  const t = useText(powerSubTexts);
  const reasonText = usePowerSubText();
  const { play, start } = powerSubs;
  const obstacle = refusalToBringOn(playerId, play);
  return (
    <SheetAction
      tone={obstacle === null ? 'go' : 'plain'}
      icon={<ArrowUp aria-hidden />}
      disabledReason={obstacle === null ? undefined : (reasonText(obstacle) ?? undefined)}
      onClick={() => start(playerId)}
    >
      {t('bringOn')}
    </SheetAction>
  );
}
