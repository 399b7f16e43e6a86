import type { TeamPoints } from '@euro/api-contract';
import { useFormat, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import type { FactGridProps } from '../../components/points-head/PointsHead.js';
import { armbands } from '../../domain/pointsLineup.js';
import { pointsTexts } from '../../texts/pointsTexts.js';

/** The overview of a team's matchday in six figures (spec §2 "/points/{id}"). */
export function useFacts(points: TeamPoints, week: number): FactGridProps['facts'] {
  const world = useWorld();
  const t = useText(pointsTexts);
  const format = useFormat();
  const { multipliedSelection } = armbands(points);
  const orNothing = (value: number | null) => (value === null ? t('nothing') : format.points(value));
  const { powerSubsFromWeek } = world.rules;
  return [
    { caption: t('total'), value: format.teamPoints(points.generalPoints) },
    { caption: t('average'), value: orNothing(points.weekAveragePoints) },
    {
      caption: t('winner'),
      value: points.weekWinnerPoints === null ? t('nothing') : format.teamPoints(points.weekWinnerPoints),
    },
    { caption: t('transfers'), value: format.whole(points.weekTransfers) },
    {
      caption: t('captain'),
      value: multipliedSelection === null ? t('nothing') : format.points(multipliedSelection.total),
    },
    {
      caption: t('powerSub'),
      value:
        week < powerSubsFromWeek ? (
          <Later>{t('powerSubFrom', { week: powerSubsFromWeek })}</Later>
        ) : (
          format.whole(points.weekPowerSubs)
        ),
    },
  ];
}

const Later = styled.span`
  font-size: 0.875rem;
  font-stretch: 100%;
  font-weight: 650;
  line-height: 1.125rem;
`;
