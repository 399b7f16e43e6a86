import { Cluster, Dialog, IconTile, Stack } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { prizeTexts } from '../../messages/prizeTexts.js';
import { paragraphsOf } from '../../model/paragraphsOf.js';
import { PrizeIcon } from '../../parts/PrizeIcon.js';
import type { ToldPrize } from '../../parts/usePrizes.js';

interface PrizeDialogProps {
  readonly prize: ToldPrize;
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
