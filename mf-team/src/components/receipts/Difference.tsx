import { token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Pair = styled.div`
  container-type: inline-size;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
  @container (min-width: 30rem) {
    & > div { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; }
  }
`;

const Side = styled.section`
  padding: 12px 14px;
  border-radius: ${token.radiusField};
  background: ${token.sunken};
  font-size: 0.875rem;
  line-height: 1.4;
  h3 { margin-bottom: 6px; font-size: 0.9375rem; font-weight: 800; }
  li + li { margin-top: 4px; }
`;

/** One side of a difference. */
export interface DifferenceSide {
  id: string;
  /** "Elders bewaard", "Hier gewijzigd". */
  title: string;
  content: ReactNode;
}

/** Props of {@link Difference}. */
export interface DifferenceProps {
  sides: readonly [DifferenceSide, DifferenceSide];
}

/** The changes elsewhere beside the local ones; below each other in narrow windows. */
export function Difference({ sides }: DifferenceProps) {
  return (
    <Pair>
      <div>
        {sides.map(({ id, title, content }) => (
          <Side key={id}>
            <h3>{title}</h3>
            {content}
          </Side>
        ))}
      </div>
    </Pair>
  );
}
