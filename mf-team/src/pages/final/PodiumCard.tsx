import type { LeagueRow, OwnLeague, TeamPoints } from '@euro/api-contract';
import { Badge, Card, CardHeader, Chip, ListRow, Num, numeral, Soft, token } from '@euro/design-system';
import { CardBody, useFailureText, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useId } from 'react';
import styled from 'styled-components';
import { podium } from '../../domain/podium.js';
import { useRefetchWithPoints } from '../../hooks/useRefetchWithPoints.js';
import { useLeagueOfWeekQuery } from '../../store/teamApi.js';
import { finalTexts } from '../../texts/finalTexts.js';

interface PodiumCardProps {
  readonly league: OwnLeague;
  /** Of the last matchday; null for a team that never played. */
  readonly points: TeamPoints | null;
  /** All matchdays are confirmed. */
  readonly isDefinitive: boolean;
}

/** As a parameter of a league's table. */
const ALL_MATCHDAYS = -1;

/** The first three of a league, and the own row where it is lower. */
export function PodiumCard({ league, points, isDefinitive }: PodiumCardProps) {
  const t = useText(finalTexts);
  const failureText = useFailureText();
  const format = useFormat();
  const titleId = useId();
  const { data, error, refetch } = useLeagueOfWeekQuery({ id: league.id, weekId: ALL_MATCHDAYS });
  useRefetchWithPoints(points, refetch);
  const { first, below } = data ? podium(data, league.teamId) : { first: [], below: null };
  const own = below ?? first.find(({ team }) => team.id === league.teamId);
  const write = useWrittenRow();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={league.name}
        aside={
          own && (
            <Chip tone={own.rank === 1 ? 'warning' : 'neutral'}>
              {own.rank === 1
                ? t(isDefinitive ? 'youFirst' : 'youLead')
                : t('youRank', { rank: format.rank(own.rank), teams: format.whole(league.totalTeams) })}
            </Chip>
          )
        }
      />
      {!data && error !== undefined ? (
        <CardBody>
          <Soft>{failureText(asFailure(error))}</Soft>
        </CardBody>
      ) : (
        <Steps aria-label={t('league', { name: league.name })} aria-busy={!data}>
          {first.map((row) => (
            <Step
              key={row.team.id}
              row={row}
              {...write(row)}
              $order={order(row, first)}
              isOwn={row.team.id === league.teamId}
            />
          ))}
        </Steps>
      )}
      {below && (
        <ul>
          <ListRow
            leading={<Num>{write(below).rank}</Num>}
            title={below.team.name}
            trailing={<Num>{write(below).points}</Num>}
          />
        </ul>
      )}
    </Card>
  );
}

/** Place among the steps: the second, the first, the third. */
function order(row: LeagueRow, first: readonly LeagueRow[]): number {
  return [1, 0, 2][first.indexOf(row)] ?? 2;
}

/** Table points of a head-to-head league are whole. */
function useWrittenRow() {
  const format = useFormat();
  return ({ rank, shared, points, headToHead }: LeagueRow) => ({
    rank: `${shared ? '=' : ''}${format.whole(rank)}`,
    points: headToHead ? format.whole(points) : format.teamPoints(points),
  });
}

interface StepProps {
  readonly row: LeagueRow;
  readonly rank: string;
  readonly points: string;
  readonly isOwn: boolean;
  readonly $order: number;
}

function Step({ row: { team, rank: place }, rank, points, isOwn, $order }: StepProps) {
  return (
    <Place style={{ order: $order }} data-own={isOwn || undefined}>
      <Badge seed={team.id} src={team.badge} size={place === 1 ? 48 : 38} />
      <b>
        <span>{team.name}</span>
      </b>
      <Num>{points}</Num>
      <i style={{ height: HEIGHTS[place - 1] ?? LOWEST }} data-first={place === 1 || undefined}>
        {rank}
      </i>
    </Place>
  );
}

/** px of the steps of the first and the second; equal ranks have equal steps. */
const HEIGHTS = [78, 56];
const LOWEST = 42;

/** As high as three names of two lines, so that nothing moves when they are loaded. */
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 6px;
  align-items: end;
  min-height: 13.25rem;
  padding: 8px 12px 0;
  list-style: none;
`;

const Place = styled.li`
  display: grid;
  justify-items: center;
  gap: 6px;
  text-align: center;
  b {
    display: grid;
    place-items: center;
    min-height: 2.4em;
    width: 100%;
    padding-inline: 4px;
    border-radius: 6px;
    font-size: 0.8125rem;
    font-weight: 750;
    font-stretch: 88%;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  b > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  &[data-own] b { background: ${token.ownRow}; color: ${token.onOwnRow}; }
  i {
    ${numeral}
    display: grid;
    place-items: center;
    width: 100%;
    border-radius: 8px 8px 0 0;
    background: ${token.sunken};
    font-size: 1.625rem;
    font-style: normal;
    color: ${token.inkSoft};
  }
  i[data-first] { background: ${token.night}; color: #ffc94d; }
`;
