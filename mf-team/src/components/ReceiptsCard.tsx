import { Button, Card, CardHeader, ErrorState, TableSkeleton } from '@euro/design-system';
import { CardBody, commonTexts, ReceiptList } from '@euro/game-ui';
import { lazyPage, useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { useLookRows } from '../hooks/useLookRows.js';
import { useReceiptRows } from '../hooks/useReceiptRows.js';
import { useChangesQuery } from '../store/teamApi.js';
import { receiptsTexts } from '../texts/receiptsTexts.js';
import type { ReceiptsDialogProps } from './ReceiptsDialog.js';

const ReceiptsDialog = lazyPage<ReceiptsDialogProps>(() =>
  import(/* webpackChunkName: "receipts" */ './ReceiptsDialog.js').then((file) => file.ReceiptsDialog),
);

/** So many of the latest changes are in the card. */
const SHOWN = 4;

interface ReceiptsCardProps {
  teamId: number;
}

/** The last changes of the own team, and the way to all of them (decisions §3.7). */
export const ReceiptsCard = memo(function ReceiptsCard({ teamId }: ReceiptsCardProps) {
  const titleId = useId();
  const t = useText(receiptsTexts);
  const [showsAll, setShowsAll] = useState(false);
  const receiptRows = useReceiptRows();
  const { data, isError, isFetching, refetch } = useChangesQuery({ id: teamId, page: 1, size: SHOWN });
  const lookRows = useLookRows();
  // Of the latest matchday; the others are among all changes.
  const rows = data ? [...receiptRows(data.data), ...lookRows(data.looks).slice(0, 1)] : [];
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('title')} />
      {data === undefined ? (
        <NoChanges isError={isError} retrying={isFetching} onRetry={refetch} />
      ) : rows.length === 0 ? (
        <CardBody>
          <p>{t('empty')}</p>
        </CardBody>
      ) : (
        <ReceiptList label={t('title')} receipts={rows} />
      )}
      {data !== undefined && data.totalRecords > data.data.length && (
        <More>
          <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setShowsAll(true)}>
            <span>{t('all', { count: data.totalRecords })}</span>
            <ChevronRight size={18} aria-hidden />
          </Button>
        </More>
      )}
      {showsAll && <ReceiptsDialog teamId={teamId} onClose={() => setShowsAll(false)} />}
    </Card>
  );
});

interface NoChangesProps {
  isError: boolean;
  retrying: boolean;
  onRetry: () => void;
}

function NoChanges({ isError, retrying, onRetry }: NoChangesProps): ReactNode {
  const t = useText(receiptsTexts);
  const common = useText(commonTexts);
  if (isError) {
    return (
      <ErrorState
        title={common('failedTitle')}
        text={t('failed')}
        retryText={common('retry')}
        retrying={retrying}
        onRetry={onRetry}
      />
    );
  }
  return <TableSkeleton label={common('loading')} rows={SHOWN} />;
}

const More = styled.div`
  padding: 0 2px 6px;
  @container (min-width: 26.5625rem) { padding-inline: 6px; }
`;
