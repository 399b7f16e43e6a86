import { Anchor, Flag, LiveDot, numeral, token, VisuallyHidden } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TodayFrame, type TodayFrameProps } from './TodayFrame.js';

/** Side by side from 700 px; four and more stay two by two until 960, then they are four by four. */
const List = styled.ul`
  display: grid;
  @container (min-width: 43.75rem) { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
  @container (min-width: 43.75rem) {
    &[data-many] { grid-auto-flow: row; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container (min-width: 60rem) { &[data-many] { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`;

const Match = styled.li`
  position: relative;
  border-top: 1px solid ${token.line};
  &:hover { background: color-mix(in srgb, ${token.tint} 40%, transparent); }
  @container (min-width: 43.75rem) { & + & { border-left: 1px solid ${token.line}; } }
  @container (min-width: 43.75rem) and (max-width: 59.9375rem) {
    [data-many] > &:nth-child(odd) { border-left: 0; }
  }
`;

/** The two nations below each other; on one line where three have room for it. */
const Line = styled.div`
  display: grid;
  grid-template: 'home kick' 'away kick' / minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  padding: 14px 16px;
  @container (min-width: 60rem) {
    padding: 18px 20px;
    ${List}:not([data-many]) & { grid-template: 'home kick away' / minmax(0, 1fr) auto minmax(0, 1fr); }
  }
`;

const Team = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  font-weight: 650;
  overflow-wrap: anywhere;
  line-height: 1.5;
  &[data-side='home'] { grid-area: home; }
  &[data-side='away'] {
    grid-area: away;
    @container (min-width: 60rem) {
      ${List}:not([data-many]) & { flex-direction: row-reverse; text-align: right; }
    }
  }
`;

const Kick = styled.span`
  grid-area: kick;
  text-align: right;
  b { ${numeral} display: block; font-size: 1.125rem; line-height: 1.1; }
  small { font-size: 0.75rem; color: ${token.inkSoft}; }
  small ${LiveDot} { margin-right: 7px; }
  @container (min-width: 60rem) { ${List}:not([data-many]) & { text-align: center; } }
`;

const Cover = styled(Anchor)`
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${token.focus}; outline-offset: -3px; }
`;

/** A match of the day. */
export interface TodayMatch {
  id: string | number;
  home: { nation: string; name: string };
  away: { nation: string; name: string };
  /** "15:00", or the score. */
  time: string;
  /** "Hamburg", "einde", or the minute of a match that is played. */
  place?: ReactNode;
  /** The match is live, marked by a dot. */
  live?: boolean;
  /** The match in words. */
  label: ReactNode;
  href?: string;
}

/** Props of {@link TodayStrip}. */
export interface TodayStripProps extends Omit<TodayFrameProps, 'children'> {
  matches?: readonly TodayMatch[];
  /** In place of the matches: bones, or why there are none. */
  children?: ReactNode;
}

/** The matches of today on a card that overlaps the hero. */
export function TodayStrip({ matches = [], children, ...frame }: TodayStripProps) {
  return (
    <TodayFrame {...frame}>
      {children ?? (
        <List data-many={matches.length > 3 || undefined}>
          {matches.map((match) => (
            <Match key={match.id}>
              {match.href ? (
                <Cover href={match.href}>
                  <VisuallyHidden>{match.label}</VisuallyHidden>
                </Cover>
              ) : (
                <VisuallyHidden>{match.label}</VisuallyHidden>
              )}
              <Line aria-hidden="true">
                <Team data-side="home">
                  <Flag nation={match.home.nation} size={28} />
                  <span>{match.home.name}</span>
                </Team>
                <Kick>
                  <b>{match.time}</b>
                  {match.place && (
                    <small>
                      {match.live && <LiveDot $kind="surface" />}
                      <span>{match.place}</span>
                    </small>
                  )}
                </Kick>
                <Team data-side="away">
                  <Flag nation={match.away.nation} size={28} />
                  <span>{match.away.name}</span>
                </Team>
              </Line>
            </Match>
          ))}
        </List>
      )}
    </TodayFrame>
  );
}
