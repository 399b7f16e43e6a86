import { media } from '@euro/design-system';
import styled from 'styled-components';
import { podiumHeight } from './Podium.js';

const Root = styled.div`
  ${podiumHeight}
  display: flex;
  justify-content: center;
  align-items: end;
  gap: 8px;
  width: 100%;
  max-width: 640px;
  margin-inline: auto;
  padding-top: 16px;
  ${media.tablet} { gap: 12px; }
`;

const Place = styled.div`
  flex: 1 1 0;
  display: grid;
  justify-items: center;
  i { display: block; border-radius: 6px; background: #ffffff1f; }
`;

const Crest = styled.i<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  margin-bottom: 8px;
  && { border-radius: 50%; }
`;

/** Takes the room of a name, its manager and the points. */
const Words = styled.div`
  display: grid;
  justify-items: center;
  align-content: space-evenly;
  width: 100%;
  height: 75px;
  i:nth-child(1) { width: 60%; height: 14px; }
  i:nth-child(2) { width: 44%; height: 10px; }
  i:nth-child(3) { width: 50%; height: 20px; }
  ${media.tablet} { height: 83px; }
`;

const Stand = styled.div<{ $height: number }>`
  width: 100%;
  height: ${({ $height }) => $height}px;
  border: 1px solid #ffffff29;
  border-bottom: 0;
  border-radius: 12px 12px 0 0;
  background: linear-gradient(var(--em-flip, #2b3b95), var(--em-flip-foot, #1b2870));
`;

const PLACES = [
  { place: 2, crest: 48, stand: 132 },
  { place: 1, crest: 64, stand: 168 },
  { place: 3, crest: 48, stand: 116 },
] as const;

/** The loading podium at its final size, hidden from screen readers. */
export function PodiumSkeleton() {
  return (
    <Root aria-hidden="true">
      {PLACES.map(({ place, crest, stand }) => (
        <Place key={place}>
          <Crest $size={crest} />
          <Words>
            <i />
            <i />
            <i />
          </Words>
          <Stand $height={stand} />
        </Place>
      ))}
    </Root>
  );
}
