import { inElement, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.ol`
  & > li { display: grid; grid-template-columns: 36px minmax(0, 1fr); gap: 0 12px; padding: 11px 16px; font-size: 0.875rem; line-height: 1.4; }
  & > li + li { border-top: 1px solid ${token.line}; }
  i {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: ${token.radiusField};
    background: ${token.sunken};
    color: ${token.brand};
    svg { width: 20px; height: 20px; }
  }
  p + p { margin-top: 2px; }
  b { font-weight: 750; }
  small { display: block; margin-top: 1px; font-size: 0.75rem; font-variant-numeric: tabular-nums; color: ${token.inkSoft}; }
  @container (min-width: 26.5625rem) { & > li { padding-inline: 20px; } }
  &[data-flush] > li { padding-inline: 0; }
`;

/** One accepted change. */
export interface ReceiptRow {
  id: string | number;
  icon: ReactNode;
  /** The changes, a line each: "Kapitein", "Musiala → De Bruyne". */
  lines: readonly { readonly label: string; readonly text: ReactNode }[];
  /** Matchday and moment: "speeldag 2 · wo 19/06/24 14.52 u. · 8 min voor de deadline". */
  detail: ReactNode;
}

/** Props of {@link ReceiptList}. */
export interface ReceiptListProps {
  /** Names the list; without it the heading above does. */
  label?: string;
  receipts: readonly ReceiptRow[];
  /** In a card or dialog that pads its content already. */
  flush?: boolean;
}

/** Changes with their moments and times before the deadline; newest first. */
export function ReceiptList({ label, receipts, flush = false }: ReceiptListProps) {
  return (
    <Root aria-label={label} data-flush={flush || undefined}>
      {receipts.map((receipt) => (
        <li key={receipt.id}>
          <i aria-hidden="true">{receipt.icon}</i>
          <div>
            {receipt.lines.map(({ label: what, text }, at) => (
              // A change may say the same of two players; its place distinguishes the lines.
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt never change.
              <p key={at}>
                <b>{`${what}:`}</b> {inElement(text)}
              </p>
            ))}
            <small>{receipt.detail}</small>
          </div>
        </li>
      ))}
    </Root>
  );
}
