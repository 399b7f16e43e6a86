import { Anchor, bareButton, token, useChosenInView } from '@euro/design-system';
import { type ReactNode, useRef } from 'react';
import styled, { css } from 'styled-components';

/** Matchdays from which the strip scrolls. */
const SCROLLS_FROM = 15;

const Root = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  position: relative;
  gap: clamp(3px, 0.4cqw, 5px);
  &:has(> :nth-child(${SCROLLS_FROM})) { grid-auto-columns: minmax(2.25rem, 1fr); overflow-x: auto; scrollbar-width: none; }
`;

const slot = css`
  width: 100%;
  height: 2.75rem;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 5px;
  text-align: center;
  font-size: 0.75rem;
  line-height: 1;
  font-weight: 700;
  color: ${token.onNightSoft};
  border-radius: 4px;
  i {
    display: block;
    height: 8px;
    border-radius: 1.5px;
    transform: skewX(-22deg);
    background: #ffffff24;
    transition: box-shadow ${token.quick};
  }
  &[data-state='done'] i { background: ${token.onNightSoft}; }
  &[data-state='live'] i { background: ${token.live}; }
  &[data-state='next'] i { background: none; box-shadow: inset 0 0 0 2px #fff; }
  &[data-state='live'], &[data-state='next'], &[aria-current] { color: #fff; }
  &[aria-current] i { box-shadow: 0 0 0 2px ${token.night}, 0 0 0 4px #fff; }
  &[data-state='next'][aria-current] i { box-shadow: inset 0 0 0 2px #fff; }
  &:is(a, button):hover { color: #fff; }
  @media (min-width: 64em) { font-size: 0.8125rem; }
`;

const SlotLink = styled(Anchor)`${slot}`;
const SlotButton = styled.button`
  ${bareButton}
  ${slot}
`;
const SlotText = styled.span`${slot}`;

/** The state of a matchday: `next` is the one whose deadline comes. */
export type MatchdayState = 'done' | 'live' | 'next' | 'future';

/** One of the seven. */
export interface StripMatchday {
  /** 1 to 7. */
  number: number;
  state: MatchdayState;
  /** In words: "speeldag 2, bezig". */
  label: string;
  href?: string;
  selected?: boolean;
}

/** Props of {@link TournamentStrip}. */
export interface TournamentStripProps {
  /** "Speeldagen". */
  label: string;
  matchdays: readonly StripMatchday[];
  /** Makes slots without an address buttons. */
  onSelect?: (number: number) => void;
}

/** The tournament in a slot a matchday: played, live, next, future; those of a league scroll to the one that is looked at. */
export function TournamentStrip({ label, matchdays, onSelect }: TournamentStripProps) {
  const row = useRef<HTMLOListElement>(null);
  const selected = matchdays.findIndex((matchday) => matchday.selected);
  const next = matchdays.findIndex(({ state }) => state === 'next');
  useChosenInView(row, selected < 0 ? next : selected);
  return (
    <Root ref={row} aria-label={label}>
      {matchdays.map((matchday) => (
        <li key={matchday.number}>
          <Slot matchday={matchday} onSelect={onSelect}>
            <i aria-hidden="true" />
            <span aria-hidden="true">{matchday.number}</span>
          </Slot>
        </li>
      ))}
    </Root>
  );
}

interface SlotProps {
  matchday: StripMatchday;
  onSelect?: (number: number) => void;
  children: ReactNode;
}

function Slot({ matchday, onSelect, children }: SlotProps) {
  const { number, state, label, href, selected } = matchday;
  const common = { 'data-state': state, 'aria-current': selected ? ('true' as const) : undefined };
  if (href) {
    return (
      <SlotLink {...common} href={href} aria-label={label}>
        {children}
      </SlotLink>
    );
  }
  if (onSelect) {
    return (
      <SlotButton {...common} type="button" aria-label={label} onClick={() => onSelect(number)}>
        {children}
      </SlotButton>
    );
  }
  return (
    <SlotText {...common} role="img" aria-label={label}>
      {children}
    </SlotText>
  );
}
