import { Switch } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { reminderTexts } from '../texts/reminderTexts.js';
import { type MailKind, useMailChoice } from './useMailChoice.js';

interface MailSwitchProps {
  readonly kind: MailKind;
  readonly stored: boolean;
  readonly hint: string;
  /** Not available to the user; the hint explains why. */
  readonly disabled?: boolean;
}

/** Turns one kind of mail on or off. */
export function MailSwitch({ kind, stored, hint, disabled = false }: MailSwitchProps) {
  const t = useText(reminderTexts);
  const { isOn, isBusy, problem, choose } = useMailChoice(kind, stored);
  return (
    <Switch
      label={t(kind)}
      hint={hint}
      checked={isOn}
      busy={isBusy}
      disabled={disabled}
      error={problem}
      onChange={choose}
    />
  );
}
