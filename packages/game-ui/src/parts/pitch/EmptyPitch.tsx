import { Jersey, VisuallyHidden } from '@euro/design-system';
import styled, { keyframes } from 'styled-components';
import { DugOut } from './DugOut.js';
import { Pitch, PitchBox } from './Pitch.js';

const breathe = keyframes`50% { opacity: 0.5; }`;

const Bone = styled.span`
  display: grid;
  justify-items: center;
  width: var(--em-card-width, 21.4cqw);
  max-width: 144px;
  @container (max-width: 23.375rem) { & > .em-jersey { --em-card-jersey: 32px; } }
  animation: ${breathe} 1.6s ease-in-out infinite;
  & > .em-jersey {
    width: var(--em-card-jersey, clamp(40px, 12.4cqw, 96px));
    height: var(--em-card-jersey, clamp(40px, 12.4cqw, 96px));
    margin-bottom: clamp(-10px, -1.6cqw, -5px);
  }
  &::after {
    content: '';
    width: 100%;
    height: calc(clamp(16px, 3.1cqw, 24px) + clamp(15px, 2.9cqw, 23px));
    border-radius: 5px;
    background: var(--em-veil, #0b133880);
  }
`;

const NOTHING = '\u00a0';
const BENCH = ['b1', 'b2', 'b3', 'b4'] as const;
const ROWS = [['goal'], ['d1', 'd2', 'd3', 'd4'], ['m1', 'm2', 'm3', 'm4'], ['f1', 'f2']] as const;

/** Props of {@link EmptyPitch}. */
export interface EmptyPitchProps {
  /** Accessible name of the loading pitch. */
  label: string;
  /** With the bench below it; true by default. */
  bench?: boolean;
}

/** The pitch and the bench with free shirts, in their final size, while the lineup is on its way. */
export function EmptyPitch({ label, bench = true }: EmptyPitchProps) {
  const bone = (key: string) => (
    <Bone key={key}>
      <Jersey variant="empty" />
    </Bone>
  );
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <PitchBox aria-hidden="true">
        <Pitch label="" coach={bone('coach')} rows={ROWS.map((row) => row.map(bone))} />
        {bench && (
          <DugOut
            title={NOTHING}
            seats={BENCH.map((seat) => ({ id: seat, note: NOTHING, card: bone(seat) }))}
          />
        )}
      </PitchBox>
    </div>
  );
}
