import {
  Anchor,
  Card,
  CardHeader,
  ellipsis,
  Flag,
  numeral,
  token,
  VisuallyHidden,
} from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  /* Seven columns on a phone: letters of twice the size would lie over each other. */
  font-size: min(0.875rem, 4.4vw);
  font-variant-numeric: tabular-nums;
  th, td { padding: 0; text-align: center; }
  thead th { width: 30px; height: 32px; font-size: min(0.75rem, 3.7vw); font-weight: 600; color: ${token.inkSoft}; }
  thead th:first-child { width: auto; padding-left: 16px; text-align: left; }
  thead th:last-child { width: 44px; padding-right: 12px; }
  tbody th { position: relative; height: 44px; padding-left: 12px; text-align: left; font-weight: 600; }
  tbody td { height: 44px; }
  tbody td:last-child { padding-right: 12px; }
  tbody td b { ${numeral} font-size: min(1rem, 5vw); }
  tbody tr > * { border-top: 1px solid ${token.line}; }
  tbody tr[data-out] > * { color: ${token.inkSoft}; }
  tbody tr[data-live] > * { background: ${token.positiveTint}; }
  @media (max-width: 22.4375em) {
    thead th { width: 24px; }
    thead th:last-child { width: 36px; }
    tbody th { padding-left: 10px; font-stretch: 80%; }
  }
`;

const Mark = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  width: 4px;
  &[data-through='direct'] { background: ${token.positive}; }
  &[data-through='third'] { background: ${token.warning}; }
`;

const Nation = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  & > :nth-child(2) { min-width: 0; ${ellipsis} }
`;

const Deduction = styled.b`
  font-size: 0.75rem;
  color: ${token.danger};
`;

const NationLink = styled(Anchor)`
  display: block;
  line-height: 2.75rem;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

/** How a place in a group qualifies at present. */
export type Through = 'direct' | 'third';

/** A nation in its group. */
export interface GroupTableRow {
  id: number;
  /** Three-letter code. */
  nation: string;
  name: string;
  /** The nation's page. */
  href?: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Goal difference with its sign: "+6", "−3". */
  difference: string;
  points: number;
  /** Points that were taken from it, behind its name: "−3". */
  deduction?: string;
  through?: Through;
  /** It plays now: the row counts the score of the moment. */
  live?: boolean;
}

/** The head of a column: "Sp", and "Gespeeld" for who listens or points at it. */
export interface GroupHead {
  short: string;
  full: string;
}

/** The words of a {@link GroupTable}. */
export interface GroupTableTexts {
  nation: string;
  played: GroupHead;
  won: GroupHead;
  drawn: GroupHead;
  lost: GroupHead;
  difference: GroupHead;
  points: GroupHead;
  /** Labels of the marks. */
  through: Readonly<Record<Through, string>>;
}

/** Props of {@link GroupTable}. */
export interface GroupTableProps {
  /** "Groep A". */
  title: string;
  /** A pill at the right of the title: "Live". */
  aside?: ReactNode;
  rows: readonly GroupTableRow[];
  texts: GroupTableTexts;
  /** Below the rows. */
  foot?: ReactNode;
}

/** A group of the tournament: qualifying rows have a mark, green by rank and amber for a best third place. */
export function GroupTable({ title, aside, rows, texts, foot }: GroupTableProps) {
  // In a league no row qualifies.
  const isQualifying = rows.some(({ through }) => through);
  const heads = [texts.played, texts.won, texts.drawn, texts.lost, texts.difference, texts.points];
  return (
    <Card>
      <CardHeader as="h3" title={title} aside={aside} />
      <Table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{texts.nation}</th>
            {heads.map(({ short, full }) => (
              <th key={full} scope="col">
                <span aria-hidden title={full}>
                  {short}
                </span>
                <VisuallyHidden>{full}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-out={(isQualifying && !row.through) || undefined}
              data-live={row.live || undefined}
            >
              <th scope="row">
                {row.through && <Mark data-through={row.through} />}
                <Nation>
                  <Flag nation={row.nation} size={20} />
                  {row.href ? <NationLink href={row.href}>{row.name}</NationLink> : <span>{row.name}</span>}
                  {row.deduction && <Deduction>{row.deduction}</Deduction>}
                </Nation>
                {row.through && <VisuallyHidden>{` ${texts.through[row.through]}`}</VisuallyHidden>}
              </th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              <td>{row.drawn}</td>
              <td>{row.lost}</td>
              <td>{row.difference}</td>
              <td>
                <b>{row.points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {foot}
    </Card>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: 0.875rem;
  color: ${token.inkSoft};
  li { display: flex; align-items: center; gap: 8px; }
  i { width: 12px; height: 12px; border-radius: 3px; }
  i[data-through='direct'] { background: ${token.positive}; }
  i[data-through='third'] { background: ${token.warning}; }
`;

/** Legend of the marks of {@link GroupTable}. */
export function GroupLegend({
  through,
  kinds,
}: Pick<GroupTableTexts, 'through'> & { readonly kinds: readonly Through[] }) {
  return (
    <Legend>
      {kinds.map((kind) => (
        <li key={kind}>
          <i data-through={kind} aria-hidden />
          <span>{through[kind]}</span>
        </li>
      ))}
    </Legend>
  );
}
