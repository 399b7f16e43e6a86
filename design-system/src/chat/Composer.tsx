import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button.js';
import { Control, LabelText } from '../field/control.js';
import { useBarHeight } from '../sticky-bar/useBarHeight.js';
import { onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 48px;
  gap: 8px;
  align-items: end;
  padding: 12px 16px;
  border-top: 1px solid ${token.line};
  & > button { width: 48px; padding: 0; }
  &[data-before] { grid-template-columns: 44px minmax(0, 1fr) 48px; padding-left: 8px; }
  &[data-bar] {
    ${onNight}
    position: sticky;
    bottom: 0;
    padding-bottom: calc(12px + env(safe-area-inset-bottom));
    border-top: 0;
    background: ${token.nightDeep};
  }
`;

/** The question along with a message, right above the {@link Composer}. */
export const AboveComposer = styled.div`
  padding: 12px 16px 0;
  border-top: 1px solid ${token.line};
  & + form { border-top: 0; }
`;

const Text = styled.textarea`
  appearance: none;
  flex: 1;
  width: 100%;
  min-width: 0;
  max-height: 144px;
  padding: 12px 0;
  border: 0;
  background: none;
  font: inherit;
  font-size: 1rem;
  line-height: 1.5rem;
  color: ${token.ink};
  outline: none;
  resize: none;
  field-sizing: content;
  &::placeholder { color: ${token.inkSoft}; opacity: 1; }
`;

const Below = styled.p`
  grid-column: 1 / -1;
  font-size: 0.75rem;
  font-weight: 600;
  color: ${token.inkSoft};
  text-align: right;
  &[data-over] { color: ${token.danger}; }
  [data-bar] > & { color: ${token.onNightSoft}; }
  [data-bar] > &[data-over] { color: #ff8a95; }
`;

/** Props of {@link Composer}. */
export interface ComposerProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  sendLabel: string;
  /** Why nothing can be sent now; the button's disabled reason. */
  blocked?: string;
  /** Shown when the text grows long: "940/1000"; `over` when it is too long. */
  counter?: { text: string; over: boolean };
  /** On night, at the bottom of a phone's window: the tabs of the portal give way to it. */
  bar?: boolean;
  /** A button of 44 px before the field. */
  before?: ReactNode;
  /** The field. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Input of a message: Enter sends, Shift + Enter begins a new line. */
export function Composer({
  label,
  placeholder,
  value,
  onChange,
  onSend,
  sendLabel,
  blocked,
  counter,
  bar = false,
  before,
  ref,
}: ComposerProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useBarHeight(form, !bar);
  const send = () => {
    if (blocked === undefined) onSend();
  };

  function handleKey(event: KeyboardEvent) {
    // While a character is being composed, Enter ends that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <Form
      ref={form}
      data-bar={bar || undefined}
      data-before={before ? true : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {before}
      <div>
        <LabelText htmlFor={id} $hidden>
          {label}
        </LabelText>
        <Control $invalid={counter?.over}>
          <Text
            ref={ref}
            id={id}
            rows={1}
            value={value}
            placeholder={placeholder}
            enterKeyHint="send"
            aria-describedby={counter ? `${id}-counter` : undefined}
            aria-invalid={counter?.over || undefined}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKey}
          />
        </Control>
      </div>
      <Button
        type="submit"
        variant={bar ? 'lime' : 'primary'}
        aria-label={sendLabel}
        title={sendLabel}
        disabledReason={blocked}
      >
        <SendHorizontal size={20} aria-hidden />
      </Button>
      {counter && (
        <Below id={`${id}-counter`} data-over={counter.over || undefined} aria-live="polite">
          {counter.text}
        </Below>
      )}
    </Form>
  );
}
