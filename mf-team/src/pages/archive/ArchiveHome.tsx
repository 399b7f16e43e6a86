import type { TeamView } from '@euro/api-contract';
import { BrandLink, media, Wrap } from '@euro/design-system';
import { PitchColumns, PitchPage, PitchPlace, useFormat, useWorld } from '@euro/game-ui';
import { Embed, useLocale, usePlatform, useText } from '@euro/platform/react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Column, Place } from '../../components/columns.js';
import { hasPlayedWeek } from '../../domain/pointsWeeks.js';
import { useFirstLeague } from '../../hooks/useFirstLeague.js';
import { type RunningCompetition, useRunningCompetition } from '../../hooks/useRunningCompetition.js';
import { useFirstTeamsQuery, useTeamPointsQuery } from '../../store/teamApi.js';
import { archiveHomeTexts } from '../../texts/archiveHomeTexts.js';
import { HomeSkeleton } from '../pageSkeletons.js';
import { PointsBarsCard } from '../points/PointsBarsCard.js';
import { ArchiveBand } from './ArchiveBand.js';
import { ArchivePitch } from './ArchivePitch.js';
import { BestPlayersCard } from './BestPlayersCard.js';
import { FIRST_TEAMS, FinalRankingCard } from './FinalRankingCard.js';
import { LastMatchesCard } from './LastMatchesCard.js';

const LEAGUE = 'leagues/card@1';
/** Rows that the league's card shows in an archive. */
const LEAGUE_ROWS = 4;

/** Props of {@link ArchiveHome}. */
export interface ArchiveHomeProps {
  readonly view: TeamView;
}

/** A finished competition for its team: final score, last lineup, tables, and the winner. */
export function ArchiveHome({ view }: ArchiveHomeProps) {
  const t = useText(archiveHomeTexts);
  const world = useWorld();
  const { embeds } = usePlatform();
  const { team } = view;
  const week = world.deadline.displayWeek;
  const hasPlayed = hasPlayedWeek(team, week, world.deadline);
  const answer = useTeamPointsQuery({ id: team.id, weekId: week }, { skip: !hasPlayed });
  const points = answer.data ?? null;
  const league = useFirstLeague(team.id, points);
  const ranking = useFirstTeamsQuery(FIRST_TEAMS);
  const runningCompetition = useRunningCompetition();
  const leagueProps = useMemo(() => ({ teamId: team.id }), [team.id]);
  const isLoading =
    (hasPlayed && !answer.data && !answer.error) ||
    (!ranking.data && !ranking.error) ||
    league === undefined ||
    runningCompetition === undefined;
  // All at once: a page that fills from top to bottom moves under the finger.
  if (isLoading) return <HomeSkeleton />;
  const link = runningCompetition && <RunningLink runningCompetition={runningCompetition} />;
  return (
    <>
      <ArchiveBand
        view={view}
        points={points}
        league={league}
        teams={ranking.data?.totalRecords ?? null}
        aside={link}
      />
      <Wrap>{link && <Narrow>{link}</Narrow>}</Wrap>
      <PitchPage>
        <Wrap>
          <PitchColumns>
            <Column>
              {points && (
                <PitchPlace>
                  <ArchivePitch points={points} />
                </PitchPlace>
              )}
              <Place $turn={5}>
                <LastMatchesCard />
              </Place>
            </Column>
            <Column>
              <Place $turn={1}>
                {embeds.has(LEAGUE) && (
                  <Room $rows={league === null ? 0 : Math.min(LEAGUE_ROWS, league.totalTeams)}>
                    <Embed id={LEAGUE} props={leagueProps} />
                  </Room>
                )}
              </Place>
              <Place $turn={2}>
                {ranking.data && ranking.data.teams.length > 0 && (
                  <FinalRankingCard teams={ranking.data.teams} ownId={team.id} />
                )}
              </Place>
              <Place $turn={3}>
                {points && (
                  <PointsBarsCard
                    points={points}
                    isOwn
                    title={t('matchdays', { count: world.weeks.length })}
                  />
                )}
              </Place>
              <Place $turn={4}>
                <BestPlayersCard />
              </Place>
            </Column>
          </PitchColumns>
        </Wrap>
      </PitchPage>
    </>
  );
}

/** Below the band where there is no room beside the score. */
const Narrow = styled.div`
  padding-block: 16px;
  @media (min-width: 35em) { padding-bottom: 0; }
  ${media.laptop} { display: none; }
`;

/** As high as a title and its rows, so that nothing moves when the league is loaded. */
const Room = styled.div<{ $rows: number }>`
  ${({ $rows }) => $rows > 0 && `min-height: ${7.5 + 4 * $rows}rem;`}
`;

/** The way to the competition that is played now, with its next deadline. */
function RunningLink({
  runningCompetition: { competition, deadline },
}: {
  readonly runningCompetition: RunningCompetition;
}) {
  const t = useText(archiveHomeTexts);
  const language = useLocale();
  const format = useFormat();
  const { slug, brand, state, short, firstDeadline } = competition;
  const { deadlineWeek: week = null, deadlineDate = null } = deadline ?? {};
  const detail =
    week !== null && deadlineDate !== null
      ? t('deadline', { week, date: format.dayAndTime(deadlineDate) })
      : firstDeadline && t('starts', { date: format.date(firstDeadline) });
  return (
    <BrandLink
      href={`${slug && `/${slug}`}/`}
      colours={brand?.colours}
      emblem={brand?.emblem}
      title={t(state === 'running' ? 'running' : 'open', { name: short[language] })}
      detail={detail}
    />
  );
}
