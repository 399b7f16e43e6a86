import { Anchor, media, numeral, token } from '@euro/design-system';
import { largeLetters } from '@euro/game-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Letters of twice the usual size on a screen of 320 px. */
const largestLetters = '@media (max-width: 10.5em)';

const PagerRoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-top: 8px;
  h1 { font-size: 1.375rem; font-weight: 850; font-stretch: 118%; line-height: 1.15; letter-spacing: -0.01em; text-align: center; }
  small { display: block; margin-top: 2px; font-size: 0.8125rem; font-weight: 500; font-stretch: 100%; letter-spacing: 0; color: ${token.onNightSoft}; }
  ${largeLetters} { h1 { min-width: 0; font-size: 1.125rem; overflow-wrap: anywhere; } }
  ${largestLetters} { flex-wrap: wrap; h1 { order: -1; flex-basis: 100%; } }
  ${media.laptop} {
    justify-content: flex-start;
    gap: 16px;
    padding-top: 20px;
    h1 { order: 2; font-size: 1.75rem; text-align: left; }
  }
`;

const Step = styled(Anchor)`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${token.radiusSmall};
  background: #ffffff14;
  color: #fff;
  &:hover { background: #ffffff26; }
`;

const NoStep = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${token.radiusSmall};
  color: #fff6;
  ${media.laptop} { background: #ffffff0d; }
`;

/** A neighbouring matchday. */
export interface MatchdayStep {
  /** Absent when there is none. */
  href?: string;
  /** "Vorige speeldag". */
  label: string;
}

/** Props of {@link MatchdayPager}. */
export interface MatchdayPagerProps {
  /** "Speeldag 2". */
  title: string;
  subtitle?: ReactNode;
  previous: MatchdayStep;
  next: MatchdayStep;
}

/** The matchday as the page's title, with the way to its neighbours. */
export function MatchdayPager({ title, subtitle, previous, next }: MatchdayPagerProps) {
  return (
    <PagerRoot>
      {previous.href ? (
        <Step href={previous.href} aria-label={previous.label}>
          <ChevronLeft size={20} aria-hidden />
        </Step>
      ) : (
        <NoStep aria-hidden="true">
          <ChevronLeft size={20} />
        </NoStep>
      )}
      <h1>
        <span>{title}</span>
        {subtitle && <small>{subtitle}</small>}
      </h1>
      {next.href ? (
        <Step href={next.href} aria-label={next.label}>
          <ChevronRight size={20} aria-hidden />
        </Step>
      ) : (
        <NoStep aria-hidden="true">
          <ChevronRight size={20} />
        </NoStep>
      )}
    </PagerRoot>
  );
}

const ScoreRoot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: end;
  gap: 4px 16px;
  padding-block: 14px;
  ${media.laptop} { justify-content: start; gap: 4px 40px; padding-block: 20px 22px; }
  ${largeLetters} { grid-template-columns: minmax(0, 1fr); row-gap: 16px; }
`;

const Above = styled.div`
  grid-column: 1 / -1;
`;

const Big = styled.p`
  ${numeral}
  margin-top: 18px;
  font-size: 5.75rem;
  line-height: 0.82;
  letter-spacing: -0.045em;
  font-weight: 850;
  color: #fff;
  small { font-size: 0.56em; letter-spacing: -0.03em; }
  @media (max-width: 23.375em) { font-size: min(4.5rem, 30vw); }
  /* Leaves the ranks their room. */
  @media (max-width: 63.9375em) { &[data-long] { font-size: min(4.125rem, 17vw); } }
  ${media.laptop} { font-size: 8rem; }
`;

const Unit = styled.p`
  display: flex;
  align-items: center;
  gap: 7px;
  margin-top: 10px;
  font-size: 0.875rem;
  font-weight: 600;
  color: ${token.onNightSoft};
`;

const Ranks = styled.dl`
  justify-self: end;
  display: grid;
  gap: 10px;
  text-align: right;
  & > div { display: flex; flex-direction: column-reverse; }
  dd { ${numeral} font-size: 1.375rem; }
  dt { display: flex; gap: 7px; justify-content: flex-end; align-items: baseline; margin-top: 4px; font-size: 0.75rem; line-height: 1.35; font-weight: 600; color: ${token.onNightSoft}; }
  ${media.laptop} {
    justify-self: start;
    padding-bottom: 26px;
    text-align: left;
    dd { font-size: 1.75rem; }
    dt { font-size: 0.875rem; justify-content: flex-start; }
  }
  ${largeLetters} { justify-self: start; text-align: left; dt { justify-content: flex-start; } }
`;

/** Props of {@link PointsScore}. */
export interface PointsScoreProps {
  /** The points as text: "85,5"; the fraction is smaller. */
  points: string;
  /** "voorlopige punten", "punten". */
  unit?: ReactNode;
  /** Above the score, for example a live chip. */
  above?: ReactNode;
  /** At the right: rank and caption. */
  ranks?: readonly { value: string; caption: ReactNode; id: string }[];
}

/** Digits of a score that is written smaller on narrow windows. */
const LONG = 2;

/** The matchday's score, as large as it gets. */
export function PointsScore({ points, unit, above, ranks = [] }: PointsScoreProps) {
  const [, integer = points, fraction = ''] = /^([^.,]*)([.,].*)?$/.exec(points) ?? [];
  return (
    <ScoreRoot>
      {above && <Above>{above}</Above>}
      <div>
        <Big data-long={integer.length > LONG || undefined}>
          <span>{integer}</span>
          {fraction && <small>{fraction}</small>}
        </Big>
        {unit && <Unit>{unit}</Unit>}
      </div>
      {ranks.length > 0 && (
        <Ranks>
          {ranks.map((rank) => (
            <div key={rank.id}>
              <dt>{rank.caption}</dt>
              <dd>{rank.value}</dd>
            </div>
          ))}
        </Ranks>
      )}
    </ScoreRoot>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-bottom: 4px;
  border-radius: 10px;
  background: #0005;
  & > div { display: grid; align-content: end; min-width: 0; padding: 10px 12px 9px; }
  & > div:not(:nth-child(3n + 1)) { box-shadow: -1px 0 0 #ffffff1c; }
  & > div:nth-child(n + 4) { border-top: 1px solid #ffffff1c; }
  ${largeLetters} { grid-template-columns: repeat(2, minmax(0, 1fr)); && > div { box-shadow: none; } }
  ${largestLetters} { grid-template-columns: minmax(0, 1fr); && > div + div { border-top: 1px solid #ffffff1c; } }
  dt { margin-bottom: 5px; font-size: 0.75rem; line-height: 1.35; font-weight: 600; overflow-wrap: anywhere; color: ${token.onNightSoft}; }
  dd { ${numeral} font-size: 1.125rem; white-space: nowrap; }
  ${media.laptop} {
    margin-bottom: 22px;
    & > div { padding: 16px 20px 14px; }
    dt { margin-bottom: 8px; font-size: 0.875rem; }
    dd { font-size: 1.5rem; }
  }
  &[data-on='card'] {
    margin: 0;
    border-top: 1px solid ${token.line};
    border-radius: 0;
    background: none;
    & > div { padding: 12px 16px 11px; border-color: ${token.line}; box-shadow: none; }
    dt { margin-bottom: 5px; font-size: 0.75rem; color: ${token.inkSoft}; }
    dd { font-size: 1.125rem; }
  }
`;

/** Props of {@link FactGrid}. */
export interface FactGridProps {
  /** In a card, not on the band. */
  onCard?: boolean;
  facts: readonly { caption: string; value: ReactNode }[];
}

/** Numbers in threes, on night or in a card. */
export function FactGrid({ facts, onCard = false }: FactGridProps) {
  return (
    <Facts data-on={onCard ? 'card' : undefined}>
      {facts.map((fact) => (
        <div key={fact.caption}>
          <dt>{fact.caption}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** Two columns at the foot of a band from 1024 px: score and facts. */
export const BandColumns = styled.div`
  ${media.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 520px;
    gap: 48px;
    align-items: end;
  }
`;
