import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { InnerButton } from './control.js';
import { Field, type FieldProps } from './Field.js';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'after'> {
  /** Accessible name of the eye: show the password. */
  showLabel: string;
}

/** A password field with an eye that shows the password. */
export function PasswordField({ showLabel, ...rest }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Field
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={isVisible ? 'text' : 'password'}
      after={
        <InnerButton
          type="button"
          aria-label={showLabel}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon size={20} aria-hidden />
        </InnerButton>
      }
    />
  );
}
