import type { ConfirmedTransfer } from '@euro/api-contract';
import { Card, CardHeader, Pager } from '@euro/design-system';
import { CardBody, pageOf } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, useId, useState } from 'react';
import { listTexts } from '../texts/listTexts.js';
import { ConfirmedRow } from './ConfirmedRow.js';

/** Transfers on a page (spec §9). */
const PAGE_SIZE = 15;

interface EarlierCardProps {
  /** The newest first. */
  transfers: readonly ConfirmedTransfer[];
}

/** The transfers of earlier matchdays. */
export const EarlierCard = memo(function EarlierCard({ transfers }: EarlierCardProps) {
  const titleId = useId();
  const t = useText(listTexts);
  const [requestedPage, setRequestedPage] = useState(1);
  const page = pageOf(transfers, requestedPage, PAGE_SIZE);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('earlier')} />
      {page.total === 0 ? (
        <CardBody>
          <p>{t('noneEarlier')}</p>
        </CardBody>
      ) : (
        <ul>
          {page.items.map((transfer) => (
            <ConfirmedRow
              key={`${transfer.weekId}-${transfer.outId}-${transfer.inId}-${transfer.at ?? ''}`}
              transfer={transfer}
              withWeek
            />
          ))}
        </ul>
      )}
      {page.pages > 1 && (
        <Pager
          label={t('earlier')}
          summary={t('range', { from: page.from, to: page.to, total: page.total })}
          page={page.page}
          pages={page.pages}
          onPage={setRequestedPage}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        />
      )}
    </Card>
  );
});
