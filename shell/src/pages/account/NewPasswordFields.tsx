import { PasswordField } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { accountTexts } from '../texts/accountTexts.js';
import type { NewPassword } from './newPassword.js';
import { useFieldProblem } from './useFieldProblem.js';

interface NewPasswordFieldsProps {
  readonly register: UseFormRegister<NewPassword>;
  readonly errors: FieldErrors<NewPassword>;
}

/** A new password and the same once more. */
export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  const t = useText(accountTexts);
  const problemOf = useFieldProblem();
  return (
    <>
      <PasswordField
        {...register('password', { deps: ['confirmation'] })}
        label={t('password.new')}
        showLabel={t('password.show')}
        autoComplete="new-password"
        required
        hint={t('password.hint')}
        error={problemOf(errors.password)}
      />
      <PasswordField
        {...register('confirmation')}
        label={t('password.confirm')}
        showLabel={t('password.show')}
        autoComplete="new-password"
        required
        error={problemOf(errors.confirmation)}
      />
    </>
  );
}
