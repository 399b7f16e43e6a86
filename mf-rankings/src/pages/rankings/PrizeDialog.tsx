import { Cluster, Dialog, IconTile, Stack } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { PrizeIcon } from '../../components/PrizeIcon.js';
import { paragraphsOf } from '../../domain/paragraphsOf.js';
import type { TranslatedPrize } from '../../hooks/usePrizes.js';
import { prizeTexts } from '../../texts/prizeTexts.js';

interface PrizeDialogProps {
  readonly prize: TranslatedPrize;
  readonly onClose: () => void;
}

/** The page of one prize (spec §3 "Ranking prize page"). */
export function PrizeDialog({ prize, onClose }: PrizeDialogProps) {
  const t = useText(prizeTexts);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={prize.title}
      description={prize.short}
      closeLabel={t('close')}
    >
      <Cluster $align="flex-start">
        <IconTile>
          <PrizeIcon image={prize.image} />
        </IconTile>
        <Stack $gap={12} style={{ flex: 1 }}>
          {paragraphsOf(prize.body).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Stack>
      </Cluster>
    </Dialog>
  );
}
