import {
  Badge,
  type Crest,
  CrownedName,
  media,
  numeral,
  onNight,
  token,
  twoLines,
} from '@euro/design-system';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** Height of a leader's name in two lines, so that the band does not change its height when names are loaded. */
export const podiumHeight = css`
  min-height: 348px;
  ${media.tablet} { min-height: 359px; }
`;

const Root = styled.ol`
  ${onNight}
  ${podiumHeight}
  display: flex;
  justify-content: center;
  align-items: end;
  gap: 8px;
  width: 100%;
  max-width: 640px;
  margin-inline: auto;
  padding-top: 16px;
  ${media.tablet} { gap: 12px; }
`;

/** Its name's link can be pressed anywhere on it. */
const Place = styled.li`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  max-width: 33.3%;
  text-align: center;
  &[data-place='1'] { order: 2; }
  &[data-place='2'] { order: 1; }
  &[data-place='3'] { order: 3; }
  & > svg, & > img { margin: 0 auto 8px; }
  /* A long name takes the height of its step: nothing moves. */
  &[data-place='1'] { align-self: stretch; display: flex; flex-direction: column; }
`;

/** Letters that fit two lines on a phone. */
const TWO_LINES = 20;

/** Room for two lines: another name moves nothing. */
const Name = styled.p`
  display: grid;
  align-content: end;
  min-height: 2.4em;
  font-size: min(0.875rem, 5vw);
  line-height: 1.2;
  font-weight: 700;
  overflow-wrap: anywhere;
  & > span { ${twoLines} overflow: clip; }
  &[data-long] {
    font-size: 0.75rem;
    font-stretch: 80%;
    & > span { -webkit-line-clamp: 4; }
  }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: 12px 12px 0 0; }
  a:focus-visible { outline: none; &::after { outline: 3px solid ${token.focus}; outline-offset: -3px; } }
  ${media.tablet} { font-size: 1rem; &[data-long] { font-size: 0.875rem; } }
`;

const Manager = styled.p`
  margin-top: 2px;
  font-size: 0.75rem;
  color: ${token.onNightSoft};
  overflow-wrap: anywhere;
`;

const Points = styled.p`
  ${numeral}
  margin: 8px 0;
  font-size: min(1.375rem, 6vw);
  letter-spacing: -0.02em;
  ${media.tablet} { font-size: 1.75rem; }
`;

const Stand = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  min-height: 116px;
  padding: 12px 4px;
  border: 1px solid #ffffff29;
  border-bottom: 0;
  border-radius: 12px 12px 0 0;
  background: linear-gradient(var(--em-flip, #2b3b95), var(--em-flip-foot, #1b2870));
  font-size: 0.75rem;
  line-height: 1.25;
  color: var(--brand-soft, #dce3ff);
  overflow-wrap: anywhere;
  b { ${numeral} font-size: min(2.5rem, 12.5vw); letter-spacing: -0.02em; color: #fff; }
  svg { width: 22px; height: 22px; color: ${token.accent}; }
  [data-place='2'] > & { min-height: 132px; }
  [data-place='1'] > & {
    flex: 1 0 auto;
    min-height: 132px;
    background: linear-gradient(var(--brand-night-lift, #3448b4), var(--em-flip-foot, #1b2870));
    b { font-size: min(4rem, 20vw); color: ${token.accent}; }
  }
  ${media.tablet} { font-size: 0.875rem; }
`;

/** One of the first three. */
export interface PodiumTeam {
  id: string | number;
  /** Step of the podium; shared ranks have separate steps. */
  place: 1 | 2 | 3;
  /** As written on the step: "1", "=2". */
  rank: string;
  seed?: string | number;
  crest?: Crest;
  /** Address of the team's own logo. */
  badge?: string | null;
  name: string;
  manager: string;
  points: string;
  premiumLabel?: string;
  prize?: { icon: ReactNode; text: string };
  href?: string;
}

/** Props of {@link Podium}. */
export interface PodiumProps {
  label: string;
  /** First to third; drawn second, first, third. */
  teams: readonly PodiumTeam[];
}

/** The first three on their steps, on a dark background. */
export function Podium({ label, teams }: PodiumProps) {
  return (
    <Root aria-label={label}>
      {teams.map((team) => (
        <Place key={team.place} data-place={team.place}>
          <Badge
            seed={team.seed ?? team.id}
            src={team.badge}
            crest={team.crest}
            size={team.place === 1 ? 64 : 48}
          />
          <Name data-long={team.name.length > TWO_LINES || undefined}>
            <span>
              <CrownedName name={team.name} premiumLabel={team.premiumLabel} href={team.href} size={16} />
            </span>
          </Name>
          <Manager>{team.manager}</Manager>
          <Points>{team.points}</Points>
          <Stand>
            <b>{team.rank}</b>
            {team.prize?.icon}
            {team.prize?.text && <span>{team.prize?.text}</span>}
          </Stand>
        </Place>
      ))}
    </Root>
  );
}
