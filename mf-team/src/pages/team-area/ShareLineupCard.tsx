import { Card, CardHeader } from '@euro/design-system';
import { CardBody, ShareButtons } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import { useSharedLineup } from '../../hooks/useSharedLineup.js';
import { shareLineupTexts } from '../../texts/shareLineupTexts.js';

interface ShareLineupCardProps {
  readonly team: { readonly id: number; readonly name: string };
}

/** The saved line-up as a picture, for the device's own share or to be saved. */
export default function ShareLineupCard({ team }: ShareLineupCardProps) {
  const titleId = useId();
  const t = useText(shareLineupTexts);
  const shared = useSharedLineup(team);
  if (!shared.picture) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('title')} />
      <CardBody>
        <p>{t('text')}</p>
        <ShareButtons shared={shared} />
      </CardBody>
    </Card>
  );
}
