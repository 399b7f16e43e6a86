import type { ResponseOf } from '@euro/api-contract';
import { type PointsMatchday, PointsPerMatchday } from '@euro/design-system/charts';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useCourseQuery } from '../../store/rankingsApi.js';
import { rankingTexts } from '../../texts/rankingTexts.js';

interface OwnPointsProps {
  readonly teamId: number;
  /** The matchday that is looked at. */
  readonly week: number;
}

/** A team's points of every matchday of the tournament, beside the mean of all teams. */
export default function OwnPoints({ teamId, week }: OwnPointsProps) {
  const t = useText(rankingTexts);
  const { currentData } = useCourseQuery({ teamId, weekId: week });
  const matchdays = useMatchdays(currentData, week);
  if (matchdays.length === 0) return null;
  return (
    <PointsPerMatchday
      label={t('points.title')}
      matchdayHead={t('week.label')}
      matchdays={matchdays}
      legend={{
        own: t('points.you'),
        average: t('points.average'),
        provisional: matchdays.some(({ provisional }) => provisional) ? t('points.provisional') : undefined,
      }}
      height={128}
    />
  );
}

type Course = Pick<ResponseOf<'GET team/{id}/points/{weekId}'>, 'weekStat' | 'averages'>;

function useMatchdays(course: Course | undefined, selected: number): readonly PointsMatchday[] {
  const t = useText(rankingTexts);
  const format = useFormat();
  const { state } = usePlatform();
  const weeks = useShared(state.matches).value?.weeks ?? [];
  if (!course) return [];
  return weeks.map(({ weekId: number }) => {
    const ownWeek = course.weekStat.find(({ weekId }) => weekId === number);
    const average = course.averages.find(({ weekId }) => weekId === number)?.points;
    const absent = !ownWeek && average !== undefined;
    return {
      number,
      points: ownWeek?.points ?? null,
      text: ownWeek ? format.teamPoints(ownWeek.points) : t(absent ? 'points.absent' : 'points.to.come'),
      absent,
      average,
      averageText: average === undefined ? undefined : format.points(average),
      provisional: ownWeek ? !ownWeek.confirmed : undefined,
      selected: number === selected,
    };
  });
}
