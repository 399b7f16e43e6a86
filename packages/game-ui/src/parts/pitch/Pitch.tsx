import { numeral, onNight, token } from '@euro/design-system';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { largeLetters } from '../layout.js';
import { Field } from './Field.js';

const Root = styled.div`
  ${onNight}
  container-type: inline-size;
  position: relative;
  aspect-ratio: 12 / 10;
  background: ${token.pitchOut};
  overflow: hidden;
  ${largeLetters} { aspect-ratio: 12 / 17; }
  & > .em-field { position: absolute; inset: 0; width: 100%; height: 100%; }
`;

const Rows = styled.div`
  position: absolute;
  inset: 1.6cqw 1cqw 1.4cqw;
  display: grid;
  grid-template-rows: repeat(4, minmax(0, 1fr));
`;

const Row = styled.div`
  position: relative;
  display: flex;
  justify-content: space-evenly;
  align-items: center;
  &[data-count='2'] { justify-content: center; gap: 12cqw; }
  &[data-count='5'] { --em-card-width: 18.8cqw; --em-card-jersey: clamp(36px, 11.4cqw, 84px); }
`;

const CoachPlace = styled.div`
  position: absolute;
  left: 1.4cqw;
  top: 0;
  bottom: 0;
  display: flex;
  align-items: center;
`;

const Formation = styled.span`
  ${numeral}
  position: absolute;
  right: 2.2cqw;
  top: 3.4cqw;
  display: flex;
  align-items: center;
  gap: 6px;
  height: 1.75rem;
  padding: 0 12px;
  border-radius: ${token.radiusFull};
  background: var(--em-veil, #0b1338cc);
  color: #fff;
  font-size: 0.875rem;
  font-stretch: 115%;
  @container (max-width: 21.5rem) { &:has(~ [data-action]) { display: none; } }
`;

/** Below the formation, where no card of the first row is; on a narrow pitch in its place. */
const Action = styled.div`
  position: absolute;
  right: 2.2cqw;
  top: calc(3.4cqw + 1.75rem + 6px);
  @container (max-width: 21.5rem) { top: 3.4cqw; }
`;

const PLACES = ['goal', 'defence', 'midfield', 'attack'] as const;

/** Props of {@link Pitch}. */
export interface PitchProps {
  /** Accessible name, for example "Je opstelling, 4-4-2". */
  label: string;
  /** Goalkeeper, defenders, midfielders, forwards; each a row of PlayerCards with keys. */
  rows: readonly (readonly ReactNode[])[];
  /** The coach's PlayerCard, in the technical area beside the goalkeeper. */
  coach?: ReactNode;
  /** For example "4-4-2", in the upper right corner. */
  formation?: string;
  /** A button for the whole squad, below the formation. */
  action?: ReactNode;
  /** Shows a lock beside the formation: nothing can be changed. */
  locked?: boolean;
  /** Draw the points variant: smaller shirts on phones, taller second line. */
  dense?: boolean;
}

const DenseRoot = styled(Root)`
  &[data-dense] {
    @container (max-width: 26.5rem) { --em-card-jersey: 11.4cqw; }
  }
`;

/** The pitch, exactly 12:10, sized by its container. */
export function Pitch({ label, rows, coach, formation, action, locked = false, dense = false }: PitchProps) {
  return (
    <DenseRoot role="group" aria-label={label} data-dense={dense || undefined}>
      <Field />
      {formation && (
        <Formation aria-hidden="true">
          {locked && <Lock size={14} strokeWidth={2.5} />}
          <span>{formation}</span>
        </Formation>
      )}
      <Rows>
        {rows.map((players, at) => (
          <Row key={PLACES[at]} data-count={players.length}>
            {at === 0 && coach && <CoachPlace>{coach}</CoachPlace>}
            {players}
          </Row>
        ))}
      </Rows>
      {action && <Action data-action>{action}</Action>}
    </DenseRoot>
  );
}

/** Pitch and dug-out glued together; rounded once it is wider than a phone (the radius reads its own width). */
export const PitchBox = styled.div`
  overflow: hidden;
  box-shadow: ${token.shadow1};
  border-radius: clamp(0px, (100% - 480px) * 999, 16px);
`;
