import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import { Card, CardHeader, Chip, Jersey, ListRow, LiveDot, Num } from '@euro/design-system';
import type { PlayerStatus } from '@euro/game';
import { shirtOf, useCards, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { hasToPlay } from '../../domain/hasToPlay.js';
import { matchIn } from '../../domain/matchIn.js';
import { useStatuses } from '../../hooks/useStatuses.js';
import { homeTexts } from '../../texts/homeTexts.js';

/** While a matchday runs: who of the team plays now, who is still to play and when, and who has played. */
export function MyPlayersCard({ points }: { readonly points: TeamPoints }) {
  const t = useText(homeTexts);
  const titleId = useId();
  const statuses = useStatuses(points);
  const order = useOrder(points, statuses);
  const shown = [...points.selections].sort((a, b) => order(a) - order(b));
  const playing = [...statuses.values()].filter((status) => status === 'playing').length;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('mine')}
        aside={
          playing > 0 && (
            <Chip tone="positive" icon={<LiveDot />}>
              {t('busyCount', { count: playing })}
            </Chip>
          )
        }
      />
      <List>
        {shown.map((selection) => (
          <PlayerRow
            key={selection.playerId}
            selection={selection}
            points={points}
            status={statuses.get(selection.playerId) ?? selection.status}
          />
        ))}
      </List>
    </Card>
  );
}

const TURN: Readonly<Partial<Record<PlayerStatus, number>>> = { playing: 0, bench: 0, 'to-play': 1 };
const LAST = 2;

/** Who plays before who is to play, then who has played; as it was when the page opened, so that no row moves under a finger. */
function useOrder({ selections, weekId }: TeamPoints, statuses: ReadonlyMap<number, PlayerStatus>) {
  const kickOff = useKickOff(weekId);
  const [order] = useState(
    () =>
      new Map(
        [...selections]
          .sort((a, b) => turnOf(a) - turnOf(b) || kickOff(a.playerId) - kickOff(b.playerId))
          .map(({ playerId }, at) => [playerId, at]),
      ),
  );
  return ({ playerId }: ScoredSelection) => order.get(playerId) ?? order.size;

  function turnOf({ playerId }: ScoredSelection): number {
    return TURN[statuses.get(playerId) ?? 'played'] ?? LAST;
  }
}

interface PlayerRowProps {
  readonly selection: ScoredSelection;
  readonly points: TeamPoints;
  readonly status?: PlayerStatus;
}

/** A player with what he brings, or with his kick-off while that is to come. */
export function PlayerRow({ selection, points, status = selection.status }: PlayerRowProps) {
  const { players } = useWorld();
  const t = useText(homeTexts);
  const names = useNames();
  const format = useFormat();
  const { fixture } = useCards(points.weekId);
  const kickOff = useKickOff(points.weekId)(selection.playerId);
  const player = players.get(selection.playerId);
  if (!player) return null;
  const isOnBench = !selection.counted && selection.positionId === 0;
  const detail = [fixture(player.clubId)?.spoken, isOnBench && t('onTheBench')].filter(Boolean);
  return (
    <ListRow
      leading={<Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={40} />}
      title={
        <>
          {names.player(player.id)} {status === 'playing' && <LiveDot $kind="plate" />}
        </>
      }
      detail={detail.join(' · ')}
      trailing={
        hasToPlay(status, points) ? (
          Number.isFinite(kickOff) && <When>{format.dayAndTime(kickOff)}</When>
        ) : (
          <Num>{format.points(selection.counted ? selection.total : selection.points)}</Num>
        )
      }
    />
  );
}

/** Epoch ms of a player's match; infinite where he has none. */
function useKickOff(weekId: number): (playerId: number) => number {
  const world = useWorld();
  return (playerId) => {
    const match = matchIn(world, weekId, playerId);
    return match ? Date.parse(match.date) : Number.POSITIVE_INFINITY;
  };
}

const List = styled.ul`
  container-type: inline-size;
  padding-bottom: 4px;
`;

const When = styled.span`
  flex: none;
  font-size: 0.8125rem;
  font-weight: 600;
`;
