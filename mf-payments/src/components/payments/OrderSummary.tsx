import { Card, CardTitle, Num, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled(Card)`
  padding: 16px;
  @media (min-width: 48em) { padding: 24px; }
`;

const Lines = styled.dl`
  display: grid;
  gap: 10px;
  margin-top: 16px;
  font-size: 1rem;
  & > div { display: flex; justify-content: space-between; gap: 12px; }
  dd { font-weight: 600; white-space: nowrap; }
  & > [data-tone='positive'] { color: ${token.positiveText}; }
`;

const Total = styled.div`
  align-items: baseline;
  padding-top: 14px;
  border-top: 1px solid ${token.line};
  dt { font-weight: 700; }
`;

const Action = styled.div`
  margin-top: 20px;
  @media (max-width: 47.9375em) { display: none; }
`;

const Note = styled.p`
  margin-top: 12px;
  font-size: 0.75rem;
  line-height: 1.5;
  color: ${token.inkSoft};
`;

/** One line of a sum. */
export interface SummaryLine {
  /** "2 ploegen × € 7,00". */
  readonly text: string;
  /** "€ 14,00". */
  readonly amount: string;
  readonly tone?: 'positive';
}

/** Props of {@link OrderSummary}. */
export interface OrderSummaryProps {
  title: string;
  lines: readonly SummaryLine[];
  /** "Te betalen". */
  totalText: string;
  total: string;
  /** The button to pay, from 768 px; phones have a {@link PayBar}. */
  action?: ReactNode;
  /** The next step. */
  note?: ReactNode;
}

/** The lines of an order and its total, which is announced when it changes. */
export function OrderSummary({ title, lines, totalText, total, action, note }: OrderSummaryProps) {
  return (
    <Root as="aside" aria-label={title}>
      <CardTitle>{title}</CardTitle>
      <Lines>
        {lines.map(({ text, amount, tone }) => (
          <div key={text} data-tone={tone}>
            <dt>{text}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <Total>
          <dt>{totalText}</dt>
          <dd aria-live="polite">
            <Num $size={40}>{total}</Num>
          </dd>
        </Total>
      </Lines>
      {action && <Action>{action}</Action>}
      {note && <Note>{note}</Note>}
    </Root>
  );
}
