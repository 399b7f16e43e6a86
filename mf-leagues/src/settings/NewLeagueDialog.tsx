import { Dialog } from '@euro/design-system';
import { useIsPremium } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { UpsellCard } from '../components/UpsellCard.js';
import { createTexts } from '../texts/createTexts.js';
import { CreateForm } from './CreateForm.js';

export interface NewLeagueDialogProps {
  readonly onClose: () => void;
}

/** Creates a league from its tile, or shows the upsell of premium. */
export function NewLeagueDialog({ onClose }: NewLeagueDialogProps) {
  const t = useText(createTexts);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')} closeLabel={t('close')}>
      {useIsPremium() ? <CreateForm onStarted={onClose} /> : <UpsellCard />}
    </Dialog>
  );
}
