import { Pager } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useFormat } from '../hooks/useFormat.js';
import { pagerTexts } from '../messages/pagerTexts.js';

/** Props of {@link ListPager}. */
export interface ListPagerProps {
  /** "Bladeren door de spelers". */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  /** Rows of a page. */
  size: number;
  /** Rows of all pages. */
  total: number;
  onPage: (page: number) => void;
  /** Numbered pages between the arrows, where there is room. */
  numbered?: boolean;
}

/** Turns the pages of a list, in the reader's words: "11–20 van 622". */
export function ListPager({ label, page, pages, size, total, onPage, numbered = false }: ListPagerProps) {
  const t = useText(pagerTexts);
  const { whole } = useFormat();
  const from = (page - 1) * size + 1;
  const range = { from: whole(from), to: whole(Math.min(from + size - 1, total)), total: whole(total) };
  return (
    <Pager
      label={label}
      summary={t('range', range)}
      page={page}
      pages={pages}
      onPage={onPage}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={numbered ? (number) => t('page', { page: whole(number) }) : undefined}
      pageText={whole}
    />
  );
}
