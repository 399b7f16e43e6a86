import { Anchor, Flag, token, VisuallyHidden } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ScorePlate } from './ScorePlate.js';

const Root = styled.li`
  container-type: inline-size;
  position: relative;
  & + & { border-top: 1px solid ${token.line}; }
  &:has(a):hover { background: color-mix(in srgb, ${token.tint} 40%, transparent); }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  min-height: 60px;
  padding: 6px 16px;
  @container (min-width: 30rem) { gap: 12px; }
`;

const Side = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-size: 0.875rem;
  font-weight: 600;
  font-stretch: 90%;
  & > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[data-side='home'] { flex-direction: row-reverse; }
  &[data-result='won'] { font-weight: 750; }
  &[data-result='lost'] { color: ${token.inkSoft}; }
  @container (max-width: 26.25rem) {
    [data-short] { font-size: 0; }
    [data-short]::after { content: attr(data-short); font-size: 0.875rem; }
  }
  @container (max-width: 21rem) { font-stretch: 75%; }
  @container (max-width: 19rem) {
    [data-code] { font-size: 0; }
    [data-code]::after { content: attr(data-code); font-size: 0.875rem; }
  }
  @container (min-width: 26.25rem) { gap: 8px; font-size: 1rem; font-stretch: 100%; }
`;

const Note = styled.p`
  margin-top: -6px;
  padding: 0 16px 8px;
  font-size: 0.75rem;
  text-align: center;
  color: ${token.inkSoft};
`;

const Cover = styled(Anchor)`
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${token.focus}; outline-offset: -3px; }
`;

/** One side of a match. */
export interface MatchSide {
  /** Three-letter code; empty while undecided. */
  nation: string;
  name: string;
  /** The name in tables, where the row is too narrow for the whole one. */
  short?: string;
  result?: 'won' | 'lost';
}

/** Props of {@link MatchRow}. */
export interface MatchRowProps {
  home: MatchSide;
  away: MatchSide;
  /** "2–0"; the score so far of a match that is `live`. */
  score?: string;
  /** The match is being played: its score is ringed. */
  live?: boolean;
  /** "21:00", shown when there is no score. */
  time?: string;
  /** "na verlengingen", "3–0 na strafschoppen", a stadium. */
  note?: ReactNode;
  /** The match in words: "Zwitserland – Italië, 2–0". */
  label: string;
  href?: string;
}

/** A match in a day's list. */
export function MatchRow({ home, away, score, live = false, time, note, label, href }: MatchRowProps) {
  return (
    <Root>
      {href ? (
        <Cover href={href}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Cover>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
      <Line aria-hidden="true">
        <Side data-side="home" data-result={home.result}>
          {home.nation && <Flag nation={home.nation} size={24} />}
          <span data-code={home.nation || undefined} data-short={home.short}>
            {home.name}
          </span>
        </Side>
        <ScorePlate $kind={score ? 'score' : 'time'} $live={live}>
          {score ?? time}
        </ScorePlate>
        <Side data-side="away" data-result={away.result}>
          {away.nation && <Flag nation={away.nation} size={24} />}
          <span data-code={away.nation || undefined} data-short={away.short}>
            {away.name}
          </span>
        </Side>
      </Line>
      {note && <Note>{note}</Note>}
    </Root>
  );
}

/** The day above its matches on the matches page. */
export const MatchDay = styled.h3`
  padding: 12px 16px 10px;
  background: ${token.sunken};
  font-size: 0.875rem;
  line-height: 1.4;
  font-weight: 700;
`;
