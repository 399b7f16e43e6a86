import { runningLine, Skeleton, token, VisuallyHidden } from '@euro/design-system';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  container-type: inline-size;
`;

const List = styled.ul`
  position: relative;
  outline-offset: -3px;
  overflow: clip;
  &[aria-busy='true']::before { ${runningLine} }
`;

const Bones = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 60px 44px;
  gap: 0 12px;
  align-items: center;
  min-height: 68px;
  padding: 10px 16px;
  & + & { border-top: 1px solid ${token.line}; }
  & > span:nth-child(2) { display: grid; gap: 8px; }
`;

/** Props of {@link PlayerList}. */
export interface PlayerListProps {
  /** "Spelers". */
  label: string;
  /** Instead of rows: skeletons of the final size. */
  loading?: boolean;
  loadingLabel: string;
  /** Rows of the skeleton, 10 by default. */
  loadingRows?: number;
  /** New rows are on their way; the old ones stay under a running line. */
  refreshing?: boolean;
  /** Instead of rows: an EmptyState or ErrorState. */
  fallback?: ReactNode;
  /** A {@link Pager}. */
  footer?: ReactNode;
  /** {@link PlayerRow}s. */
  children?: ReactNode;
  /** The list of rows, which can be given the focus. */
  ref?: Ref<HTMLUListElement>;
}

/** A list of players with its four states and a pager. */
export function PlayerList({
  label,
  loading = false,
  loadingLabel,
  loadingRows = 10,
  refreshing = false,
  fallback,
  footer,
  children,
  ref,
}: PlayerListProps) {
  return (
    <Root>
      {loading ? (
        <div role="status">
          <VisuallyHidden>{loadingLabel}</VisuallyHidden>
          {Array.from({ length: loadingRows }, (_, at) => `row ${at}`).map((row) => (
            <Bones key={row} aria-hidden="true">
              <Skeleton $width={44} $height={44} $radius={10} />
              <span>
                <Skeleton $width="60%" $height={14} />
                <Skeleton $width="40%" $height={12} />
              </span>
              <Skeleton $height={16} />
              <Skeleton $width={44} $height={44} $radius={10} />
            </Bones>
          ))}
        </div>
      ) : (
        (fallback ?? (
          <List ref={ref} tabIndex={-1} aria-label={label} aria-busy={refreshing || undefined}>
            {children}
          </List>
        ))
      )}
      {footer}
    </Root>
  );
}
