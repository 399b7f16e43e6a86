import type { TeamView } from '@euro/api-contract';
import { ButtonLink, Card, EmptyState, ErrorState, PageBody, Wrap } from '@euro/design-system';
import {
  Bleed,
  commonTexts,
  MatchdayWorld,
  PitchColumns,
  PitchPage,
  PitchSkeleton,
  useIsArchive,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { memo, useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { hasPlayedWeek, shownWeek } from '../../domain/pointsWeeks.js';
import { useFollowPoints } from '../../hooks/useFollowPoints.js';
import { NewsContext, useIsNews } from '../../hooks/useIsNews.js';
import { useTeamPointsQuery } from '../../store/teamApi.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { MatchdayPoints } from './MatchdayPoints.js';
import { PointsBand } from './PointsBand.js';
import { SpyCard } from './SpyCard.js';

interface PointsViewProps {
  view: TeamView;
  isOwn: boolean;
}

/** A team's points of the matchday in the address; updated live while matches run, not while they are fetched. */
export const PointsView = memo(function PointsView({ view, isOwn }: PointsViewProps) {
  const world = useWorld();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { team } = view;
  const week = shownWeek(search.get('week'), world.deadline);
  const hasPlayed = hasPlayedWeek(team, week, world.deadline);
  const { currentData, error, isFetching, refetch, startedTimeStamp } = useTeamPointsQuery(
    { id: team.id, weekId: week },
    { skip: !hasPlayed },
  );
  const isNews = useIsNews(currentData !== undefined, startedTimeStamp);
  const isNothing = !hasPlayed || (error !== undefined && asFailure(error).code === 'nothing-to-show-yet');
  const hrefOf = useCallback((weekId: number) => `${pathname}?week=${weekId}`, [pathname]);
  useFollowPoints({
    weekId: week,
    points: currentData,
    isBehind: hasPlayed && (currentData !== undefined || isNothing) && error !== undefined,
    isFetching,
    refetch: () => hasPlayed && void refetch(),
  });
  return (
    <NewsContext value={isNews}>
      <PointsBand
        view={view}
        week={week}
        points={isNothing ? null : (currentData ?? null)}
        loading={!isNothing && currentData === undefined && error === undefined}
        isOwn={isOwn}
        hrefOf={hrefOf}
      />
      {isNothing ? (
        <NothingYet view={view} week={week} isOwn={isOwn} hrefOf={hrefOf} />
      ) : currentData === undefined ? (
        error === undefined ? (
          <PointsSkeleton />
        ) : (
          <PointsFailure week={week} retrying={isFetching} onRetry={refetch} />
        )
      ) : (
        <MatchdayWorld weekId={week}>
          <MatchdayPoints key={team.id} teamId={team.id} points={currentData} isOwn={isOwn} />
        </MatchdayWorld>
      )}
    </NewsContext>
  );
});

interface NothingYetProps extends PointsViewProps {
  week: number;
  hrefOf: (week: number) => string;
}

/**
 * Before the team's first scored matchday: its date, and links until then. Also in the seconds after a deadline in
 * which changes that were in time are still decided (decisions §2.2).
 */
function NothingYet({ view, week, isOwn, hrefOf }: NothingYetProps) {
  const world = useWorld();
  const isArchive = useIsArchive();
  const t = useText(pointsTexts);
  const { team } = view;
  const { deadlineWeek } = world.deadline;
  const isComing = week === deadlineWeek && week > team.weekId;
  const isLocking = hasPlayedWeek(team, week, world.deadline);
  const laterHasPoints = week < team.weekId && hasPlayedWeek(team, team.weekId, world.deadline);
  const text = isLocking
    ? t('lockingText')
    : laterHasPoints
      ? t('emptyWeek', { week })
      : isComing
        ? t(isOwn ? 'comingOwn' : 'comingOther')
        : t(isOwn ? 'emptyOwn' : 'emptyOther', { week: Math.max(team.weekId, deadlineWeek ?? week) });
  return (
    <PageBody as="div">
      <Wrap>
        <Card>
          <EmptyState
            title={isComing ? t('comingTitle', { week }) : t(isLocking ? 'lockingTitle' : 'emptyTitle')}
            text={text}
            actions={
              laterHasPoints ? (
                <ButtonLink href={hrefOf(team.weekId)}>{t('toFirstWeek', { week: team.weekId })}</ButtonLink>
              ) : (
                isOwn && !isArchive && <ButtonLink href={`/team/${team.id}`}>{t('toTeam')}</ButtonLink>
              )
            }
          />
        </Card>
        {!isOwn && (
          <Beneath>
            <SpyCard team={team} />
          </Beneath>
        )}
      </Wrap>
    </PageBody>
  );
}

const Beneath = styled.div`
  container-type: inline-size;
  max-width: 640px;
  margin: 16px auto 0;
`;

function PointsFailure({
  week,
  retrying,
  onRetry,
}: {
  week: number;
  retrying: boolean;
  onRetry: () => void;
}) {
  const t = useText(pointsTexts);
  const common = useText(commonTexts);
  return (
    <PageBody as="div">
      <Wrap>
        <ErrorState
          title={common('failedTitle')}
          text={t('failed', { week })}
          retryText={common('retry')}
          retrying={retrying}
          onRetry={onRetry}
        />
      </Wrap>
    </PageBody>
  );
}

function PointsSkeleton() {
  return (
    <PitchPage>
      <Wrap>
        <PitchColumns>
          <Bleed>
            <PitchSkeleton />
          </Bleed>
        </PitchColumns>
      </Wrap>
    </PitchPage>
  );
}
