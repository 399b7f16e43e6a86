import type { TeamPoints } from '@euro/api-contract';
import { LiveDot } from '@euro/design-system';
import type { PlayerStatus } from '@euro/game';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { pointsTexts } from '../../texts/pointsTexts.js';

interface BenchHintProps {
  points: TeamPoints;
  statuses: ReadonlyMap<number, PlayerStatus>;
  isOwn: boolean;
}

/** At the right of the bench's title: the legend of the dot during matches, and the points of the bench. */
export function BenchHint({ points, statuses, isOwn }: BenchHintProps) {
  const t = useText(pointsTexts);
  const format = useFormat();
  const plays = [...statuses.values()].includes('playing');
  const { benchPoints, booster } = points;
  const benchText =
    booster === 'bank'
      ? t('benchCounts')
      : benchPoints === 0
        ? null
        : t(isOwn ? 'benchPointsOwn' : 'benchPoints', {
            points: format.points(benchPoints),
            count: benchPoints,
          });
  return (
    <Legend>
      {plays && (
        <span>
          <LiveDot />
          <span>{t('legendPlaying')}</span>
        </span>
      )}
      {benchText !== null && <span>{benchText}</span>}
    </Legend>
  );
}

const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 2px 16px;
  text-align: right;
  & > span { display: inline-flex; align-items: center; gap: 8px; }
`;
