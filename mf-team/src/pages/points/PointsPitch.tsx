import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import {
  type BenchSeat,
  DugOut,
  LiveDot,
  Pitch,
  PitchBox,
  PlayerCard,
  type PlayerCardProps,
} from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { armbands, type PointsSeat, pointsLineup } from '../../domain/pointsLineup.js';
import type { World } from '../../domain/world.js';
import { useCards } from '../../hooks/useCards.js';
import { useFormat } from '../../hooks/useFormat.js';
import { useNames } from '../../hooks/useNames.js';
import { commonTexts } from '../../messages/commonTexts.js';
import { pointsTexts } from '../../messages/pointsTexts.js';
import { shirtOf } from '../../parts/shirtOf.js';
import { PlayerDetails } from '../../sheet/PlayerDetails.js';
import type { SheetRole } from '../../sheet/PointsExplained.js';
import { sheetClosed, sheetOpened } from '../../store/focusSlice.js';
import { useTeamDispatch, useTeamSelector } from '../../store/makeStore.js';
import { SubNotes } from './SubNotes.js';

interface PointsPitchProps {
  points: TeamPoints;
  world: World;
  isOwn: boolean;
}

/** Who scored what: auto-subs stand where they count, with the reason between pitch and bench. */
export function PointsPitch({ points, world, isOwn }: PointsPitchProps) {
  const common = useText(commonTexts);
  const t = useText(pointsTexts);
  const dispatch = useTeamDispatch();
  const sheetId = useTeamSelector((state) => state.focus.sheetId);
  const lineup = pointsLineup(points, (id) => world.players.get(id)?.positionId);
  const playing = clubsPlaying(world, points.weekId);
  const card = usePointsCard(world, points, playing);
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
      card: card(seat.selection, seat),
    }),
  );
  const shown = points.selections.find(({ playerId }) => playerId === sheetId);
  return (
    <>
      <PitchBox>
        <Pitch
          dense
          label={common('pitchLabel', { formation: lineup.formation })}
          formation={lineup.formation}
          coach={lineup.coach && card(lineup.coach)}
          rows={lineup.rows.map((row) => row.map((selection) => card(selection)))}
        />
        <SubNotes points={points} lineup={lineup} world={world} isOwn={isOwn} />
        <DugOut
          title={common('bench')}
          hint={
            playing.size > 0 && (
              <Legend>
                <LiveDot />
                {t('legendPlaying')}
              </Legend>
            )
          }
          seats={seats}
        />
      </PitchBox>
      {shown && (
        <PlayerDetails
          playerId={shown.playerId}
          world={world}
          weekId={points.weekId}
          role={sheetRole(shown, points, world)}
          onClose={() => dispatch(sheetClosed())}
        />
      )}
    </>
  );
}

type DrawCard = (selection: ScoredSelection, seat?: PointsSeat) => ReactNode;

/** Draws a player with what he brought the team; whoever did not count shows his own points. */
function usePointsCard(world: World, { weekId }: TeamPoints, playing: ReadonlySet<number>): DrawCard {
  const t = useText(pointsTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const names = useNames(world);
  const cards = useCards(world, weekId);
  const dispatch = useTeamDispatch();
  const sheetId = useTeamSelector((state) => state.focus.sheetId);

  const wordsOf = ({ captain, autoSub, counted }: ScoredSelection) => [
    captain === 1 ? common('captain') : captain === 2 ? common('viceCaptain') : '',
    autoSub === 'in' ? t('cameIn') : autoSub === 'out' ? t('wentOut') : '',
    counted ? '' : t('notCounted'),
  ];

  return (selection, seat) => {
    const player = world.players.get(selection.playerId);
    if (player === undefined) return null;
    const { multiplier, captain } = selection;
    const label = [cards.who(player), ...wordsOf(selection)].filter((word) => word !== '').join(', ');
    const count = selection.counted ? selection.total : selection.points;
    const points = format.points(count);
    const factor = format.factor(multiplier);
    return (
      <PlayerCard
        key={player.id}
        name={names.player(player.id)}
        label={
          multiplier === 1
            ? t('cardPoints', { label, points, count })
            : t('cardMultiplied', {
                label,
                own: format.points(selection.points),
                multiplier: factor,
                points,
                count,
              })
        }
        shirt={shirtOf(player, names.clubCode(player.clubId))}
        points={points}
        multiplier={multiplier === 1 ? undefined : `×${factor}`}
        tone={selection.points < 0 ? 'negative' : undefined}
        band={captain === 1 ? 'C' : captain === 2 ? 'V' : undefined}
        playing={playing.has(player.clubId)}
        selected={player.id === sheetId}
        {...subLook(selection, seat, {
          in: t('subIn'),
          out: t('zeroMinutes', { minutes: selection.minutes }),
        })}
        onPress={() => dispatch(sheetOpened(player.id))}
      />
    );
  };
}

/** The tag of an auto-sub: green on the pitch, red on the bench. */
function subLook(
  { autoSub }: ScoredSelection,
  seat: PointsSeat | undefined,
  words: { readonly in: string; readonly out: string },
): Pick<PlayerCardProps, 'state' | 'tag'> {
  if (autoSub === 'in' && seat === undefined) return { state: 'auto-in', tag: words.in };
  return autoSub === 'out' ? { state: 'auto-out', tag: words.out } : {};
}

/** Nations on a pitch at this moment. */
function clubsPlaying({ matches }: World, weekId: number): ReadonlySet<number> {
  const live = matches.filter((match) => match.weekId === weekId && match.status === 'live');
  return new Set(live.flatMap(({ homeId, awayId }) => [homeId?.id ?? 0, awayId?.id ?? 0]));
}

function sheetRole(selection: ScoredSelection, points: TeamPoints, world: World): SheetRole {
  const captain = armbands(points).captain?.playerId;
  return {
    weekId: points.weekId,
    armband: selection.captain === 1 ? 'captain' : selection.captain === 2 ? 'vice-captain' : null,
    counted: selection.counted,
    multiplier: selection.multiplier,
    total: selection.total,
    captainName: (captain === undefined ? undefined : world.players.get(captain)?.name) ?? '',
  };
}

const Legend = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;
