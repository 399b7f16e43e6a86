import type { OwnLeague, RankingRow, Team, TeamPoints } from '@euro/api-contract';
import { Anchor, Card, CardHeader, ListRow, media, Num, Wrap } from '@euro/design-system';
import { useFormat, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Archive } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Column, Place } from '../../components/columns.js';
import { LinkRow } from '../../components/LinkRow.js';
import { useRefetchWithPoints } from '../../hooks/useRefetchWithPoints.js';
import { useLeaguesQuery } from '../../store/teamApi.js';
import { finalTexts } from '../../texts/finalTexts.js';
import { FinalBand } from './FinalBand.js';
import { PodiumCard } from './PodiumCard.js';
import { WinnerCard } from './WinnerCard.js';

/** Props of {@link FinalHome}. */
export interface FinalHomeProps {
  readonly team: Pick<Team, 'id' | 'name'>;
  /** Of the last matchday; null for a team that never played. */
  readonly points: TeamPoints | null;
  /** The first teams of the overall ranking; without data where it failed. */
  readonly first: {
    readonly data?:
      | { readonly teams: readonly RankingRow['team'][]; readonly totalRecords: number }
      | undefined;
    readonly refetch: () => unknown;
  };
  /** The team's duels. */
  readonly duels: ReactNode;
}

/** Leagues with a podium; more are rows. */
const PODIUMS = 3;

/** Home from the last final whistle on: who won, the team's total, and the podiums of its leagues. */
export function FinalHome({ team, points, first, duels }: FinalHomeProps) {
  const { weeks } = useWorld();
  const leagues = useLeaguesQuery(team.id).data ?? [];
  useRefetchWithPoints(points, first.refetch);
  // The points of the team may be older than the matchdays.
  const isDefinitive =
    weeks.every(({ state }) => state === 'confirmed') && points?.weekPointsConfirmed !== false;
  const { teams = [], totalRecords = null } = first.data ?? {};
  return (
    <>
      <FinalBand team={team} points={points} teams={totalRecords} isDefinitive={isDefinitive} />
      <Wrap>
        <Cards>
          <Column>
            <Place $turn={0}>
              <WinnerCard teams={teams} ownId={team.id} points={points} isDefinitive={isDefinitive} />
            </Place>
            <Place $turn={2}>
              <OtherLeagues leagues={leagues.slice(PODIUMS)} />
            </Place>
            <Place $turn={3}>{duels}</Place>
            <Place $turn={4}>
              <StaysRow teamId={team.id} />
            </Place>
          </Column>
          <Column>
            {leagues.slice(0, PODIUMS).map((league) => (
              <Place key={league.id} $turn={1}>
                <PodiumCard league={league} points={points} isDefinitive={isDefinitive} />
              </Place>
            ))}
          </Column>
        </Cards>
      </Wrap>
    </>
  );
}

function OtherLeagues({ leagues }: { readonly leagues: readonly OwnLeague[] }) {
  const t = useText(finalTexts);
  const format = useFormat();
  const titleId = useId();
  if (leagues.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('allLeagues')} />
      <ul>
        {leagues.map(({ id, name, totalTeams, rank }) => (
          <ListRow
            key={id}
            title={<Anchor href={`/leagues/${id}`}>{name}</Anchor>}
            detail={t('teams', { teams: totalTeams })}
            trailing={<Num>{rank === null ? t('noPoints') : format.rank(rank)}</Num>}
          />
        ))}
      </ul>
    </Card>
  );
}

function StaysRow({ teamId }: { readonly teamId: number }) {
  const t = useText(finalTexts);
  return (
    <LinkRow
      href={`/points/${teamId}`}
      icon={<Archive size={20} aria-hidden />}
      title={t('stays')}
      detail={t('staysDetail')}
    />
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  padding-block: 16px 40px;
  ${media.columns} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px; padding-block: 24px 64px; }
`;
