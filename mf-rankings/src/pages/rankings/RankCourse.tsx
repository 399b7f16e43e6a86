import { formatInteger } from '@euro/design-system';
import { RankHistoryChart } from '@euro/design-system/charts';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { useCourseQuery } from '../../store/rankingsApi.js';
import { rankingTexts } from '../../texts/rankingTexts.js';

interface RankCourseProps {
  /** Ranks of each matchday alone instead of the overall ones. */
  readonly inMatchday: boolean;
  readonly teamId: number;
  /** Up to this matchday. */
  readonly week: number;
}

/** A team's rank after each matchday. */
export default function RankCourse({ inMatchday, teamId, week }: RankCourseProps) {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const { currentData } = useCourseQuery({ teamId, weekId: week });
  const stats = (currentData?.weekStat ?? []).filter(({ weekId }) => weekId <= week);
  if (stats.length === 0) return null;
  return (
    <RankHistoryChart
      label={t('course.title')}
      matchdays={stats.map(({ weekId }, at) =>
        at === 0 ? t('course.first', { week: weekId }) : String(weekId),
      )}
      matchdayHead={t('week.label')}
      series={[
        {
          id: teamId,
          name: t('column.rank'),
          ranks: stats.map(({ rank, generalRank }) => (inMatchday ? rank : generalRank)),
        },
      ]}
      write={(rank) => formatInteger(rank, locale)}
      none={t('course.none')}
    />
  );
}
