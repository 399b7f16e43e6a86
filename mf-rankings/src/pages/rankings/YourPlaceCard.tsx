import type { RankingRow } from '@euro/api-contract';
import {
  Card,
  CardTitle,
  Cluster,
  formatInteger,
  formatPercent,
  formatPoints,
  MoveArrow,
  Num,
  RankChart,
  Skeleton,
  Soft,
  token,
} from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { rankingTexts } from '../../messages/rankingTexts.js';
import type { RankingTab } from '../../model/rankingView.js';
import { nextMilestone, shareBelow } from '../../model/standing.js';
import { writeRank } from '../../model/writeRank.js';
import { useMayHaveTeam } from '../../parts/useMayHaveTeam.js';
import { useTeamRow } from '../../parts/useTeamRow.js';
import { useCourseQuery, usePlaceQuery } from '../../store/rankingsApi.js';
import type { Ranking, ReadyRanking } from './useRanking.js';

const Place = styled.p`
  margin: 12px 0 4px;
  small { margin-left: 4px; font-size: 14px; font-weight: 500; color: ${token.inkSoft}; }
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

interface YourPlaceCardProps {
  readonly tab: RankingTab;
  readonly ranking: Ranking;
  /** The matchday that was asked for. */
  readonly week: number | null;
}

/** Where the own team stands, among how many, and how it got there; nothing for who has no team in the ranking. */
export function YourPlaceCard({ tab, ranking, week }: YourPlaceCardProps) {
  const mayHaveTeam = useMayHaveTeam();
  if (ranking.status === 'loading')
    return mayHaveTeam ? <Bones hasCourse={week !== null && week > 1} /> : null;
  if (ranking.status !== 'ready' || ranking.own === null || ranking.week === null) return null;
  return <Standing tab={tab} ranking={ranking} own={ranking.own} week={ranking.week} />;
}

/** The room that a place, its sentences and its course take. */
function Bones({ hasCourse }: { readonly hasCourse: boolean }) {
  return (
    <Card $padded aria-hidden>
      <CardTitle>
        <Skeleton $width="50%" $height={24} />
      </CardTitle>
      <Place>
        <Skeleton $width="70%" $height={40} />
      </Place>
      <Skeleton $height={42} />
      {hasCourse && (
        <Course>
          <Skeleton $height={92} />
        </Course>
      )}
    </Card>
  );
}

interface StandingProps {
  readonly tab: RankingTab;
  readonly ranking: ReadyRanking;
  readonly own: RankingRow['team'];
  readonly week: number;
}

function Standing({ tab, ranking, own, week }: StandingProps) {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const { move } = useTeamRow(tab)(own);
  const gap = useGap(tab, own, week);
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
      {week > 1 && (
        <Course>
          <RankCourse tab={tab} teamId={own.id} week={week} />
        </Course>
      )}
    </Card>
  );
}

/** How many points the next round place is away. */
function useGap(tab: RankingTab, own: RankingRow['team'], weekId: number): string | null {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const place = nextMilestone(own.rank);
  const { currentData } = usePlaceQuery({ type: tab, weekId, place: place ?? 1 }, { skip: place === null });
  const there = currentData?.data[0]?.team;
  if (place === null || !there || there.points <= own.points) return null;
  const points = there.points - own.points;
  return t('you.gap', {
    points: t('points.written', { half: points * 2, written: formatPoints(points, locale) }),
    place: place === 1 ? t('place.first') : t('place.top', { place: formatInteger(place, locale) }),
  });
}

interface RankCourseProps {
  readonly tab: RankingTab;
  readonly teamId: number;
  readonly week: number;
}

function RankCourse({ tab, teamId, week }: RankCourseProps) {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const { currentData } = useCourseQuery(teamId);
  const ranks = (currentData ?? [])
    .filter(({ weekId }) => weekId <= week)
    .map(({ weekId, rank, generalRank }) => ({ weekId, rank: tab === 'week' ? rank : generalRank }));
  if (ranks.length === 0) return null;
  return (
    <RankChart
      label={t('you.course', { places: ranks.map(({ rank }) => formatInteger(rank, locale)).join(', ') })}
      ranks={ranks.map(({ weekId, rank }, index) => ({
        matchday: index === 0 ? t('course.first', { week: weekId }) : String(weekId),
        rank,
      }))}
    />
  );
}
