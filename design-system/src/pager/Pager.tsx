import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../icon-button/IconButton.js';
import { bareButton } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 10px 16px;
  border-top: 1px solid ${token.line};
  font-size: 0.875rem;
  color: ${token.inkSoft};
  container-type: inline-size;
`;

const Steps = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;
  color: ${token.ink};
`;

const Page = styled.button`
  ${bareButton}
  min-width: 44px;
  height: 2.75rem;
  padding: 0 0.375rem;
  border-radius: ${token.radiusField};
  font-weight: 600;
  text-align: center;
  &:hover { background: ${token.tint}; }
  &[aria-current] { background: ${token.actionFill}; color: ${token.actionInk}; }
  @container (max-width: 35rem) { &:not([aria-current]) { display: none; } }
`;

const Dots = styled.span`
  color: ${token.inkSoft};
  @container (max-width: 35rem) { display: none; }
`;

/** Props of {@link Pager}. */
export interface PagerProps {
  /** "Bladeren". */
  label: string;
  /** Range on screen: "1–10 van 622". */
  summary: string;
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Names a numbered page: "Pagina 3". Without it there are only arrows. */
  pageLabel?: (page: number) => string;
  /** Writes a page's number with the locale's separators. */
  pageText?: (page: number) => string;
}

/** The numbers shown: the first three around the current one, and the last. */
function visiblePages(page: number, pages: number): readonly (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - 1, pages - 2));
  const near = [first, first + 1, first + 2].filter((number) => number <= pages);
  const last = near.at(-1) ?? 1;
  if (last >= pages) return near;
  return last === pages - 1 ? [...near, pages] : [...near, 'gap', pages];
}

/** Pages of a list: range, previous, numbers, next. */
export function Pager({
  label,
  summary,
  page,
  pages,
  onPage,
  previousLabel,
  nextLabel,
  pageLabel,
  pageText = String,
}: PagerProps) {
  return (
    <Root aria-label={label}>
      <span role="status">{summary}</span>
      <Steps>
        <IconButton
          label={previousLabel}
          variant="outline"
          icon={<ChevronLeft size={20} aria-hidden />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        {pageLabel &&
          visiblePages(page, pages).map((number) =>
            number === 'gap' ? (
              <Dots key="gap" aria-hidden="true">
                …
              </Dots>
            ) : (
              <Page
                key={number}
                type="button"
                aria-label={pageLabel(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {pageText(number)}
              </Page>
            ),
          )}
        <IconButton
          label={nextLabel}
          variant="outline"
          icon={<ChevronRight size={20} aria-hidden />}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </Steps>
    </Root>
  );
}
