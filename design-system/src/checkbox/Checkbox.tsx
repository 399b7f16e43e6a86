import { Check } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { Hint } from '../field/control.js';
import { token } from '../tokens/token.js';

const Row = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: 44px;
  font-size: 0.875rem;
  line-height: 1.35;
  cursor: pointer;
  /* The real box lies, unseen, over the drawn one: pointers and assistive tools meet it where it is shown. */
  input { grid-area: 1 / 1; width: 24px; height: 24px; margin: 0; opacity: 0; cursor: inherit; }
  &:has(:disabled) { color: ${token.inkSoft}; cursor: not-allowed; }
`;

const Box = styled.span`
  grid-area: 1 / 1;
  pointer-events: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${token.radiusSmall};
  box-shadow: inset 0 0 0 1.5px ${token.control};
  background: ${token.surface};
  color: transparent;
  transition: background ${token.quick};
  input:checked + & { background: ${token.actionFill}; box-shadow: none; color: ${token.actionInk}; }
  input:focus-visible + & { outline: 3px solid ${token.focus}; outline-offset: 2px; }
  input[aria-invalid='true'] + & { box-shadow: inset 0 0 0 2px ${token.danger}; }
`;

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  /** Error, read with the box. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox in our clothes. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const lineId = useId();
  return (
    <div className={className}>
      <Row>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error ? lineId : undefined}
        />
        <Box aria-hidden="true">
          <Check size={16} strokeWidth={3} />
        </Box>
        <span>{label}</span>
      </Row>
      {error && (
        <Hint id={lineId} $tone="danger">
          {error}
        </Hint>
      )}
    </div>
  );
}
