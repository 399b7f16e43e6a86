import { media, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { matchTexts } from '../../texts/matchTexts.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: center;
  justify-items: center;
  height: calc(96px + 2.275rem);
  padding-block: 12px 20px;
  i { border-radius: 6px; background: #ffffff1f; }
  ${media.laptop} { height: calc(32px + 5.125rem); padding-block: 0 24px; }
`;

const Side = styled.i`
  width: 56px;
  height: 56px;
  ${media.laptop} { width: min(100%, 240px); height: 64px; }
`;

const Score = styled.i`
  width: 88px;
  height: 2.5rem;
  ${media.laptop} { width: 128px; height: 64px; }
`;

/** In the place of round, day and stadium, which are two lines on phones; at least as long, as the largest text of the page. */
const Line = styled.p`
  overflow: hidden;
  height: calc(2.625rem + 20px);
  font-size: 0.875rem;
  text-align: center;
  color: ${token.onNightSoft};
  @media (min-width: 34em) { height: calc(1.3125rem + 20px); }
`;

/** A loading scoreboard at its final size, with what the page will show; hidden from screen readers. */
export function ScoreboardSkeleton() {
  const t = useText(matchTexts);
  return (
    <div aria-hidden="true">
      <Root>
        <Side />
        <Score />
        <Side />
      </Root>
      <Line>{t('coming')}</Line>
    </div>
  );
}
