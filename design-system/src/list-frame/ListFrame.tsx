import type { ReactNode } from 'react';
import styled from 'styled-components';
import { runningLine } from '../tokens/mixins.js';
import { VisuallyHidden } from '../typography/typography.js';

const Root = styled.div`
  container-type: inline-size;
  position: relative;
  overflow-x: clip;
  &[data-refreshing]::before { ${runningLine} }
`;

interface ListFrameProps {
  loading: boolean;
  loadingLabel: string;
  /** Shows a running line over the present rows: new ones are loading. */
  refreshing: boolean;
  /** Under the head instead of rows: an EmptyState or ErrorState. */
  fallback?: ReactNode;
  /** A Pager. */
  footer?: ReactNode;
  /** The table: its head, and its rows unless `fallback` replaces them. */
  children: ReactNode;
}

/** The frame of any kind of table: announces loading, shows a message instead of rows, and has the pager below. */
export function ListFrame({ loading, loadingLabel, refreshing, fallback, footer, children }: ListFrameProps) {
  return (
    <Root data-refreshing={refreshing || undefined}>
      {children}
      {loading && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
      {!loading && fallback}
      {footer}
    </Root>
  );
}
