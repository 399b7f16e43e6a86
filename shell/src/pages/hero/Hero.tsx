import { media, onNight, token, Wrap } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Spare } from '../../ui/Spare.js';

/** Decoration that is larger than the rest of its page: after that. */
const StadiumArt = lazyPage(() => import('./StadiumArt.js').then((file) => file.StadiumArt));

const Root = styled.section`
  ${onNight}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: ${token.nightFoot};
  color: #fff;
`;

const Picture = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  & > svg { width: 100%; height: 100%; }
  &[data-for='phone'] { ${media.tablet} { display: none; } }
  &[data-for='wide'] { display: none; ${media.tablet} { display: block; } }
`;

const Inner = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 60px 84px;
  ${media.columns} {
    grid-template-columns: minmax(0, 1fr) min(384px, 42%);
    gap: 32px;
    align-items: center;
    padding-block: 72px 128px;
  }
  ${media.laptop} { gap: 64px; min-height: 652px; }
`;

const Title = styled.h1`
  font-size: 2.5rem;
  line-height: 1.02;
  font-weight: 900;
  font-stretch: 125%;
  letter-spacing: -0.025em;
  text-wrap: balance;
  em { font-style: normal; color: ${token.accent}; }
  @media (max-width: 23.375em) { font-size: min(2.125rem, 16vw); }
  ${media.laptop} { font-size: 4rem; }
`;

const Lead = styled.p`
  max-width: 32em;
  margin-top: 16px;
  font-size: 1.125rem;
  line-height: 1.45;
  color: #dde4ff;
`;

const DeadlineLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin: 24px 0 10px;
  font-size: 0.875rem;
  font-weight: 600;
  svg { color: ${token.accent}; }
  span + span { font-weight: 450; color: #c9d3f7; }
`;

/** Props of {@link Hero}. */
export interface HeroProps {
  /** `<em>` highlights the visitor's action. */
  title: ReactNode;
  lead: ReactNode;
  /** "Deadline speeldag 2". */
  deadlineTitle?: string;
  /** "wo 19/06 · 15.00 u.". */
  deadlineDate?: string;
  /** A Countdown with look `hero`. */
  countdown?: ReactNode;
  /** Under the countdown: the way to one's own team. */
  actions?: ReactNode;
  /** At the right, a {@link HeroCard}. */
  children?: ReactNode;
}

/** Home's stadium: title, deadline and a card. */
export function Hero({ title, lead, deadlineTitle, deadlineDate, countdown, actions, children }: HeroProps) {
  return (
    <Root>
      <Picture data-for="phone">
        <Spare>
          <StadiumArt width={375} height={975} phone />
        </Spare>
      </Picture>
      <Picture data-for="wide">
        <Spare>
          <StadiumArt width={1280} height={652} phone={false} />
        </Spare>
      </Picture>
      <Inner>
        <div>
          <Title>{title}</Title>
          <Lead>{lead}</Lead>
          {deadlineTitle && (
            <DeadlineLine>
              <Timer size={18} aria-hidden />
              <span>{deadlineTitle}</span>
              {deadlineDate && <span>{deadlineDate}</span>}
            </DeadlineLine>
          )}
          {countdown}
          {actions}
        </div>
        {children}
      </Inner>
    </Root>
  );
}

/** The card on the hero: sign in, or one's own team. */
export const HeroCard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: 480px;
  padding: 20px;
  border-radius: 16px;
  background: ${token.surface};
  color: ${token.ink};
  box-shadow: 0 24px 60px #0006;
  --em-focus: ${token.brand};
  --em-crest-line: ${token.ink};
  & > h2 { font-size: 1.375rem; font-weight: 800; font-stretch: 125%; line-height: 1.2; letter-spacing: -0.012em; }
  ${media.laptop} { padding: 28px; }
`;
