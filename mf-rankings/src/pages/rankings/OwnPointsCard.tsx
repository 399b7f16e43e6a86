import { Card, CardTitle, Skeleton } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useMayHaveTeam } from '../../hooks/useMayHaveTeam.js';
import { rankingTexts } from '../../texts/rankingTexts.js';
import type { Ranking } from './useRanking.js';

/** Charts come after the ranking itself. */
const OwnPoints = lazy(() => import('./OwnPoints.js'));

/** As high as bars, matchdays and legend will be. */
const Room = styled.div`
  min-height: 180px;
  margin-top: 12px;
`;

/**
 * The points of the user's team in every matchday beside the mean of all teams; nothing without a team in the ranking.
 */
export function OwnPointsCard({ ranking }: { readonly ranking: Ranking }) {
  const t = useText(rankingTexts);
  const mayHaveTeam = useMayHaveTeam();
  const ownTeam = ranking.status === 'ready' ? ranking.own : null;
  const week = ranking.status === 'ready' ? ranking.week : null;
  const isThere = ownTeam !== null && week !== null;
  if (!isThere && !(ranking.status === 'loading' && mayHaveTeam)) return null;
  return (
    <Card $padded>
      <CardTitle>{t('points.title')}</CardTitle>
      <Room>
        {isThere && (
          <Suspense fallback={<Skeleton $height={180} />}>
            <OwnPoints teamId={ownTeam.id} week={week} />
          </Suspense>
        )}
      </Room>
    </Card>
  );
}
