import { media } from '@euro/design-system';
import styled from 'styled-components';

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

/** Round, day and stadium: two lines on phones. */
const Line = styled.div`
  height: calc(2.625rem + 20px);
  i { display: block; width: min(80%, 460px); height: 0.875rem; margin-inline: auto; border-radius: 6px; background: #ffffff1f; }
  @media (min-width: 34em) { height: calc(1.3125rem + 20px); }
`;

/** A loading scoreboard at its final size, hidden from screen readers. */
export function ScoreboardSkeleton() {
  return (
    <div aria-hidden="true">
      <Root>
        <Side />
        <Score />
        <Side />
      </Root>
      <Line>
        <i />
      </Line>
    </div>
  );
}
