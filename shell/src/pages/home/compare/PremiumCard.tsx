import { CrownArt, heading, media, onNight, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  ${onNight}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  padding: 20px;
  border-radius: ${token.radiusCard};
  background: linear-gradient(165deg, ${token.nightLift}, ${token.nightDeep});
  color: #fff;
  h2 { ${heading} font-size: 1.375rem; line-height: 1.2; }
  & > p { margin-top: 12px; color: ${token.onNightSoft}; text-wrap: pretty; }
  ${media.tablet} { padding: 32px; h2 { font-size: 1.75rem; } }
`;

const Art = styled.div`
  display: grid;
  place-items: center;
  flex: 1;
  min-height: 190px;
`;

const PriceLine = styled.p`
  && { margin: 16px 0; }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  font-size: 0.875rem;
  line-height: 1.4;
  color: ${token.onNightSoft};
  & > span:last-child { flex: 1; min-width: 7em; }
`;

const Price = styled.span`
  font-size: min(4rem, 20vw);
  font-weight: 900;
  font-stretch: 125%;
  letter-spacing: -0.03em;
  line-height: 1;
  white-space: nowrap;
  color: #fff;
  small { margin-right: 6px; font-size: 1.75rem; font-weight: 700; letter-spacing: 0; vertical-align: 22px; }
`;

const Member = styled.p`
  && { margin-top: 8px; color: #fff; }
  font-size: 1.375rem;
  font-weight: 850;
  font-stretch: 112%;
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-align: center;
`;

/** Props of {@link PremiumCard}. */
export interface PremiumCardProps {
  title: ReactNode;
  text: ReactNode;
  /** "9,90", written after a raised euro sign; absent for members. */
  price?: string;
  /** "eenmalig, geen abonnement", beside the price. */
  priceNote?: string;
  /** In place of the price, under the crown: whose it is. */
  member?: ReactNode;
  /** A lime button, full width. */
  action?: ReactNode;
}

/** The crown and the price of premium. */
export function PremiumCard({ title, text, price, priceNote, member, action }: PremiumCardProps) {
  return (
    <Root>
      <h2>{title}</h2>
      <p>{text}</p>
      <Art>
        <CrownArt />
      </Art>
      {member && <Member>{member}</Member>}
      {price !== undefined && (
        <PriceLine>
          <Price>
            <small>€</small>
            <span>{price}</span>
          </Price>
          <span>{priceNote}</span>
        </PriceLine>
      )}
      {action}
    </Root>
  );
}

/** Premium card and comparison beside each other from 1024 px. */
export const CompareLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${media.laptop} { grid-template-columns: minmax(0, 1fr) min(720px, 61%); gap: 24px; align-items: stretch; }
`;
