import { Anchor, ellipsis, Flag, numeral, token, VisuallyHidden } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Height in px of the two sides; content below them hangs under the middle of the tree's line. */
export const BOX_HEIGHT = 71;

const Root = styled.div`
  position: relative;
  border: 1px solid ${token.line};
  border-radius: 10px;
  background: ${token.surface};
  box-shadow: ${token.shadow1};
  overflow: hidden;
  &[data-state='next'] { border-color: ${token.brand}; }
  &[data-state='live'] { border-color: ${token.positive}; box-shadow: 0 0 0 1px ${token.positive}; }
  &:has(a):hover { background: color-mix(in srgb, ${token.tint} 40%, ${token.surface}); }
  &:has(a:focus-visible) { outline: 3px solid ${token.focus}; outline-offset: 2px; }
`;

const Cover = styled(Anchor)`
  position: absolute;
  inset: 0;
  &:focus-visible { outline: none; }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  height: 2.125rem;
  padding: 0 10px;
  font-size: 0.875rem;
  font-weight: 600;
  & + & { border-top: 1px solid ${token.line}; }
  & > span { ${ellipsis} }
  b { ${numeral} }
  small { font-weight: 500; font-size: 0.75rem; color: ${token.inkSoft}; }
  &[data-result='lost'] { font-weight: 450; color: ${token.inkSoft}; svg { opacity: 0.55; } }
  &[data-unknown] { font-weight: 500; color: ${token.inkSoft}; }
`;

/** Placeholder for the flag of an undecided nation. */
export const NoFlag = styled.i`
  width: 20px;
  height: 13px;
  border: 1.5px dashed currentColor;
  border-radius: 2px;
  opacity: 0.6;
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 5px 10px;
  border-top: 1px solid ${token.line};
  background: ${token.sunken};
  font-size: 0.75rem;
  color: ${token.inkSoft};
  white-space: nowrap;
  & > :first-child { ${ellipsis} }
  b { font-weight: 650; }
  [data-state='next'] > & { background: ${token.night}; color: ${token.onNight}; b { color: ${token.accent}; } }
  [data-state='live'] > & b { color: ${token.positiveText}; }
`;

/** A side of a match of the bracket. */
export interface BracketSide {
  /** Three-letter code; absent while the side is undecided. */
  nation?: string;
  /** The nation, or where it comes from: "Winnaar halve finale 1". */
  name: string;
  score?: string;
  /** After the score: "(3)", "n.v.". */
  note?: string;
  result?: 'won' | 'lost';
}

/** A match of the bracket. */
export interface BracketEntry {
  id: number;
  /** The match in words. */
  label: string;
  home: BracketSide;
  away: BracketSide;
  /** `next`: both sides are decided, and the match has not begun. */
  state: 'played' | 'live' | 'next' | 'open';
  /** Below the sides: when it is, or was. */
  foot: ReactNode;
  /** At the end of that line: where it was. */
  place?: string;
  /** There instead, with emphasis: "Volgende", "Live · 63′". */
  mark?: string;
  href?: string;
}

/** Props of {@link BracketBox}. */
export interface BracketBoxProps {
  entry: BracketEntry;
  /** Shows only how a finished match ended. */
  brief?: boolean;
}

/** A match of the bracket in a box. */
export function BracketBox({ entry, brief = false }: BracketBoxProps) {
  const { label, home, away, state, foot, place, mark, href } = entry;
  return (
    <Root data-state={state}>
      {href ? (
        <Cover href={href}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Cover>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
      <SideLine side={home} />
      <SideLine side={away} />
      {!(brief && state === 'played') && (
        <Foot aria-hidden="true">
          <span>{foot}</span>
          {mark ? <b>{mark}</b> : <span>{place}</span>}
        </Foot>
      )}
    </Root>
  );
}

function SideLine({ side: { nation, name, score, note, result } }: { side: BracketSide }) {
  return (
    <Side aria-hidden="true" data-result={result} data-unknown={nation ? undefined : true}>
      {nation ? <Flag nation={nation} size={20} /> : <NoFlag />}
      <span>{name}</span>
      <span>
        {score && <b>{score}</b>}
        {note && <small>{` ${note}`}</small>}
      </span>
    </Side>
  );
}
