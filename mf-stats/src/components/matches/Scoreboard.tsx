import { Flag, Jersey, media, numeral, token, VisuallyHidden } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  padding-block: 12px 20px;
  ${media.laptop} { grid-template-columns: minmax(0, 1fr) 260px minmax(0, 1fr); gap: 24px; padding-block: 0 24px; }
`;

const Team = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  min-width: 0;
  text-align: center;
  .em-jersey { width: 56px; height: 56px; filter: drop-shadow(0 6px 10px #0006); }
  b { display: block; font-size: 1rem; font-weight: 800; font-stretch: 125%; line-height: 1.15; overflow-wrap: anywhere; }
  /* The longest names stay on one line. */
  @media (max-width: 26.5em) { b { font-stretch: 100%; } }
  @media (max-width: 22.4375em) { b { font-stretch: 85%; } }
  small { display: flex; justify-content: center; gap: 6px; align-items: center; margin-top: 2px; font-size: 0.75rem; color: ${token.onNightSoft}; }
  ${media.laptop} {
    flex-direction: row;
    gap: 20px;
    text-align: left;
    .em-jersey { width: 72px; height: 72px; }
    b { font-size: 1.75rem; }
    small { justify-content: flex-start; }
    &[data-side='home'] { flex-direction: row-reverse; text-align: right; small { justify-content: flex-end; } }
  }
`;

/** As wide as it is with a score and a minute, so that the sides stay where they are at the kick-off. */
const Middle = styled.div`
  min-width: 6rem;
  text-align: center;
  & > span { display: block; margin-top: 8px; font-size: 0.75rem; color: ${token.onNightSoft}; }
`;

const Score = styled.p`
  ${numeral}
  font-size: 2.5rem;
  font-weight: 900;
  white-space: nowrap;
  i { font-style: normal; opacity: 0.45; margin: 0 0.1em; font-weight: 500; }
  &[data-time] { font-size: 1.75rem; }
  ${media.laptop} { &, &[data-time] { font-size: 4rem; } }
`;

const Line = styled.p`
  padding-bottom: 20px;
  font-size: 0.875rem;
  text-align: center;
  text-wrap: balance;
  color: ${token.onNightSoft};
`;

/** One side of the scoreboard. */
export interface ScoreboardTeam {
  nation: string;
  name: string;
  /** Absent before kick-off. */
  goals?: number;
}

/** Props of {@link Scoreboard}. */
export interface ScoreboardProps {
  home: ScoreboardTeam;
  away: ScoreboardTeam;
  /** Instead of the score before kick-off: "21:00". */
  time?: string;
  /** "Einde · rust 3–0". */
  status?: ReactNode;
  /** "Groep A · speeldag 1 · vrijdag 14/06/24 · 21.00 u. · Munich Football Arena". */
  line?: ReactNode;
  /** The score in words, as the page's title: "Duitsland – Schotland, 5-1". */
  title: string;
}

/** Two teams and their score in a band. */
export function Scoreboard({ home, away, time, status, line, title }: ScoreboardProps) {
  const hasScore = home.goals !== undefined && away.goals !== undefined;
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Root aria-hidden="true">
        <Side side="home" team={home} />
        <Middle>
          <Score data-time={hasScore ? undefined : true}>
            {hasScore ? (
              <>
                <span>{home.goals}</span>
                <i>-</i>
                <span>{away.goals}</span>
              </>
            ) : (
              time
            )}
          </Score>
          {status && <span>{status}</span>}
        </Middle>
        <Side side="away" team={away} />
      </Root>
      {line && <Line>{line}</Line>}
    </>
  );
}

function Side({ side, team }: { side: 'home' | 'away'; team: ScoreboardTeam }) {
  return (
    <Team data-side={side}>
      <Jersey nation={team.nation} />
      <span>
        <b>{team.name}</b>
        {team.nation && (
          <small>
            <Flag nation={team.nation} size={20} />
            <span>{team.nation}</span>
          </small>
        )}
      </span>
    </Team>
  );
}
