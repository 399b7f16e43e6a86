import { Button, StickyBar } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { bulkTexts } from '../texts/bulkTexts.js';
import type { Selection } from './useSelection.js';

interface BulkBarProps<T> {
  readonly selection: Selection<T>;
  /** One button for each thing that can be done. */
  readonly children: ReactNode;
}

/** Actions on the selected rows; visible while rows are selected. */
export function BulkBar<T>({ selection, children }: BulkBarProps<T>) {
  const t = useText(bulkTexts);
  const { selectedRows, chooseAll } = selection;
  if (selectedRows.length === 0) return null;
  return (
    <StickyBar label={t('bar')} title={t('chosen', { count: selectedRows.length })}>
      <Button variant="ghost" size="small" onClick={() => chooseAll(false)}>
        {t('clear')}
      </Button>
      {children}
    </StickyBar>
  );
}
