import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Wrap } from '../layout/layout.js';
import { media } from '../tokens/breakpoints.js';
import { heading, nightStripes, onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const Root = styled.section`
  ${onNight}
  ${nightStripes}
  position: relative;
  overflow: hidden;
`;

const Light = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0.75;
  ${media.tablet} { opacity: 1; }
`;

const Inner = styled(Wrap)`
  position: relative;
  container-type: inline-size;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  justify-content: space-between;
  align-items: flex-end;
  padding-block: 20px;
  ${media.tablet} { padding-block: 28px 24px; }
`;

const Columns = styled.div`
  ${media.laptop} {
    display: grid;
    grid-template-columns: minmax(370px, 1fr) minmax(0, 640px);
    gap: 40px;
    align-items: end;
    ${Head} { padding-bottom: 88px; }
  }
`;

const Title = styled.h1`
  ${heading}
  font-size: 1.75rem;
  line-height: 1.12;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  ${media.tablet} { font-size: 2.5rem; }
  &[data-size='long'] {
    @media (max-width: 47.9375em) { font-size: 1.5rem; font-weight: 850; font-stretch: 116%; }
    @media (max-width: 22.4375em) { font-size: 1.25rem; }
  }
  &[data-size='team'] {
    font-size: 1.25rem;
    font-weight: 850;
    font-stretch: 116%;
    letter-spacing: -0.01em;
    ${media.laptop} { font-size: 2rem; }
  }
`;

const Subtitle = styled.p`
  margin-top: 6px;
  font-size: 0.875rem;
  color: ${token.onNightSoft};
  text-wrap: balance;
  ${media.tablet} { font-size: 1rem; }
`;

const Lead = styled.div`
  margin-top: 14px;
`;

/** Props of {@link Band}. */
export interface BandProps {
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Under title and subtitle, in their column: coins, chips. */
  lead?: ReactNode;
  /** Before the title: a crest, a way back. */
  before?: ReactNode;
  /** At the right of the title: a countdown, a podium. */
  aside?: ReactNode;
  /** Under the title, for example tabs, ending on the band's lower edge. */
  children?: ReactNode;
  /** Beside all of it from 1024, below it before, ending on the band's lower edge: a podium. */
  side?: ReactNode;
  /** Beams of light at the right (`beam`), over the podium (`podium`), or none. */
  light?: 'beam' | 'podium' | 'none';
  /** `long`: smaller on phones, for more than two words; `team`: smaller everywhere, as a team's name may be long. */
  titleSize?: 'page' | 'long' | 'team';
}

/** The night band under the header with the page's title. */
export function Band({
  title,
  subtitle,
  lead,
  before,
  aside,
  children,
  side,
  light = 'beam',
  titleSize = 'page',
}: BandProps) {
  const content = (
    <>
      {(title || aside) && (
        <Head>
          <TitleBlock>
            {before}
            <div>
              {title && <Title data-size={titleSize}>{title}</Title>}
              {subtitle && <Subtitle>{subtitle}</Subtitle>}
              {lead && <Lead>{lead}</Lead>}
            </div>
          </TitleBlock>
          {aside}
        </Head>
      )}
      {children}
    </>
  );
  return (
    <Root>
      {light !== 'none' && <Beams podium={light === 'podium'} />}
      <Inner>
        {side ? (
          <Columns>
            <div>{content}</div>
            {side}
          </Columns>
        ) : (
          content
        )}
      </Inner>
    </Root>
  );
}

const TitleBlock = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  & > div { min-width: 0; }
  ${media.tablet} { gap: 18px; }
`;

function Beams({ podium }: { podium: boolean }) {
  const id = useId();
  const beams = podium
    ? [
        ['M1270 -30 820 340h240z', 0.55],
        ['M540 -30 760 340h240z', 0.55],
        ['M905 -40 790 340h230z', 0.35],
      ]
    : [
        ['M1180 -20 760 330h300z', 0.7],
        ['M1180 -20 1060 330h330z', 0.55],
      ];
  return (
    <Light
      viewBox="0 0 1280 320"
      preserveAspectRatio={podium ? 'xMaxYMax slice' : 'xMaxYMid slice'}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}g`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={token.onNightSoft} stopOpacity={podium ? 0.75 : 0.5} />
          <stop offset="1" stopColor={token.onNightSoft} stopOpacity="0" />
        </linearGradient>
        <filter id={`${id}b`} x="-30%" width="160%">
          <feGaussianBlur stdDeviation="21" />
        </filter>
      </defs>
      <g filter={`url(#${id}b)`} fill={`url(#${id}g)`}>
        {beams.map(([path, opacity]) => (
          <path key={path} d={String(path)} opacity={opacity} />
        ))}
      </g>
    </Light>
  );
}
