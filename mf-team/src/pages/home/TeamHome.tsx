import type { OwnLeague, TeamPoints, TeamView } from '@euro/api-contract';
import { media, useClock, useTimeLeft, Wrap } from '@euro/design-system';
import { MatchdayWorld, useIsPremium, useWorld, type World } from '@euro/game-ui';
import type { EmbedProps } from '@euro/platform';
import { Embed, lazyPage, usePlatform } from '@euro/platform/react';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Place } from '../../components/columns.js';
import { DEADLINE_FIRST, type HomePhase, homePhase } from '../../domain/homePhase.js';
import { homeTodo } from '../../domain/homeTodo.js';
import { isTournamentOver } from '../../domain/isTournamentOver.js';
import { teamNews } from '../../domain/teamNews.js';
import { useFirstLeague } from '../../hooks/useFirstLeague.js';
import { useFollowPoints } from '../../hooks/useFollowPoints.js';
import { NewsContext, useIsNews } from '../../hooks/useIsNews.js';
import { useMatchdayWin } from '../../hooks/useMatchdayWin.js';
import { useMenuBadges } from '../../hooks/useMenuBadges.js';
import { useUnseenWin } from '../../hooks/useUnseenWin.js';
import { useFirstTeamsQuery, useTeamPointsQuery } from '../../store/teamApi.js';
import type { FinalHomeProps } from '../final/FinalHome.js';
import { MatchdayWon } from '../matchday-won/lazyMatchdayWon.js';
import { HomeSkeleton } from '../pageSkeletons.js';
import { MatchesCard } from '../points/MatchesCard.js';
import { PointsBarsCard } from '../points/PointsBarsCard.js';
import type { GoodToKnowCardProps } from './GoodToKnowCard.js';
import { HomeBand } from './HomeBand.js';
import { MyPlayersCard } from './MyPlayersCard.js';
import { NewsCard } from './NewsCard.js';
import { PremiumRow } from './PremiumRow.js';
import type { ReportCardProps } from './ReportCard.js';
import { TodoCard } from './TodoCard.js';

/** Below the first screen, and only while a matchday runs. */
const GoodToKnowCard = lazyPage<GoodToKnowCardProps>(() =>
  import(/* webpackChunkName: "good-to-know" */ './GoodToKnowCard.js').then((file) => file.GoodToKnowCard),
);

/** Rem: most of a report. */
const REPORT = 18;

/** After a matchday, and until the next one starts. */
const ReportCard = lazyPage<ReportCardProps>(
  () => import(/* webpackChunkName: "report" */ './ReportCard.js').then((file) => file.ReportCard),
  <div style={{ height: `${REPORT}rem` }} />,
);

/** From the last final whistle on. */
const FinalHome = lazyPage<FinalHomeProps>(
  () => import(/* webpackChunkName: "final" */ '../final/FinalHome.js').then((file) => file.FinalHome),
  <HomeSkeleton />,
);

/** A team's first league by total, and in a matchday that runs. */
const LEAGUE = { total: 'leagues/card@1', live: 'leagues/live@1' };
const DUELS = 'leagues/duels@1';

/** The own team at a glance: before, during and after a matchday, which turn into each other without a reload. */
export function TeamHome({ view }: { readonly view: TeamView }) {
  const world = useWorld();
  const { embeds } = usePlatform();
  const { team, players } = view;
  useMenuBadges(view);
  const isPremium = useIsPremium();
  const phase = usePhase(view);
  const { points, isLoading, isNews } = usePoints(team.id, phase.weekId);
  const league = useFirstLeague(team.id, points);
  const win = useMatchdayWin(phase.kind === 'after' ? points : null, league ?? null);
  const [isWinUnseen, closeWin] = useUnseenWin(team.id, win && phase.weekId);
  const todo = useMemo(() => homeTodo(view, world), [view, world]);
  const news = useMemo(() => newsOf(view, world), [view, world]);
  const liveWeek = phase.kind === 'live' && embeds.has(LEAGUE.live) ? phase.weekId : null;
  const week = phase.kind === 'live' ? phase.weekId : world.deadline.deadlineWeek;
  const report = useReport(phase, points);
  const end = useEnd();
  // All at once: a page that fills from top to bottom moves under the finger.
  if (isLoading || league === undefined || end === 'loading') return <HomeSkeleton />;
  const won = isWinUnseen && win && points && (
    <MatchdayWon team={team} points={points} win={win} onClose={closeWin} />
  );
  if (end) {
    return (
      <>
        <FinalHome team={team} points={points} first={end} duels={<Duels teamId={team.id} />} />
        {won}
      </>
    );
  }
  return (
    <NewsContext value={isNews}>
      <HomeBand view={view} phase={phase} points={points} league={league} win={win} />
      {won}
      <Wrap>
        <Columns>
          <Column>
            <Place $turn={0}>{report && <ReportCard points={report} />}</Place>
            <Place $turn={phase.kind === 'live' ? 2 : 1}>
              {phase.kind === 'live' && points ? (
                <MatchdayWorld weekId={points.weekId}>
                  <MyPlayersCard points={points} />
                </MatchdayWorld>
              ) : (
                <TodoCard todo={todo} team={team} isAfter={phase.kind === 'after'} />
              )}
            </Place>
            <Place $turn={4}>
              {phase.kind === 'live' && todo.problems > 0 && <TodoCard todo={todo} team={team} isAfter />}
            </Place>
            <Place $turn={phase.kind === 'live' ? 4 : 1}>
              {news.length > 0 && <NewsCard teamId={team.id} players={news} />}
            </Place>
            <Place $turn={6}>{points && <PointsBarsCard points={points} isOwn />}</Place>
          </Column>
          <Column>
            <Place $turn={phase.kind === 'live' ? 1 : 2}>
              <League teamId={team.id} liveWeek={liveWeek} league={league} />
            </Place>
            <Place $turn={3}>
              {phase.kind === 'live' && points && <GoodToKnowCard team={team} points={points} todo={todo} />}
            </Place>
            <Place $turn={3}>
              <Duels teamId={team.id} />
            </Place>
          </Column>
          <Column>
            <Place $turn={5}>
              {week !== null && (
                <MatchesCard selections={players.map(({ id }) => ({ playerId: id }))} week={week} />
              )}
            </Place>
            <Place $turn={7}>{!isPremium && <PremiumRow />}</Place>
          </Column>
        </Columns>
      </Wrap>
    </NewsContext>
  );
}

/** News counts for the next deadline; after the last one there is nothing to do about it. */
function newsOf({ players }: TeamView, { deadline, players: all }: World) {
  const ids = players.map(({ id }) => id);
  return deadline.deadlineWeek === null ? [] : teamNews(ids, all);
}

interface LeagueProps {
  readonly teamId: number;
  /** The matchday that runs, where the portal shows leagues in one; null otherwise. */
  readonly liveWeek: number | null;
  readonly league: OwnLeague | null;
}

/** The team's first league, where the portal has leagues. */
function League({ teamId, liveWeek, league }: LeagueProps) {
  const props = useMemo<EmbedProps>(
    (): EmbedProps => ({ teamId, ...(liveWeek !== null && { weekId: liveWeek }) }),
    [teamId, liveWeek],
  );
  const embed = liveWeek === null ? LEAGUE.total : LEAGUE.live;
  return (
    usePlatform().embeds.has(embed) && (
      <Room $height={league === null ? NONE : liveWeek === null ? TOTAL : liveHeight(league)}>
        <Embed key={embed} id={embed} props={props} />
      </Room>
    )
  );
}

/** The team's duels, where the portal has them. */
function Duels({ teamId }: { readonly teamId: number }) {
  const props = useMemo<EmbedProps>(() => ({ teamId }), [teamId]);
  return usePlatform().embeds.has(DUELS) && <Embed id={DUELS} props={props} />;
}

/** Changes a day before the deadline; kick-offs and results come with the world. */
function usePhase({ team }: TeamView) {
  const world = useWorld();
  const now = useClock();
  const { deadlineDate } = world.deadline;
  useTimeLeft(deadlineDate === null ? 0 : Date.parse(deadlineDate) - DEADLINE_FIRST, 'minute', now);
  return homePhase(team, world, now());
}

/** The points of the matchday that is shown, as they move; null where there are none. */
function usePoints(teamId: number, weekId: number | null) {
  const { currentData, error, isFetching, refetch, startedTimeStamp } = useTeamPointsQuery(
    { id: teamId, weekId: weekId ?? 0 },
    { skip: weekId === null },
  );
  useFollowPoints({
    weekId: weekId ?? 0,
    points: currentData,
    isBehind: weekId !== null && error !== undefined,
    isFetching,
    refetch: () => weekId !== null && void refetch(),
  });
  const isNews = useIsNews(currentData !== undefined, startedTimeStamp);
  return {
    isNews,
    points: weekId === null ? null : (currentData ?? null),
    isLoading: weekId !== null && currentData === undefined && error === undefined,
  };
}

/** Teams of which the first ones may share the first place. */
const FIRST_TEAMS = 10;

/**
 * The first teams once the last match has ended; null before. Its page is loaded from the last deadline on, to be there
 * at the whistle; a home that is open then remains until the teams are there.
 */
function useEnd() {
  const world = useWorld();
  const isLast = world.deadline.deadlineWeek === null;
  useEffect(() => {
    if (isLast) FinalHome.preload().catch(() => {});
  }, [isLast]);
  const isOver = isTournamentOver(world);
  const [wasOver] = useState(isOver);
  const first = useFirstTeamsQuery(FIRST_TEAMS, { skip: !isOver });
  if (first.isLoading) return wasOver ? 'loading' : null;
  return isOver ? first : null;
}

/** The points of a definitive matchday until the next one starts; null otherwise. */
function useReport({ kind, weekId }: HomePhase, points: TeamPoints | null): TeamPoints | null {
  const isBetween = kind !== 'live' && weekId !== null;
  useEffect(() => {
    // Beside the team's points, not after them.
    if (isBetween) ReportCard.preload().catch(() => {});
  }, [isBetween]);
  return isBetween && points?.weekPointsConfirmed ? points : null;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  padding-block: 16px 40px;
  ${media.tablet} { grid-template: auto 1fr / repeat(2, minmax(0, 1fr)); gap: 20px; padding-block: 24px 64px; }
  ${media.laptop} { grid-template: auto / repeat(3, minmax(0, 1fr)); gap: 24px; }
`;

/** On phones all cards follow each other by their turn; on tablets the second and the third share a column. */
const Column = styled.div`
  display: contents;
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 20px;
    &:first-child { grid-row: 1 / span 2; }
    &:not(:first-child) { grid-column: 2; }
  }
  ${media.laptop} { &&& { grid-area: auto; } }
`;

/** Rem: a title, and three lines about joining one. */
const NONE = 9.3125;
/** Rem: a title and three rows. */
const TOTAL = 19.5;
/** Rem: a title, a sentence, the way to the table, and the rows around the team. */
const liveHeight = ({ totalTeams }: OwnLeague) => 12 + 6 * Math.min(totalTeams, 5);

/** As high as the league, so that nothing moves when it is loaded; its bones are as high as most teams need. */
const Room = styled.div<{ $height: number }>`
  min-height: ${({ $height }) => $height}rem;
  &:has([role='status'][aria-label]) { max-height: ${({ $height }) => $height}rem; overflow: hidden; }
`;
