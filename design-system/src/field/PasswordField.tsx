import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { InnerButton } from './control.js';
import { Field, type FieldProps } from './Field.js';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'after'> {
  /** What the eye does: show the password. */
  showLabel: string;
}

/** A password field with an eye that shows what is typed. */
export function PasswordField({ showLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      after={
        <InnerButton
          type="button"
          aria-label={showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </InnerButton>
      }
    />
  );
}
