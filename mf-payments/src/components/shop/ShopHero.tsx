import { Crown, CrownArt, heading, media, onNight, token, Wrap } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  ${onNight}
  position: relative;
  overflow: hidden;
  background: linear-gradient(135deg, ${token.nightDeep}, ${token.nightLift});
  color: #fff;
`;

const Columns = styled(Wrap)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  justify-items: center;
  padding-block: 24px 40px;
  text-align: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    padding-block: 56px 72px;
    text-align: left;
  }
`;

const Words = styled.div`
  min-width: 0;
  max-width: 100%;
  /* Each sentence in one line, with whichever font. */
  h1 { ${heading} font-size: min(1.75rem, 6.7vw); font-weight: 900; text-wrap: balance; overflow-wrap: anywhere; }
  ${media.laptop} { h1 { font-size: 2.5rem; } }
`;

const Lead = styled.div`
  max-width: 34em;
  margin-top: 12px;
  color: #d3dbfa;
  ${media.tablet} { min-height: 3em; }
`;

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  margin-bottom: 16px;
  padding: 0 10px;
  border-radius: ${token.radiusFull};
  background: #ffffff1f;
  font-size: 0.75rem;
  font-weight: 700;
`;

const Art = styled.div`
  position: relative;
  order: -1;
  display: grid;
  place-items: center;
  svg { position: relative; z-index: 1; width: 180px; height: 180px; }
  &::before {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    width: 640px;
    height: 640px;
    margin: -320px;
    background: radial-gradient(closest-side, #ffd97857, transparent);
  }
  &::after {
    content: '';
    position: absolute;
    inset: -6%;
    border: 2px solid #ffffff29;
    border-radius: 50%;
  }
  ${media.tablet} {
    order: 0;
    justify-self: center;
    svg { width: min(360px, 36vw); height: min(360px, 36vw); }
  }
`;

const PriceLine = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 16px;
  margin: 24px 0;
  & > :last-child { text-align: left; white-space: pre-line; font-size: 0.875rem; line-height: 1.4; color: #d3dbfa; }
  ${media.tablet} { justify-content: flex-start; }
`;

const Price = styled.span`
  font-size: min(4rem, 20vw);
  font-weight: 900;
  font-stretch: 125%;
  letter-spacing: -0.03em;
  line-height: 1;
  white-space: nowrap;
  small { margin-right: 6px; font-size: min(1.75rem, 9vw); font-weight: 700; letter-spacing: 0; vertical-align: 22px; }
`;

const SmallPrint = styled.div`
  margin-top: 12px;
  font-size: 0.75rem;
  line-height: 1.5;
  color: #d3dbfa;
`;

const Action = styled.div`
  ${Lead} + & { margin-top: 24px; }
  & > * { min-width: 260px; }
`;

/** Props of {@link ShopHero}. */
export interface ShopHeroProps {
  /** "Premium", beside a small crown. */
  tag: string;
  title: ReactNode;
  lead: ReactNode;
  /** "9,90", written after a raised euro sign; a member sees none. */
  price?: {
    readonly amount: string;
    /** Beside it; lines as they are. */
    readonly note: string;
  };
  /** A lime button. */
  action?: ReactNode;
  /** Payment methods, or a failure. */
  smallPrint?: ReactNode;
}

/** Night with the golden crown: what premium is and costs, or that one has it. */
export function ShopHero({ tag, title, lead, price, action, smallPrint }: ShopHeroProps) {
  return (
    <Root>
      <Columns>
        <Words>
          <Tag>
            <Crown size={16} />
            <span>{tag}</span>
          </Tag>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          {price && (
            <PriceLine>
              <Price>
                <small>€</small>
                <span>{price.amount}</span>
              </Price>
              <span>{price.note}</span>
            </PriceLine>
          )}
          {action && <Action>{action}</Action>}
          {smallPrint && <SmallPrint>{smallPrint}</SmallPrint>}
        </Words>
        <Art>
          <CrownArt size={360} />
        </Art>
      </Columns>
    </Root>
  );
}
