import { lowScreen, Num, onNight, token, useBarHeight } from '@euro/design-system';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  ${onNight}
  position: sticky;
  z-index: 20;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 72px;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  background: ${token.nightDeep};
  box-shadow: 0 -8px 24px #0c153033;
  p { font-size: 0.75rem; color: ${token.onNightSoft}; }
  @media (min-width: 48em) { display: none; }
  ${lowScreen} { position: static; }
`;

/** Props of {@link PayBar}. */
export interface PayBarProps {
  /** Names the region: "Betalen". */
  label: string;
  /** "2 ploegen, 1+1". */
  text: ReactNode;
  /** "€ 7,00". */
  total: string;
  /** A lime button. */
  children: ReactNode;
}

/** The night bar with the total and the button to pay, at the bottom of phones. */
export function PayBar({ label, text, total, children }: PayBarProps) {
  const root = useRef<HTMLElement>(null);
  useBarHeight(root);
  return (
    <Root ref={root} aria-label={label}>
      <div>
        <p>{text}</p>
        <Num $size={28}>{total}</Num>
      </div>
      {children}
    </Root>
  );
}
