import { Pager } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { deskTexts } from '../texts/deskTexts.js';

interface DeskPagerProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Pages of a list of the desk; nothing for a single page. */
export function DeskPager({ page, size, total, onPage }: DeskPagerProps) {
  const t = useText(deskTexts);
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  const summary = t('shown', {
    first: (page - 1) * size + 1,
    last: Math.min(page * size, total),
    total,
  });
  return (
    <Pager
      label={t('pager')}
      summary={summary}
      page={page}
      pages={pages}
      onPage={onPage}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    />
  );
}
