import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import { Card, CardHeader, Chip, Jersey, ListRow, LiveDot, Num } from '@euro/design-system';
import { DayHeading, shirtOf, useCards, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { useStatuses } from '../../hooks/useStatuses.js';
import { homeTexts } from '../../texts/homeTexts.js';

/** While a matchday runs: who of the team plays now with his points, and who is still to play and when. */
export function MyPlayersCard({ points }: { readonly points: TeamPoints }) {
  const t = useText(homeTexts);
  const titleId = useId();
  const statuses = useStatuses(points);
  const withStatus = (status: 'playing' | 'to-play') =>
    points.selections.filter(({ playerId }) => statuses.get(playerId) === status);
  const kickOff = useKickOff(points.weekId);
  const busy = withStatus('playing').sort((a, b) => b.total - a.total);
  const toPlay = withStatus('to-play').sort((a, b) => kickOff(a) - kickOff(b));
  if (busy.length + toPlay.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('mine')}
        aside={
          busy.length > 0 && (
            <Chip tone="positive" icon={<LiveDot />}>
              {t('busyCount', { count: busy.length })}
            </Chip>
          )
        }
      />
      {busy.length > 0 && <DayHeading>{t('busy')}</DayHeading>}
      <List>
        {busy.map((selection) => (
          <PlayerRow key={selection.playerId} selection={selection} week={points.weekId} isPlaying />
        ))}
      </List>
      {toPlay.length > 0 && <DayHeading>{t('toPlay')}</DayHeading>}
      <List>
        {toPlay.map((selection) => (
          <PlayerRow key={selection.playerId} selection={selection} week={points.weekId} />
        ))}
      </List>
    </Card>
  );
}

interface PlayerRowProps {
  readonly selection: ScoredSelection;
  readonly week: number;
  readonly isPlaying?: boolean;
}

/** A player with what he brings, or with his kick-off while that is to come. */
export function PlayerRow({ selection, week, isPlaying = false }: PlayerRowProps) {
  const { players } = useWorld();
  const t = useText(homeTexts);
  const names = useNames();
  const format = useFormat();
  const { fixture } = useCards(week);
  const kickOff = useKickOff(week)(selection);
  const player = players.get(selection.playerId);
  if (!player) return null;
  const hasPoints = isPlaying || selection.status === 'played' || selection.minutes > 0;
  const detail = [
    fixture(player.clubId)?.spoken,
    !selection.counted && selection.positionId === 0 && t('onTheBench'),
  ].filter(Boolean);
  return (
    <ListRow
      leading={<Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={40} />}
      title={names.player(player.id)}
      detail={detail.join(' · ')}
      trailing={
        hasPoints ? (
          <Num>{format.points(selection.counted ? selection.total : selection.points)}</Num>
        ) : (
          Number.isFinite(kickOff) && <When>{format.dayAndTime(kickOff)}</When>
        )
      }
    />
  );
}

/** Epoch ms of a player's match; infinite where he has none. */
function useKickOff(weekId: number): (selection: ScoredSelection) => number {
  const { players, matches } = useWorld();
  return ({ playerId }) => {
    const clubId = players.get(playerId)?.clubId;
    const match = matches.find(
      ({ weekId: week, homeId, awayId }) =>
        week === weekId && clubId !== undefined && (homeId?.id === clubId || awayId?.id === clubId),
    );
    return match ? Date.parse(match.date) : Number.POSITIVE_INFINITY;
  };
}

const List = styled.ul`
  container-type: inline-size;
`;

const When = styled.span`
  flex: none;
  font-size: 0.8125rem;
  font-weight: 600;
`;
