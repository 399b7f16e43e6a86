import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { inElement } from '../typography/inElement.js';
import { Control, Hint, Input, LabelText } from './control.js';

const Root = styled.div`
  min-width: 0;
`;

const Counter = styled.span`
  font-size: 0.75rem;
  font-weight: 600;
  white-space: nowrap;
`;

/** Props of {@link Field}. */
export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Said under the field when nothing is wrong. */
  hint?: ReactNode;
  /** Error; turns the border red and is read with the field. */
  error?: string;
  /** Written in the field at the right, for example "16/55". */
  counter?: string;
  /** An icon before the text. */
  icon?: ReactNode;
  /** A control after the text. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with its label, hint, error and counter. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  counter,
  icon,
  after,
  id,
  className,
  ...rest
}: FieldProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const lineId = `${inputId}-line`;
  const says = error ?? hint;
  return (
    <Root className={className}>
      <LabelText htmlFor={inputId} $hidden={hideLabel}>
        {label}
      </LabelText>
      <Control $invalid={error !== undefined}>
        {icon}
        <Input
          {...rest}
          id={inputId}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={says ? lineId : undefined}
        />
        {counter && <Counter>{counter}</Counter>}
        {after}
      </Control>
      <div aria-live="polite">
        {says && (
          <Hint id={lineId} $tone={error ? 'danger' : 'soft'}>
            {error && <CircleAlert aria-hidden />}
            {inElement(says)}
          </Hint>
        )}
      </div>
    </Root>
  );
}
