import type { TeamPoints } from '@euro/api-contract';
import { Card, CardHeader } from '@euro/design-system';
import { CardBody, ShareButtons, type Shared, useAddress, useFormat, useTextLanguage } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import { shareTexts } from '../../texts/shareTexts.js';

interface ShareCardProps {
  points: Pick<TeamPoints, 'teamId' | 'teamName' | 'weekId' | 'visibleWeekPoints'>;
}

/** The matchday as a picture, for the device's own share or to be saved. */
export default function ShareCard({ points }: ShareCardProps) {
  const { teamId, teamName: name, weekId: week } = points;
  const titleId = useId();
  const t = useText(shareTexts);
  const format = useFormat();
  const address = useAddress();
  const picture = useTeamPicture(teamId, week);
  const title = t('message', { name, week, points: format.teamPoints(points.visibleWeekPoints) });
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('title', { week })} />
      <CardBody>
        <p>{t('text', { name })}</p>
        <ShareButtons shared={{ title, url: address(`/public/${teamId}?week=${week}`), picture }} />
      </CardBody>
    </Card>
  );
}

/** The server's picture of a team's matchday, once its deadline has passed. */
function useTeamPicture(teamId: number, weekId: number): NonNullable<Shared['picture']> {
  const lang = useTextLanguage();
  return {
    // Whole: a path would be a page of the portal.
    address: `${window.location.origin}/share/team/${teamId}/${weekId}.png?lang=${lang}`,
    fileName: `euromanager-${teamId}-${weekId}.png`,
  };
}
