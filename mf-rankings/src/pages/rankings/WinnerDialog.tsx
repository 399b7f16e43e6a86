import {
  Badge,
  Cluster,
  Crown,
  Dialog,
  ErrorState,
  ListRow,
  Num,
  TableSkeleton,
  TextLink,
} from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useTeamRow } from '../../hooks/useTeamRow.js';
import { usePageQuery } from '../../store/rankingsApi.js';
import { rankingTexts } from '../../texts/rankingTexts.js';

interface WinnerDialogProps {
  readonly week: number;
  readonly onClose: () => void;
}

/** The winners of a matchday; several with equal points. */
export function WinnerDialog({ week, onClose }: WinnerDialogProps) {
  const t = useText(rankingTexts);
  const write = useTeamRow();
  const { currentData, error, refetch } = usePageQuery({
    type: 'week',
    weekId: week,
    choice: null,
    page: 1,
    name: '',
  });
  const winners = (currentData?.data ?? []).filter(({ team }) => team.rank === 1);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(winners.length > 1 ? 'winner.shared' : 'winner.title', { week })}
      description={currentData && !currentData.confirmed ? t('winner.provisional') : undefined}
      closeLabel={t('winner.close')}
    >
      {error && !currentData && (
        <ErrorState
          title={t('error.title')}
          text={error.message}
          retryText={t('error.retry')}
          onRetry={refetch}
        />
      )}
      {!currentData && !error && <TableSkeleton label={t('loading')} rows={1} />}
      <ul>
        {winners.map(({ team }) => {
          const row = write(team);
          return (
            <ListRow
              key={row.id}
              flush
              leading={<Badge seed={row.id} src={row.badge} size={48} />}
              title={
                <Cluster $gap={6}>
                  {row.href ? (
                    <TextLink inline href={row.href}>
                      {row.name}
                    </TextLink>
                  ) : (
                    <span>{row.name}</span>
                  )}
                  {row.premiumLabel && <Crown label={row.premiumLabel} />}
                </Cluster>
              }
              detail={row.manager}
              trailing={<Num $size={28}>{row.total}</Num>}
            />
          );
        })}
      </ul>
    </Dialog>
  );
}
