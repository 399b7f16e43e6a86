import type { Player } from '@euro/api-contract';
import { Card, CardHeader, formatPoints, PointsBars } from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { playerTexts } from '../messages/playerTexts.js';
import { type CourseStep, playerCourse } from './playerCourse.js';

/** A player's points by matchday, beside the mean of those who share his position. */
export function PlayerCourse({ player }: { readonly player: Player }) {
  const t = useText(playerTexts);
  const locale = formatLocale(useLocale());
  const { state } = usePlatform();
  const everybody = useShared(state.players).value ?? [];
  const weeks = useShared(state.matches).value?.weeks ?? [];
  const course = playerCourse(player.stats, player.positionId, everybody, weeks.length);
  if (course.length === 0) return null;

  const written = (points: number) => formatPoints(points, locale);
  const sentence = ({ week, points, average }: CourseStep) => {
    if (points === null) return t(average === null ? 'course.coming' : 'course.absent', { week });
    if (average === null) return t('course.alone', { week, points: written(points) });
    return t('course.bar', { week, points: written(points), average: written(average) });
  };
  return (
    <Card>
      <CardHeader title={t('course.title')} />
      <PointsBars
        label={t('course.title')}
        matchdays={course.map((step) => ({
          number: step.week,
          points: step.points,
          text: step.points === null ? undefined : written(step.points),
          average: step.average ?? undefined,
          label: sentence(step),
          provisional: weeks.find(({ weekId }) => weekId === step.week)?.state === 'provisional',
        }))}
        legend={{
          own: player.short,
          average: t('course.average', { position: player.positionId }),
        }}
      />
    </Card>
  );
}
