import { token } from '@euro/design-system';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  display: inline-grid;
  grid-template-columns: minmax(28px, 56px) minmax(34px, auto);
  gap: 4px;
  align-items: center;
  font-size: inherit;
  white-space: nowrap;
  text-align: right;
  &[data-wide] { grid-template-columns: 56px minmax(44px, auto); gap: 8px; }
`;

const Track = styled.span`
  display: block;
  height: 5px;
  border-radius: 9px;
  background: linear-gradient(90deg, ${token.data} var(--share), ${token.line} var(--share));
`;

/** Props of {@link OwnershipBar}. */
export interface OwnershipBarProps {
  /** 0 to 100. */
  percent: number;
  /** The written share, for example "41 %". */
  text: string;
  /** The percentage that fills the bar, 100 by default; 50 in lists in which no player exceeds it. */
  full?: number;
  /** A separate bar beside the number, for a table's column. */
  wide?: boolean;
}

/** Share of the teams that own a player, as bar and number. */
export function OwnershipBar({ percent, text, full = 100, wide = false }: OwnershipBarProps) {
  const share = `${Math.min(100, (percent / full) * 100)}%`;
  return (
    <Root data-wide={wide || undefined}>
      <Track style={{ '--share': share } as CSSProperties} aria-hidden="true" />
      <span>{text}</span>
    </Root>
  );
}
