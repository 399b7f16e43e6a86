import type { TeamView } from '@euro/api-contract';
import { ButtonLink, Card, EmptyState, ErrorState, PageBody, Stack, Wrap } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { hasPlayedWeek, shownWeek } from '../../domain/pointsWeeks.js';
import type { World } from '../../domain/world.js';
import { commonTexts } from '../../messages/commonTexts.js';
import { pointsTexts } from '../../messages/pointsTexts.js';
import { Bleed, PitchColumns, PitchPage } from '../../parts/layout.js';
import { PitchSkeleton } from '../../parts/PitchSkeleton.js';
import { asFailure } from '../../store/asFailure.js';
import { useTeamPointsQuery } from '../../store/teamApi.js';
import { MatchesCard } from './MatchesCard.js';
import { PointsBand } from './PointsBand.js';
import { PointsBarsCard } from './PointsBarsCard.js';
import { PointsPitch } from './PointsPitch.js';

interface PointsViewProps {
  view: TeamView;
  world: World;
  isOwn: boolean;
}

/** A team's points of one matchday, which the address keeps. */
export function PointsView({ view, world, isOwn }: PointsViewProps) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { team } = view;
  const week = shownWeek(search.get('week'), world.deadline);
  const hasPlayed = hasPlayedWeek(team, week, world.deadline);
  const { currentData, error, isFetching, refetch } = useTeamPointsQuery(
    { id: team.id, weekId: week },
    { skip: !hasPlayed },
  );
  const isNothing = !hasPlayed || (error !== undefined && asFailure(error).code === 'nothing-to-show-yet');
  const hrefOf = (weekId: number) => `${pathname}?week=${weekId}`;
  return (
    <>
      <PointsBand
        view={view}
        world={world}
        week={week}
        points={isNothing ? null : (currentData ?? null)}
        loading={!isNothing && currentData === undefined && error === undefined}
        isOwn={isOwn}
        hrefOf={hrefOf}
      />
      {isNothing ? (
        <NothingYet view={view} week={week} world={world} isOwn={isOwn} hrefOf={hrefOf} />
      ) : currentData === undefined && error !== undefined ? (
        <PointsFailure week={week} retrying={isFetching} onRetry={refetch} />
      ) : (
        <PitchPage>
          <Wrap>
            <PitchColumns>
              <Stack>
                <Bleed>
                  {currentData === undefined ? (
                    <PitchSkeleton />
                  ) : (
                    <PointsPitch points={currentData} world={world} isOwn={isOwn} />
                  )}
                </Bleed>
                {currentData && <PointsBarsCard points={currentData} world={world} isOwn={isOwn} />}
              </Stack>
              <MatchesCard selections={currentData?.selections ?? []} world={world} week={week} />
            </PitchColumns>
          </Wrap>
        </PitchPage>
      )}
    </>
  );
}

interface NothingYetProps extends PointsViewProps {
  week: number;
  hrefOf: (week: number) => string;
}

/** Before the team's first scored matchday: when that is, and what can be done meanwhile. */
function NothingYet({ view, world, week, isOwn, hrefOf }: NothingYetProps) {
  const t = useText(pointsTexts);
  const { team } = view;
  const laterHasPoints = week < team.weekId && hasPlayedWeek(team, team.weekId, world.deadline);
  const text = laterHasPoints
    ? t('emptyWeek', { week })
    : t(isOwn ? 'emptyOwn' : 'emptyOther', {
        week: Math.max(team.weekId, world.deadline.deadlineWeek ?? week),
      });
  return (
    <PageBody as="div">
      <Wrap>
        <Card>
          <EmptyState
            title={t('emptyTitle')}
            text={text}
            actions={
              laterHasPoints ? (
                <ButtonLink href={hrefOf(team.weekId)}>{t('toFirstWeek', { week: team.weekId })}</ButtonLink>
              ) : (
                isOwn && <ButtonLink href={`/team/${team.id}`}>{t('toTeam')}</ButtonLink>
              )
            }
          />
        </Card>
      </Wrap>
    </PageBody>
  );
}

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
