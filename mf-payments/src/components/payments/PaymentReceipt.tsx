import { CardTitle, Num, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

/** On paper there is only the receipt, in ink on white whatever the theme. */
const OnlyReceipt = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-receipt], [data-receipt] * { visibility: visible; }
    [data-receipt] {
      position: absolute;
      inset: 0 0 auto;
      border: 0;
      --em-surface: #fff;
      --em-ink: #000;
      --em-ink-soft: #444;
      --em-line: #bbb;
      --em-control: #666;
    }
  }
`;

const Root = styled.article`
  display: grid;
  gap: 20px;
  max-width: 640px;
  padding: 20px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  color: ${token.ink};
  @media (min-width: 48em) { padding: 32px; }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Issuer = styled.span`
  font-size: 1.125rem;
  font-weight: 850;
  font-stretch: 118%;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 16px;
  font-size: 0.875rem;
  dt { color: ${token.inkSoft}; }
  dd { font-weight: 600; overflow-wrap: anywhere; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  th, td { padding: 10px 0; border-top: 1px solid ${token.line}; text-align: left; font-weight: 500; overflow-wrap: anywhere; }
  td { padding-left: 12px; text-align: right; white-space: nowrap; font-weight: 600; }
  tfoot th { font-weight: 700; }
  tfoot tr:first-child > * { border-top: 2px solid ${token.control}; }
`;

/** Props of {@link Receipt}. */
export interface PaymentReceiptProps {
  title: string;
  facts: readonly { readonly term: string; readonly text: ReactNode }[];
  /** Names the table. */
  linesLabel: string;
  lines: readonly { readonly key: string; readonly text: string; readonly amount: string }[];
  totalText: string;
  total: string;
  /** The refund. */
  after?: { readonly text: string; readonly amount: string };
  /** Small print. */
  note?: ReactNode;
}

/** Proof of a payment, alone on the paper when the page is printed. */
export function PaymentReceipt({
  title,
  facts,
  linesLabel,
  lines,
  totalText,
  total,
  after,
  note,
}: PaymentReceiptProps) {
  return (
    <Root data-receipt>
      <OnlyReceipt />
      <Head>
        <CardTitle>{title}</CardTitle>
        <Issuer>{window.location.host}</Issuer>
      </Head>
      <Facts>
        {facts.map(({ term, text }) => (
          <FactPair key={term} term={term} text={text} />
        ))}
      </Facts>
      <Table aria-label={linesLabel}>
        <tbody>
          {lines.map(({ key, text, amount }) => (
            <tr key={key}>
              <th scope="row">{text}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalText}</th>
            <td>
              <Num $size={22}>{total}</Num>
            </td>
          </tr>
          {after && (
            <tr>
              <th scope="row">{after.text}</th>
              <td>{after.amount}</td>
            </tr>
          )}
        </tfoot>
      </Table>
      {note && <Small>{note}</Small>}
    </Root>
  );
}

function FactPair({ term, text }: { readonly term: string; readonly text: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </>
  );
}

const Small = styled.p`
  font-size: 0.75rem;
  color: ${token.inkSoft};
`;
