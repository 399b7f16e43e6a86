import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.js';
import { inElement } from '../typography/inElement.js';
import { Control, Hint, LabelText } from './control.js';

const Root = styled.div`
  min-width: 0;
`;

const Text = styled.textarea`
  appearance: none;
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 96px;
  padding: 12px 0;
  border: 0;
  background: none;
  font: inherit;
  font-size: 1rem;
  line-height: 1.5rem;
  color: ${token.ink};
  outline: none;
  resize: vertical;
  &::placeholder { color: ${token.inkSoft}; opacity: 1; }
  &[data-code] { font-family: ui-monospace, monospace; font-size: 0.875rem; line-height: 1.375rem; }
`;

/** Props of {@link TextArea}. */
export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  label: string;
  /** Said under the field when nothing is wrong. */
  hint?: ReactNode;
  /** Error; turns the border red and is read with the field. */
  error?: string;
  /** Letters of one width, for text that is written in a notation. */
  code?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field of several lines with its label, hint and error; the writer may make it higher. */
export function TextArea({ label, hint, error, code = false, id, className, ...rest }: TextAreaProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const lineId = `${inputId}-line`;
  const says = error ?? hint;
  return (
    <Root className={className}>
      <LabelText htmlFor={inputId}>{label}</LabelText>
      <Control $invalid={error !== undefined}>
        <Text
          {...rest}
          id={inputId}
          data-code={code || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={says ? lineId : undefined}
        />
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
