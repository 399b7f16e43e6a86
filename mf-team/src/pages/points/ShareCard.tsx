import type { TeamPoints } from '@euro/api-contract';
import { Card, CardHeader } from '@euro/design-system';
import { CardBody, ShareButtons } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import { useSharedPoints } from '../../hooks/useSharedPoints.js';
import { shareTexts } from '../../texts/shareTexts.js';

interface ShareCardProps {
  points: Pick<TeamPoints, 'teamId' | 'teamName' | 'weekId' | 'visibleWeekPoints'>;
}

/** The matchday as a picture, for the device's own share or to be saved. */
export default function ShareCard({ points }: ShareCardProps) {
  const titleId = useId();
  const t = useText(shareTexts);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('title', { week: points.weekId })} />
      <CardBody>
        <p>{t('text', { name: points.teamName })}</p>
        <ShareButtons shared={useSharedPoints(points)} />
      </CardBody>
    </Card>
  );
}
