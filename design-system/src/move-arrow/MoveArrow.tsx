import styled from 'styled-components';
import { token } from '../tokens/token.js';
import { VisuallyHidden } from '../typography/typography.js';
import { movePaths } from './movePaths.js';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  min-width: 34px;
  min-height: 16px;
  font-size: 0.75rem;
  line-height: 1.35;
  font-weight: 650;
  color: ${token.inkSoft};
  &[data-move='up'] { color: ${token.positiveText}; }
  &[data-move='down'] { color: ${token.danger}; }
  &[data-night] {
    font-size: 0.875rem;
    color: ${token.onNightSoft};
    &[data-move='up'] { color: ${token.live}; }
    &[data-move='down'] { color: #ffb3bc; }
  }
  [data-own] & { color: ${token.onOwnRowSoft}; }
  [data-own] &[data-move='up'] { color: #7ff0b2; }
  [data-own] &[data-move='down'] { color: #ffb3bc; }
`;

/** Props of {@link MoveArrow}. */
export interface MoveArrowProps {
  /** Places won (positive) or lost (negative) since the last matchday. */
  move: number;
  /** The number with the locale's separators. */
  text?: string;
  /** In words: "36 plaatsen gestegen". */
  label: string;
  /** It is drawn on night, where the greens and reds are lighter. */
  onNight?: boolean;
}

/** Change of a rank: an arrow and a number, or a dash. */
export function MoveArrow({ move, text, label, onNight = false }: MoveArrowProps) {
  const direction = move > 0 ? 'up' : move < 0 ? 'down' : 'same';
  return (
    <Root data-move={direction} data-night={onNight || undefined}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        <path d={movePaths[direction]} fill="currentColor" />
      </svg>
      {move !== 0 && <span aria-hidden="true">{text ?? Math.abs(move)}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
