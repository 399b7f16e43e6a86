import type { RankingRow } from '@euro/api-contract';
import {
  Button,
  Card,
  CardTitle,
  Cluster,
  formatInteger,
  formatPercent,
  formatPoints,
  MoveArrow,
  Num,
  Skeleton,
  Soft,
  token,
} from '@euro/design-system';
import { shareBelow } from '@euro/game-ui';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { LocateFixed } from 'lucide-react';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { RankingView } from '../../domain/rankingView.js';
import { nextMilestone } from '../../domain/standing.js';
import { writeRank } from '../../domain/writeRank.js';
import { useMayHaveTeam } from '../../hooks/useMayHaveTeam.js';
import { useTeamRow } from '../../hooks/useTeamRow.js';
import { usePlaceQuery } from '../../store/rankingsApi.js';
import { rankingTexts } from '../../texts/rankingTexts.js';
import type { Ranking, ReadyRanking } from './useRanking.js';

/** Charts come after the ranking itself. */
const RankCourse = lazy(() => import('./RankCourse.js'));

const Place = styled.p`
  margin: 12px 0 4px;
  small { margin-left: 4px; font-size: 0.875rem; font-weight: 500; color: ${token.inkSoft}; }
`;

/** Two lines from the start: the second sentence comes later than the first. */
const Sentences = styled(Soft)`
  min-height: 42px;
`;

const Course = styled.div`
  max-width: 360px;
  margin-top: 16px;
  min-height: 92px;
`;

const Foot = styled.div`
  margin-top: 12px;
`;

interface YourPlaceCardProps {
  readonly view: RankingView;
  readonly ranking: Ranking;
  /** The matchday that was requested. */
  readonly week: number | null;
  /** Turns to the page on which the own team is. */
  readonly onShow: () => void;
}

/** A team's results give its rank overall and in each matchday, not in other rankings. */
function hasCourse(view: RankingView, week: number | null): boolean {
  return (view.tab === 'general' || view.tab === 'week') && week !== null && week > 1;
}

/** Rank of the user's team, the number of teams, and its course; nothing without a team in the ranking. */
export function YourPlaceCard({ view, ranking, week, onShow }: YourPlaceCardProps) {
  const mayHaveTeam = useMayHaveTeam();
  if (ranking.status === 'loading')
    return mayHaveTeam ? <Bones isCourseThere={hasCourse(view, week)} /> : null;
  if (ranking.status !== 'ready' || ranking.own === null || ranking.week === null) return null;
  return <Standing view={view} ranking={ranking} own={ranking.own} week={ranking.week} onShow={onShow} />;
}

/** The room that a place, its sentences and its course take. */
function Bones({ isCourseThere }: { readonly isCourseThere: boolean }) {
  return (
    <Card $padded aria-hidden>
      <CardTitle>
        <Skeleton $width="50%" $height={24} />
      </CardTitle>
      <Place>
        <Skeleton $width="70%" $height={40} />
      </Place>
      <Skeleton $height={42} />
      {isCourseThere && (
        <Course>
          <Skeleton $height={92} />
        </Course>
      )}
      <Foot>
        <Skeleton $height={48} $radius={10} />
      </Foot>
    </Card>
  );
}

interface StandingProps {
  readonly view: RankingView;
  readonly ranking: ReadyRanking;
  readonly own: RankingRow['team'];
  readonly week: number;
  readonly onShow: () => void;
}

function Standing({ view, ranking, own, week, onShow }: StandingProps) {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const { move } = useTeamRow()(own);
  const gap = useGap(view, ranking, own);
  const share = shareBelow(own.rank, ranking.teams);
  const sentences = [
    own.rank === 1 && t('you.leader'),
    own.rank > 1 && share !== null && t('you.better', { share: formatPercent(share, locale) }),
    gap,
  ].filter(Boolean);
  return (
    <Card $padded>
      <Cluster $justify="space-between">
        <CardTitle>{t('you.title')}</CardTitle>
        {move && <MoveArrow {...move} />}
      </Cluster>
      <Place>
        <Num $size={40}>{writeRank(own.rank, own.shared, locale)}</Num>
        <small>{t('you.of', { total: formatInteger(ranking.teams, locale) })}</small>
      </Place>
      <Sentences>{sentences.join(' ')}</Sentences>
      {hasCourse(view, week) && (
        <Course>
          <Suspense>
            <RankCourse inMatchday={view.tab === 'week'} teamId={own.id} week={week} />
          </Suspense>
        </Course>
      )}
      <Foot>
        <Button variant="secondary" block icon={<LocateFixed size={20} aria-hidden />} onClick={onShow}>
          {t('you.show')}
        </Button>
      </Foot>
    </Card>
  );
}

/** Points between the user's team and the next milestone. */
function useGap(
  { tab }: RankingView,
  { chosen, week }: ReadyRanking,
  own: RankingRow['team'],
): string | null {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const place = nextMilestone(own.rank);
  const which = { type: tab, weekId: week ?? 1, choice: chosen?.id ?? null };
  const { currentData } = usePlaceQuery({ ...which, place: place ?? 1 }, { skip: place === null });
  const milestoneTeam = currentData?.data[0]?.team;
  if (place === null || !milestoneTeam || milestoneTeam.points <= own.points) return null;
  const points = milestoneTeam.points - own.points;
  return t('you.gap', {
    points: t('points.written', { half: points * 2, written: formatPoints(points, locale) }),
    place: place === 1 ? t('place.first') : t('place.top', { place: formatInteger(place, locale) }),
  });
}
