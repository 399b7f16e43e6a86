import { Dialog, ErrorState, Pager, Skeleton } from '@euro/design-system';
import { commonTexts, ReceiptList } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useLookRows } from '../hooks/useLookRows.js';
import { useReceiptRows } from '../hooks/useReceiptRows.js';
import { useChangesQuery } from '../store/teamApi.js';
import { receiptsTexts } from '../texts/receiptsTexts.js';

const PAGE_SIZE = 10;

/** Props of {@link ReceiptsDialog}. */
export interface ReceiptsDialogProps {
  teamId: number;
  onClose: () => void;
}

/** All changes of the own team, a page at a time; before the newest how often its lineups were looked at. */
export function ReceiptsDialog({ teamId, onClose }: ReceiptsDialogProps) {
  const t = useText(receiptsTexts);
  const common = useText(commonTexts);
  const [page, setPage] = useState(1);
  const receiptRows = useReceiptRows();
  const lookRows = useLookRows();
  const query = useChangesQuery({ id: teamId, page, size: PAGE_SIZE });
  // The previous page stays until the next one is loaded.
  const { data, isError, isFetching, refetch } = query;
  const total = data?.totalRecords ?? 0;
  const looks = page === 1 && data ? lookRows(data.looks) : [];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={common('close')}
      title={t('title')}
      description={t('dialogText')}
    >
      {isError && query.currentData === undefined ? (
        <ErrorState
          title={common('failedTitle')}
          text={t('failed')}
          retryText={common('retry')}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : data === undefined ? (
        <Place role="status" aria-label={common('loading')} />
      ) : (
        <ReceiptList flush label={t('title')} receipts={[...looks, ...receiptRows(data.data)]} />
      )}
      {total > PAGE_SIZE && (
        <Pager
          label={t('pages')}
          summary={t('summary', {
            from: (page - 1) * PAGE_SIZE + 1,
            to: Math.min(page * PAGE_SIZE, total),
            total,
          })}
          page={page}
          pages={Math.ceil(total / PAGE_SIZE)}
          onPage={setPage}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        />
      )}
    </Dialog>
  );
}

const Place = styled(Skeleton)`
  height: 320px;
`;
