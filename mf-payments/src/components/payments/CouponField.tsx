import { Button, Control, Hint, Input, LabelText, token } from '@euro/design-system';
import { Check, CircleAlert, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  &:has(> button) { grid-template-columns: minmax(0, 1fr) auto; }
  gap: 12px;
`;

const Box = styled(Control)`
  &[data-state='good'] { box-shadow: inset 0 0 0 1.5px ${token.positive}; }
  & > svg { flex: none; color: ${token.positiveText}; }
`;

const Code = styled(Input)`
  letter-spacing: 0.04em;
  text-transform: uppercase;
  &::placeholder { text-transform: none; }
`;

const Remove = styled(Button)`
  min-width: 64px;
`;

/** The state of a code: being written, being checked, good, or not. */
export type CouponState = 'open' | 'checking' | 'good' | 'wrong';

/** Props of {@link CouponField}. */
export interface CouponFieldProps {
  label: string;
  code: string;
  state: CouponState;
  /** Below the field: the discount, or the problem. */
  text?: ReactNode;
  removeLabel: string;
  /** After the text: a retry button. */
  action?: ReactNode;
  onChange: (code: string) => void;
  onBlur?: () => void;
  /** Without it there is no button to remove it. */
  onRemove?: () => void;
}

/** One discount code. A good one can only be removed. */
export function CouponField({
  label,
  code,
  state,
  text,
  removeLabel,
  action,
  onChange,
  onBlur,
  onRemove,
}: CouponFieldProps) {
  const id = useId();
  const lineId = `${id}-line`;
  return (
    <div>
      <LabelText htmlFor={id}>{label}</LabelText>
      <Row>
        <Box $invalid={state === 'wrong'} data-state={state}>
          <Code
            id={id}
            value={code}
            readOnly={state === 'good'}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            aria-invalid={state === 'wrong' || undefined}
            aria-describedby={text ? lineId : undefined}
            aria-busy={state === 'checking' || undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {state === 'good' && <Check size={20} aria-hidden />}
        </Box>
        {onRemove && (
          <Remove
            variant="secondary"
            aria-label={removeLabel}
            title={removeLabel}
            icon={<X size={20} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </Row>
      <div aria-live="polite">
        {text && (
          <Hint id={lineId} $tone={TONES[state]}>
            {state === 'wrong' && <CircleAlert aria-hidden />}
            <span>{text}</span>
          </Hint>
        )}
      </div>
      {action}
    </div>
  );
}

const TONES = { open: 'soft', checking: 'soft', good: 'positive', wrong: 'danger' } as const;
