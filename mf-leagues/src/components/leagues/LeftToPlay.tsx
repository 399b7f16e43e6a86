import { token } from '@euro/design-system';
import styled from 'styled-components';

const Root = styled.span`
  display: grid;
  gap: 5px;
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.25;
`;

const Dots = styled.span`
  display: inline-flex;
  gap: 3px;
  i { width: 6px; height: 6px; border-radius: 50%; background: ${token.line}; }
  i[data-left] { background: ${token.brand}; }
  [data-own] & i { background: #ffffff40; }
  [data-own] & i[data-left] { background: ${token.accent}; }
`;

/** Players of a lineup that count. */
const ELEVEN = Array.from({ length: 11 }, (_, at) => at);

/** Props of {@link LeftToPlay}. */
export interface LeftToPlayProps {
  /** Players of the eleven that are still to play. */
  left: number;
  /** "nog 4 te spelen". */
  text: string;
}

/** How many of the eleven are still to play, in words and as filled dots. */
export function LeftToPlay({ left, text }: LeftToPlayProps) {
  return (
    <Root>
      {text}
      <Dots aria-hidden="true">
        {ELEVEN.map((at) => (
          <i key={at} data-left={at < left || undefined} />
        ))}
      </Dots>
    </Root>
  );
}
