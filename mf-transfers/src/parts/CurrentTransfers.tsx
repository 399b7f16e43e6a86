import type { ConfirmedTransfer } from '@euro/api-contract';
import { DayHeading } from '@euro/design-system';
import type { World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import { listTexts } from '../messages/listTexts.js';
import { ConfirmedRow } from './ConfirmedRow.js';
import { ResetTransfers } from './ResetTransfers.js';

interface CurrentTransfersProps {
  teamId: number;
  transfers: readonly ConfirmedTransfer[];
  world: World;
  weekId: number;
}

/** What is confirmed for the open matchday, under what is only prepared. */
export function CurrentTransfers({ teamId, transfers, world, weekId }: CurrentTransfersProps) {
  const titleId = useId();
  const t = useText(listTexts);
  if (transfers.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <DayHeading id={titleId}>{t('confirmedNow', { week: weekId })}</DayHeading>
      <ul>
        {transfers.map((transfer) => (
          <ConfirmedRow key={`${transfer.outId}-${transfer.inId}`} transfer={transfer} world={world} />
        ))}
      </ul>
      {world.rules.transfersResettable && (
        <ResetTransfers teamId={teamId} count={transfers.length} world={world} weekId={weekId} />
      )}
    </section>
  );
}
