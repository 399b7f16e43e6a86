import { bareButton, token, VisuallyHidden } from '@euro/design-system';
import { AssistMark, CardMark, GoalMark } from '@euro/game-ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useTallerThan } from './useTallerThan.js';

/** Rem, two lines of names on either side. */
const STEADY_ROW = 3.5;

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
  &[data-steady] > li { min-height: ${STEADY_ROW}rem; }
  &[data-steady] > li:not([data-open]) { height: ${STEADY_ROW}rem; overflow: hidden; }
  &[data-steady] > li[data-cut]:not([data-open]) { align-items: start; }
`;

/** In the place of all rows. */
const Nothing = styled.p`
  grid-column: 1 / -1;
  text-align: center;
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
  [data-steady] & { min-height: 1.5rem; }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
`;

/** Under a mark whose names are not all in sight. */
const MoreButton = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  width: 44px;
  height: 1.5rem;
  color: ${token.inkSoft};
`;

/** A player in a row. */
export interface SummaryName {
  id: string | number;
  name: string;
  /** "×2", "eigen doelpunt". */
  detail?: string;
  /** Opens the player. */
  onPress?: () => void;
}

/** One kind of event, with the players of each side. */
export interface SummaryRow {
  kind: 'goal' | 'assist' | 'yellow' | 'red';
  /** "Doelpunten": accessible name of the mark. */
  label: string;
  home: readonly SummaryName[];
  away: readonly SummaryName[];
}

/** Props of {@link MatchSummary}. */
export interface MatchSummaryProps {
  /** Accessible name of the list. */
  label: string;
  /** A row without names keeps its height and is empty: a mark alone would look like an event of the match. */
  rows: readonly SummaryRow[];
  /**
   * Rows keep their height when names are added. `emptyText` gets the height of all rows while all are empty;
   * `moreText` names the button that opens a row with hidden names.
   */
  steady?: { emptyText: string; moreText: (row: SummaryRow) => string };
}

const MARKS: Readonly<Record<SummaryRow['kind'], (label: string) => ReactNode>> = {
  goal: (label) => <GoalMark label={label} />,
  assist: (label) => <AssistMark label={label} />,
  yellow: (label) => <CardMark colour="yellow" label={label} />,
  red: (label) => <CardMark colour="red" label={label} />,
};

/** Goals, assists and cards without minutes: home at the left, away at the right. */
export function MatchSummary({ label, rows, steady }: MatchSummaryProps) {
  if (steady && !rows.some(hasNames))
    return (
      <Root aria-label={label}>
        <li style={{ height: `${rows.length * STEADY_ROW}rem` }}>
          <Nothing>{steady.emptyText}</Nothing>
        </li>
      </Root>
    );
  return (
    <Root aria-label={label} data-steady={steady ? '' : undefined}>
      {rows.map((row) =>
        hasNames(row) ? (
          <Row key={row.kind} row={row} moreText={steady?.moreText(row)} />
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

interface RowProps {
  row: SummaryRow;
  /** Absent where the row is as high as its names. */
  moreText: string | undefined;
}

function Row({ row, moreText }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const [item, isCut] = useTallerThan<HTMLLIElement>('ul', moreText !== undefined && !isOpen);
  return (
    <li ref={item} data-cut={isCut ? '' : undefined} data-open={isOpen ? '' : undefined}>
      <Side side="home" label={row.label} names={row.home} />
      <Mark>
        {MARKS[row.kind](row.label)}
        {isCut && (
          <MoreButton type="button" onClick={() => setOpen(true)}>
            <ChevronDown size={18} aria-hidden />
            <VisuallyHidden>{moreText}</VisuallyHidden>
          </MoreButton>
        )}
      </Mark>
      <Side side="away" label={row.label} names={row.away} />
    </li>
  );
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
      {detail && <small>{` ${detail}`}</small>}
    </>
  );
}
