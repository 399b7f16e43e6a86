import { media, token } from '@euro/design-system';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  gap: 8px;
  padding: 4px 0 20px;
  overflow: hidden;
  i { flex: none; width: 148px; height: 84px; border: 1.5px solid #ffffff2e; border-radius: ${token.radiusCard}; background: #070b1f66; }
  ${media.laptop} {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 12px;
    padding-bottom: 24px;
    i { width: auto; }
  }
`;

/** Loading matchdays at their final size, hidden from screen readers. */
export function MatchdayTilesSkeleton() {
  return (
    <Row aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7].map((matchday) => (
        <i key={matchday} />
      ))}
    </Row>
  );
}
