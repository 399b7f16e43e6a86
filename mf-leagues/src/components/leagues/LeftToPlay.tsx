import { token, VisuallyHidden } from '@euro/design-system';
import styled from 'styled-components';

const Root = styled.span`
  display: grid;
  gap: 5px;
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.25;
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 6px;
  font-weight: 600;
`;

const Dots = styled.span`
  display: inline-flex;
  gap: 3px;
  i { width: 6px; height: 6px; border-radius: 50%; background: ${token.line}; }
  @container (max-width: 20rem) { gap: 1px; i { width: 5px; height: 5px; } }
  i[data-left] { background: ${token.brand}; }
  [data-own] & i { background: #ffffff40; }
  [data-own] & i[data-left] { background: ${token.accent}; }
`;

/** Props of {@link LeftToPlay}. */
export interface LeftToPlayProps {
  /** Starters that are still to play. */
  left: number;
  /** Number of starters in a lineup. */
  starters: number;
  /** "nog 4 te spelen". */
  text: string;
  /** "nog 4", beside the dots. */
  short: string;
}

/** Number of starters still to play, in words and as filled dots; `inline`: the dots come first, in one line. */
export function LeftToPlay({ left, starters, text, short, inline }: LeftToPlayProps & { inline?: boolean }) {
  const dots = (
    <Dots aria-hidden="true">
      {Array.from({ length: starters }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are their places
        <i key={at} data-left={at < left || undefined} />
      ))}
    </Dots>
  );
  if (!inline) {
    return (
      <Root>
        <span>{text}</span>
        {dots}
      </Root>
    );
  }
  return (
    <Line>
      {dots}
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Line>
  );
}
