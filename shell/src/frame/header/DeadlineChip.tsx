import {
  formatDuration,
  type Locale,
  media,
  type Now,
  token,
  useClock,
  useTimeLeft,
} from '@euro/design-system';
import { Timer } from 'lucide-react';
import styled from 'styled-components';
import { ChipLink } from './ChipLink.js';

const Root = styled(ChipLink)`
  color: ${token.accent};
  svg, small { display: none; }
  small { font-size: 0.75rem; color: ${token.onNightSoft}; }
  ${media.tablet} {
    svg { display: block; }
    /* As wide as a time gets: the menu beside it doesn't move when hours follow on days. */
    b { min-width: 6.2em; }
  }
  ${media.laptop} { small { display: inline; } }
`;

/** One line: the matchday before the time, as long as there is room for both. */
const Line = styled.span`
  display: flex;
  flex-flow: row-reverse wrap;
  justify-content: flex-end;
  align-items: baseline;
  column-gap: 6px;
  min-width: min-content;
  height: 1.5em;
  overflow: hidden;
`;

const MINUTE = 60_000;

/** Props of {@link DeadlineChip}. */
export interface DeadlineChipProps {
  href: string;
  /** Epoch ms. */
  deadline: number;
  locale: Locale;
  /** Short name of the matchday: "SD 6". */
  matchday: string;
  /** The chip in words, from whole minutes in ms: "Deadline speeldag 6 over 1 dag en 4 uur". */
  spoken: (msLeft: number) => string;
  now?: Now;
}

/** The next deadline in the header; counts per minute, per second in the last hour. */
export function DeadlineChip({ href, deadline, locale, matchday, spoken, now }: DeadlineChipProps) {
  const clock = useClock();
  const lastHour = deadline - (now ?? clock)() < 60 * MINUTE;
  const msLeft = useTimeLeft(deadline, lastHour ? 'second' : 'minute', now ?? clock);
  if (msLeft === 0) return null;
  return (
    <Root href={href} aria-label={spoken(Math.floor(msLeft / MINUTE) * MINUTE)}>
      <Timer size={16} aria-hidden />
      <Line>
        <b>{formatDuration(msLeft, locale)}</b>
        <small>{matchday}</small>
      </Line>
    </Root>
  );
}
