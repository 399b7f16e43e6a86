import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AssistMark, CardMark, GoalMark } from '../player-card/marks.js';
import { bareButton } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const Root = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 44px minmax(0, 1fr);
    align-items: center;
    min-height: 52px;
    padding-block: 3px;
  }
  & > li + li { border-top: 1px solid ${token.line}; }
  & > li[data-empty] { visibility: hidden; }
`;

/** In the place of the first row, as high as it. */
const Nothing = styled.p`
  grid-column: 1 / -1;
  color: ${token.inkSoft};
  font-size: 0.9375rem;
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 14px;
  min-width: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;
  &[data-side='home'] { justify-content: flex-end; text-align: right; }
  b { font-weight: 650; }
  small { font-size: 0.75rem; color: ${token.inkSoft}; }
`;

const NameButton = styled.button`
  ${bareButton}
  min-height: 44px;
  &:hover b { text-decoration: underline; text-underline-offset: 3px; }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
`;

/** Somebody who did it. */
export interface SummaryName {
  id: string | number;
  name: string;
  /** "×2", "eigen doelpunt". */
  detail?: string;
  /** Opens the player. */
  onPress?: () => void;
}

/** One kind of deed, with who did it on either side. */
export interface SummaryRow {
  kind: 'goal' | 'assist' | 'yellow' | 'red';
  /** "Doelpunten": what the mark means. */
  label: string;
  home: readonly SummaryName[];
  away: readonly SummaryName[];
}

/** Props of {@link MatchSummary}. */
export interface MatchSummaryProps {
  /** What is listed. */
  label: string;
  /** A row without names keeps its place and shows nothing: a mark alone would read as a deed of the match. */
  rows: readonly SummaryRow[];
  /** Instead of the first row while no row has names. */
  emptyText?: string;
}

const MARKS: Readonly<Record<SummaryRow['kind'], (label: string) => ReactNode>> = {
  goal: (label) => <GoalMark label={label} />,
  assist: (label) => <AssistMark label={label} />,
  yellow: (label) => <CardMark colour="yellow" label={label} />,
  red: (label) => <CardMark colour="red" label={label} />,
};

/** Who scored, gave the pass and was booked when the minutes are not known: home at the left, away at the right. */
export function MatchSummary({ label, rows, emptyText }: MatchSummaryProps) {
  const isEmpty = !rows.some(hasNames);
  return (
    <Root aria-label={label}>
      {rows.map((row, place) =>
        isEmpty && place === 0 && emptyText !== undefined ? (
          <li key={row.kind}>
            <Nothing>{emptyText}</Nothing>
          </li>
        ) : hasNames(row) ? (
          <li key={row.kind}>
            <Side side="home" label={row.label} names={row.home} />
            <Mark>{MARKS[row.kind](row.label)}</Mark>
            <Side side="away" label={row.label} names={row.away} />
          </li>
        ) : (
          <li key={row.kind} data-empty aria-hidden />
        ),
      )}
    </Root>
  );
}

function hasNames({ home, away }: SummaryRow): boolean {
  return home.length + away.length > 0;
}

interface SideProps {
  side: 'home' | 'away';
  label: string;
  names: readonly SummaryName[];
}

function Side({ side, label, names }: SideProps) {
  if (names.length === 0) return <span />;
  return (
    <Names data-side={side} aria-label={label}>
      {names.map((one) => (
        <li key={one.id}>
          {one.onPress ? (
            <NameButton type="button" onClick={one.onPress}>
              <Name {...one} />
            </NameButton>
          ) : (
            <Name {...one} />
          )}
        </li>
      ))}
    </Names>
  );
}

function Name({ name, detail }: SummaryName) {
  return (
    <>
      <b>{name}</b>
      {detail && <small> {detail}</small>}
    </>
  );
}
