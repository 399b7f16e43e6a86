import type { ConfirmedTransfer } from '@euro/api-contract';
import { DayHeading, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, useId } from 'react';
import { listTexts } from '../texts/listTexts.js';
import { ConfirmedRow } from './ConfirmedRow.js';
import { ResetTransfers } from './ResetTransfers.js';

interface CurrentTransfersProps {
  teamId: number;
  transfers: readonly ConfirmedTransfer[];
  weekId: number;
}

/** Confirmed transfers of the open matchday, below the prepared ones. */
export const CurrentTransfers = memo(function CurrentTransfers({
  teamId,
  transfers,
  weekId,
}: CurrentTransfersProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(listTexts);
  if (transfers.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <DayHeading id={titleId}>{t('confirmedNow', { week: weekId })}</DayHeading>
      <ul>
        {transfers.map((transfer) => (
          <ConfirmedRow key={`${transfer.outId}-${transfer.inId}`} transfer={transfer} />
        ))}
      </ul>
      {world.rules.transfersResettable && (
        <ResetTransfers teamId={teamId} count={transfers.length} weekId={weekId} />
      )}
    </section>
  );
});
