import { Card, EmptyState, ErrorState, Stack, TableSkeleton } from '@euro/design-system';
import { WorldGate } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { WeekChoice } from '../../components/WeekChoice.js';
import { useTrendsQuery } from '../../store/statsApi.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { trendsTexts } from '../../texts/trendsTexts.js';
import { TrendLists } from './TrendLists.js';

interface TrendsOfWeekProps {
  /** The requested matchday; one without trends counts as the last one with trends. */
  readonly week: number | null;
  /** The last matchday that has trends; null before the first. */
  readonly lastWeek: number | null;
  readonly onWeek: (week: number) => void;
}

/** The trends of a matchday, and the choice of another one. */
export function TrendsOfWeek({ week, lastWeek, onWeek }: TrendsOfWeekProps) {
  const t = useText(trendsTexts);
  if (lastWeek === null) return <NothingYet text={t('empty.text')} />;
  const hasTrends = week !== null && Number.isInteger(week) && week >= 1 && week <= lastWeek;
  const visibleWeek = hasTrends ? week : lastWeek;
  return (
    <Stack>
      <WeekChoice label={t('week')} week={visibleWeek} lastWeek={lastWeek} onWeek={onWeek} />
      <OfWeek key={visibleWeek} week={visibleWeek} />
    </Stack>
  );
}

function OfWeek({ week }: { readonly week: number }) {
  const t = useText(trendsTexts);
  const common = useText(commonTexts);
  const { currentData: trends, error, isFetching, refetch } = useTrendsQuery(week);
  const failure = (onRetry: () => void) => (
    <Card>
      <ErrorState title={t('failed')} text={error?.message} retryText={common('retry')} onRetry={onRetry} />
    </Card>
  );
  if (error && !trends && !isFetching)
    return error.code === 'nothing-to-show-yet' ? (
      <NothingYet text={t('empty.text.week')} />
    ) : (
      failure(refetch)
    );
  const skeleton = <TableSkeleton label={t('loading')} rows={10} />;
  return (
    <WorldGate loading={skeleton} failed={failure}>
      {trends ? <TrendLists trends={trends} /> : skeleton}
    </WorldGate>
  );
}

function NothingYet({ text }: { readonly text: string }) {
  const t = useText(trendsTexts);
  return (
    <Card>
      <EmptyState title={t('empty.title')} text={text} />
    </Card>
  );
}
