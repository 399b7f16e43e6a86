import type { TeamPoints } from '@euro/api-contract';
import { type BenchSeat, DugOut, Pitch, PitchBox } from '@euro/design-system';
import { commonTexts, PlayerDetails, sheetRoleOf, useNames, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { pointsLineup } from '../../domain/pointsLineup.js';
import type { PowerSubs } from '../../hooks/usePowerSubs.js';
import { useStatuses } from '../../hooks/useStatuses.js';
import { pointsTexts } from '../../messages/pointsTexts.js';
import { sheetClosed } from '../../store/focusSlice.js';
import { useTeamDispatch, useTeamSelector } from '../../store/makeStore.js';
import { BenchHint } from './BenchHint.js';
import { BringOnAction } from './BringOnAction.js';
import { SubNotes } from './SubNotes.js';
import { usePointsCard } from './usePointsCard.js';

interface PointsPitchProps {
  points: TeamPoints;
  world: World;
  isOwn: boolean;
  /** Null for who may make none. */
  powerSubs: PowerSubs | null;
}

/** Who scored what: auto-subs and power subs stand where they count, with the reason between pitch and bench. */
export function PointsPitch({ points, world, isOwn, powerSubs }: PointsPitchProps) {
  const common = useText(commonTexts);
  const t = useText(pointsTexts);
  const dispatch = useTeamDispatch();
  const sheetId = useTeamSelector((state) => state.focus.sheetId);
  const lineup = pointsLineup(points, (id) => world.players.get(id)?.positionId);
  const statuses = useStatuses(points);
  const card = usePointsCard({ points, world, statuses, powerSubs });
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
  const names = useNames(world);
  const shown = points.selections.find(({ playerId }) => playerId === sheetId);
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
        <SubNotes points={points} lineup={lineup} world={world} isOwn={isOwn} />
        <DugOut
          title={common('bench')}
          hint={<BenchHint points={points} statuses={statuses} isOwn={isOwn} />}
          seats={seats}
        />
      </PitchBox>
      {shown && (
        <PlayerDetails
          playerId={shown.playerId}
          world={world}
          weekId={points.weekId}
          role={sheetRoleOf(points, shown.playerId, names.player)}
          actions={
            powerSubs && <BringOnAction playerId={shown.playerId} powerSubs={powerSubs} world={world} />
          }
          onClose={() => dispatch(sheetClosed())}
        />
      )}
    </>
  );
}
