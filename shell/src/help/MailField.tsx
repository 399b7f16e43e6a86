import { Field } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { helpTexts } from './helpTexts.js';

interface MailFieldProps {
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  problem: string | undefined;
}

/** Address for the answer to a visitor who has left; it may be empty. */
export function MailField({ value, onChange, onLeave, problem }: MailFieldProps) {
  const t = useText(helpTexts);
  return (
    <Field
      label={t('email')}
      hint={t('email.hint')}
      error={problem}
      type="email"
      autoComplete="email"
      inputMode="email"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}
