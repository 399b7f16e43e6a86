import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Hint } from '../field/control.js';
import { token } from '../tokens/token.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Row = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 52px;
  gap: 16px;
  align-items: center;
  min-height: 48px;
  line-height: 1.35;
  cursor: pointer;
  /* The real switch lies, unseen, over the drawn one: pointers and assistive tools meet it where it is shown. */
  input { grid-area: 1 / 2; width: 52px; height: 32px; margin: 0; opacity: 0; cursor: inherit; }
  &:has([aria-disabled='true']) { cursor: not-allowed; }
  &:has([aria-busy='true']) { cursor: progress; }
`;

const Words = styled.span`
  grid-area: 1 / 1;
  b { display: block; font-weight: 650; }
`;

const Track = styled.span`
  grid-area: 1 / 2;
  pointer-events: none;
  display: flex;
  align-items: center;
  width: 52px;
  height: 32px;
  padding: 4px;
  border-radius: ${token.radiusFull};
  background: ${token.surface};
  box-shadow: inset 0 0 0 1.5px ${token.control};
  transition: background ${token.quick};
  &::after {
    content: '';
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: ${token.control};
    transition: transform ${token.quick}, background ${token.quick};
  }
  input:checked + & { background: ${token.actionFill}; box-shadow: none; }
  input:checked + &::after { background: ${token.actionInk}; transform: translateX(20px); }
  input:focus-visible + & { outline: 3px solid ${token.focus}; outline-offset: 2px; }
  input[aria-disabled='true'] + & { background: ${token.sunken}; box-shadow: inset 0 0 0 1.5px ${token.line}; }
  input[aria-disabled='true'] + &::after { background: ${token.line}; }
  @media (prefers-reduced-motion: reduce) {
    &, &::after { transition: none; }
  }
`;

const More = styled.span`
  display: block;
  font-size: 0.875rem;
  color: ${token.inkSoft};
`;

/** Props of {@link Switch}. */
export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Below the label: its effect, or why it is disabled. */
  hint?: ReactNode;
  /** It is visible but disabled; it stays focusable, so that screen readers announce the hint. */
  disabled?: boolean;
  /** The choice is being saved. */
  busy?: boolean;
  /** Error, read when it appears. */
  error?: string | undefined;
}

/** A setting that is on or off, and takes effect at once. */
export function Switch({
  label,
  checked,
  onChange,
  hint,
  disabled = false,
  busy = false,
  error,
}: SwitchProps) {
  const id = useId();
  return (
    <Root>
      <Row>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-disabled={disabled || undefined}
          aria-busy={busy || undefined}
          onChange={(event) => {
            if (!disabled && !busy) onChange(event.target.checked);
          }}
        />
        <Track aria-hidden="true" />
        <Words>
          <b id={`${id}-label`}>{label}</b>
          {hint && <More id={`${id}-hint`}>{hint}</More>}
        </Words>
      </Row>
      <div aria-live="polite">
        {error && (
          <Hint $tone="danger">
            <CircleAlert aria-hidden />
            <span>{error}</span>
          </Hint>
        )}
      </div>
    </Root>
  );
}
