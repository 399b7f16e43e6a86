import { token } from '@euro/design-system';
import styled from 'styled-components';

const Bars = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 3px;
  font-size: 0.75rem;
  font-weight: 750;
  i { width: 9px; height: 16px; transform: skewX(-16deg); border-radius: 1px; background: ${token.line}; }
  i[data-filled='true'] { background: ${token.data}; }
  b { margin-left: 6px; font-weight: 750; }
`;

/** Props of {@link Difficulty}. */
export interface DifficultyProps {
  /** 1 (easy) to 5 (hard). */
  level: number;
  /** "gemiddeld". */
  text: string;
}

/** Difficulty of the next match, in five slanted bars and a word. */
export function Difficulty({ level, text }: DifficultyProps) {
  return (
    <Bars>
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} aria-hidden="true" data-filled={step <= level} />
      ))}
      <b>{text}</b>
    </Bars>
  );
}
