import { token } from '@euro/design-system';
import styled from 'styled-components';

const Drawn = styled.svg`
  flex: none;
  path { fill: ${token.partnerWater}; }
  circle { fill: ${token.partnerSun}; }
`;

/** The broadcaster's mark, water under a sun; decoration beside its name. Size in px. */
export function BroadcasterMark({ size = 20 }: { size?: number }) {
  return (
    <Drawn viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d="M1 13c3-4 6 2 9-2s6 1 9-3v11H1z" />
      <circle cx="14" cy="5" r="3" />
    </Drawn>
  );
}
