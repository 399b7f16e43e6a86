import { token } from '@euro/design-system';
import { Check } from 'lucide-react';
import styled from 'styled-components';

/** 44 px to press; above the row, which may be pressed as a whole. */
const Root = styled.label`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: -2px;
  cursor: pointer;
  @container (min-width: 43.75rem) { margin: 0 -10px; }
  input { grid-area: 1 / 1; width: 44px; height: 44px; margin: 0; opacity: 0; cursor: inherit; }
  &:has([aria-disabled]) { cursor: not-allowed; }
`;

const Box = styled.span`
  grid-area: 1 / 1;
  pointer-events: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 7px;
  box-shadow: inset 0 0 0 1.5px ${token.control};
  background: ${token.surface};
  color: transparent;
  transition: background ${token.quick};
  input:checked + & { background: ${token.actionFill}; box-shadow: none; color: ${token.actionInk}; }
  input:focus-visible + & { outline: 3px solid ${token.focus}; outline-offset: 2px; }
  input[aria-disabled] + & { box-shadow: inset 0 0 0 1.5px ${token.line}; }
`;

/** Props of {@link CompareTick}. */
export interface CompareTickProps {
  /** "Vergelijk Musiala". */
  label: string;
  checked: boolean;
  /** There is no place for one more: a press still reaches its handler, so that the reason can be announced. */
  refused?: boolean;
  onPress: () => void;
}

/** The box before a row that takes it into a comparison. */
export function CompareTick({ label, checked, refused = false, onPress }: CompareTickProps) {
  return (
    <Root title={label}>
      <input
        type="checkbox"
        aria-label={label}
        aria-disabled={refused || undefined}
        checked={checked}
        onChange={onPress}
      />
      <Box aria-hidden="true">
        <Check size={16} strokeWidth={3} />
      </Box>
    </Root>
  );
}
