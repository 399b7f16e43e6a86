import styled, { keyframes } from 'styled-components';

interface FlashProps {
  /** "+6", "−2". */
  readonly text: string;
  /** Points were lost: a correction, or a card. */
  readonly isLoss: boolean;
}

/** What a player just won or lost, on his shirt for four seconds; with less motion without rings. */
export function Flash({ text, isLoss }: FlashProps) {
  return (
    <Chip aria-hidden="true" data-loss={isLoss || undefined}>
      {text}
    </Chip>
  );
}

const stay = keyframes`
  0% { opacity: 0; translate: 0 12px; }
  6%, 92% { opacity: 1; translate: 0; }
  100% { opacity: 0; translate: 0; }
`;
const ring = keyframes`
  from { box-shadow: 0 0 0 0 #5bf0a5cc, 0 0 0 0 #5bf0a566; }
  to { box-shadow: 0 0 0 14px #5bf0a500, 0 0 0 26px #5bf0a500; }
`;

/** On the shirt; it takes no room, so nothing moves. */
const Chip = styled.i`
  position: absolute;
  top: 4px;
  right: 0;
  padding: 0 7px;
  border-radius: 99px;
  background: #5bf0a5;
  color: #0b1338;
  font-size: 0.8125rem;
  font-style: normal;
  font-weight: 800;
  line-height: 1.5rem;
  white-space: nowrap;
  opacity: 0;
  animation: ${stay} 4s ease-out 1, ${ring} 900ms ease-out 2;
  &[data-loss] { background: #ffe3e6; color: #a31b2f; animation: ${stay} 4s ease-out 1; }
  @media (prefers-reduced-motion: reduce) { animation: ${stay} 4s step-end 1; }
`;
