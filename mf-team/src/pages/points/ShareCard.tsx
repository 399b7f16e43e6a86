import type { TeamPoints } from '@euro/api-contract';
import { Button, ButtonLink, Card, CardHeader } from '@euro/design-system';
import { CardBody, useFormat, useShare } from '@euro/game-ui';
import { useLocale, useText } from '@euro/platform/react';
import { Download, Share2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { shareTexts } from '../../texts/shareTexts.js';

interface ShareCardProps {
  points: Pick<TeamPoints, 'teamId' | 'teamName' | 'weekId' | 'visibleWeekPoints'>;
}

/** The matchday as a picture, for the device's own share or to be saved; the server draws it when somebody asks. */
export default function ShareCard({ points }: ShareCardProps) {
  const { teamId, teamName: name, weekId: week } = points;
  const titleId = useId();
  const t = useText(shareTexts);
  const lang = useLocale();
  const format = useFormat();
  // Whole: a path would be a page of the portal.
  const { origin } = window.location;
  const picture = `${origin}/share/team/${teamId}/${week}.png?lang=${lang}`;
  const fileName = `euromanager-${teamId}-${week}.png`;
  const { share, isSharing } = useShare({ failed: t('failed') });
  const handleShare = () =>
    share(
      {
        title: t('message', { name, week, points: format.teamPoints(points.visibleWeekPoints) }),
        url: `${origin}/public/${teamId}?week=${week}`,
        picture: { address: picture, fileName },
      },
      t('copied'),
    );
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('title', { week })} />
      <CardBody>
        <p>{t('text', { name })}</p>
        <Buttons>
          <Button
            variant="secondary"
            icon={<Share2 size={20} aria-hidden />}
            loading={isSharing}
            onClick={() => void handleShare()}
          >
            {t('share')}
          </Button>
          <ButtonLink
            variant="text"
            href={picture}
            download={fileName}
            icon={<Download size={20} aria-hidden />}
          >
            {t('save')}
          </ButtonLink>
        </Buttons>
      </CardBody>
    </Card>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
