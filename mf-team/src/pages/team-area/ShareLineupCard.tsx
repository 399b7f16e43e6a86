import { Button, ButtonLink, Card, CardHeader } from '@euro/design-system';
import { CardBody } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Download, Share2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useShareLineup } from '../../hooks/useShareLineup.js';
import { shareLineupTexts } from '../../texts/shareLineupTexts.js';

interface ShareLineupCardProps {
  readonly team: { readonly id: number; readonly name: string };
}

/** The saved line-up as a picture, for the device's own share or to be saved. */
export default function ShareLineupCard({ team }: ShareLineupCardProps) {
  const titleId = useId();
  const t = useText(shareLineupTexts);
  const { picture, share, isSharing } = useShareLineup(team);
  if (picture === null) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('title')} />
      <CardBody>
        <p>{t('text')}</p>
        <Buttons>
          <Button
            variant="secondary"
            icon={<Share2 size={20} aria-hidden />}
            loading={isSharing}
            onClick={() => void share()}
          >
            {t('share')}
          </Button>
          <ButtonLink
            variant="text"
            href={picture.address}
            download={picture.fileName}
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
