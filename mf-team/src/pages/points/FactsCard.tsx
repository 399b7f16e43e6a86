import type { TeamPoints } from '@euro/api-contract';
import { Card, CardHeader } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import { FactGrid } from '../../components/points-head/PointsHead.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { useFacts } from './useFacts.js';

/** The figures of a matchday while it runs: the band has what happens instead. */
export function FactsCard({ points }: { readonly points: TeamPoints }) {
  const t = useText(pointsTexts);
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('factsTitle', { week: points.weekId })} />
      <FactGrid facts={useFacts(points, points.weekId)} onCard />
    </Card>
  );
}
