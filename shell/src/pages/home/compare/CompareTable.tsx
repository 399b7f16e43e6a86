import { Crown, token, VisuallyHidden } from '@euro/design-system';
import { Check, Minus } from 'lucide-react';
import styled from 'styled-components';

const Root = styled.div`
  container-type: inline-size;
  overflow: clip;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  box-shadow: ${token.shadow1};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  th, td { height: 52px; padding: 0 6px; text-align: center; border-top: 1px solid ${token.line}; font-weight: 550; line-height: 1.3; }
  th:first-child, td:first-child { padding-left: 16px; text-align: left; }
  thead th { height: 84px; border-top: 0; font-size: 1rem; font-weight: 750; }
  thead th:first-child { font-size: 0.875rem; font-weight: 600; color: ${token.inkSoft}; }
  small { display: block; font-size: 0.75rem; font-weight: 450; color: ${token.inkSoft}; }
  svg { margin-inline: auto; }
  [data-premium] { background: ${token.night}; color: #fff; border-color: #ffffff21; --em-gold: #ffc94d; }
  [data-premium] small { color: ${token.onNightSoft}; }
  /* Letters so large that only parts of words have room. */
  @container (max-width: 16rem) {
    th, td { padding: 8px 2px; overflow-wrap: anywhere; }
    th:first-child, td:first-child { padding-left: 8px; }
    thead th { font-size: 0.75rem; }
  }
  @container (min-width: 35rem) {
    font-size: 1rem;
    th, td { padding: 0 8px; }
    th:first-child, td:first-child { padding-left: 24px; }
    th:not(:first-child), td:not(:first-child) { width: 136px; }
  }
`;

const Yes = styled.span`
  color: ${token.positiveText};
  [data-premium] & { color: ${token.accent}; }
`;

const No = styled.span`
  color: ${token.control};
`;

/** One line of the comparison. */
export interface CompareRow {
  text: string;
  /** "vanaf speeldag 5". */
  detail?: string;
  free: boolean;
  premium: boolean;
}

/** Props of {@link CompareTable}. */
export interface CompareTableProps {
  caption: string;
  /** "Wat zit erin". */
  head: string;
  free: { title: string; price: string };
  premium: { title: string; price: string };
  rows: readonly CompareRow[];
  /** "inbegrepen" and "niet inbegrepen". */
  yesLabel: string;
  noLabel: string;
}

/** Free and premium features. */
export function CompareTable({ caption, head, free, premium, rows, yesLabel, noLabel }: CompareTableProps) {
  return (
    <Root>
      <Table aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">
              <span>{free.title}</span>
              <small>{free.price}</small>
            </th>
            <th scope="col" data-premium="">
              <Crown size={24} />
              <span>{premium.title}</span>
              <small>{premium.price}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.text}>
              <th scope="row">
                <span>{row.text}</span>
                {row.detail && <small>{row.detail}</small>}
              </th>
              <td>
                <Tick has={row.free} yesLabel={yesLabel} noLabel={noLabel} />
              </td>
              <td data-premium="">
                <Tick has={row.premium} yesLabel={yesLabel} noLabel={noLabel} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}

function Tick({ has, yesLabel, noLabel }: { has: boolean; yesLabel: string; noLabel: string }) {
  return has ? (
    <Yes>
      <Check size={22} aria-hidden />
      <VisuallyHidden>{yesLabel}</VisuallyHidden>
    </Yes>
  ) : (
    <No>
      <Minus size={20} aria-hidden />
      <VisuallyHidden>{noLabel}</VisuallyHidden>
    </No>
  );
}
