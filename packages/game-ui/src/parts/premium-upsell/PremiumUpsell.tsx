import { CardTitle, CrownArt, onNight, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  ${onNight}
  overflow: hidden;
  padding: 16px;
  border-radius: ${token.radiusCard};
  background: linear-gradient(135deg, ${token.nightDeep}, ${token.nightLift});
  color: #fff;
  p { margin-top: 6px; font-size: 0.875rem; color: #d3dbfa; }
  @media (min-width: 48em) { padding: 24px; }
`;

const Art = styled.span`
  float: right;
  margin: -12px -12px 0 8px;
`;

const Action = styled.div`
  margin-top: 16px;
`;

/** Props of {@link PremiumUpsell}. */
export interface PremiumUpsellProps {
  title: ReactNode;
  /** The free part; comes first. */
  free: string;
  /** Benefits of premium here. */
  brings: string;
  /** A lime button. */
  action?: ReactNode;
}

/** A small dark card with the free part of a feature, and the benefits of premium. */
export function PremiumUpsell({ title, free, brings, action }: PremiumUpsellProps) {
  return (
    <Root>
      <Art>
        <CrownArt size={104} />
      </Art>
      <CardTitle>{title}</CardTitle>
      <p>{`${free} ${brings}`}</p>
      {action && <Action>{action}</Action>}
    </Root>
  );
}
