import type { User } from '@euro/api-contract';
import { Button, Card, Heading, PasswordField, Soft, Stack } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { accountTexts } from '../texts/accountTexts.js';
import { profileTexts } from '../texts/profileTexts.js';
import { checkedBy, refusedFields } from './checkedBy.js';
import { NewPasswordFields } from './NewPasswordFields.js';
import { checkChosenPassword, type NewPassword } from './newPassword.js';
import { useFieldProblem } from './useFieldProblem.js';
import { useSaveUser } from './useSaveUser.js';
import { useSingleFlight } from './useSingleFlight.js';

/**
 * Changes the password of the signed-in user, who enters the present one; or sets a first one for users of other
 * providers.
 */
export function PasswordForm({ user }: { readonly user: Pick<User, 'email' | 'hasPassword'> }) {
  const { email, hasPassword } = user;
  const t = useText(profileTexts);
  const say = useText(accountTexts);
  const problemOf = useFieldProblem();
  const { notices } = usePlatform();
  const save = useSaveUser();
  const titleId = useId();
  const { register, handleSubmit, setError, reset, formState } = useForm<NewPassword>({
    defaultValues: { current: '', password: '', confirmation: '' },
    resolver: checkedBy((values) => ({
      current: hasPassword && !values.current ? 'password-missing' : null,
      ...checkChosenPassword(values),
    })),
  });

  const [submit, isBusy] = useSingleFlight(async ({ current, password }: NewPassword) => {
    const changes = { newPassword: password, ...(hasPassword && { currentPassword: current }) };
    const isSaved = await save(changes, (error) => {
      if (error.code === 'current-password-wrong') {
        setError('current', { type: 'current-password-wrong' }, { shouldFocus: true });
        return true;
      }
      const isField = error.code === 'password-too-short' || refusedFields(error, ['newPassword']).length > 0;
      if (isField) setError('password', { type: 'password-too-short' }, { shouldFocus: true });
      return isField;
    });
    if (!isSaved) return;
    reset();
    notices.show({ tone: 'positive', text: t('password.saved') });
  });

  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack as="form" noValidate onSubmit={handleSubmit(submit)} aria-labelledby={titleId}>
        <div>
          <Heading id={titleId}>{t(hasPassword ? 'password' : 'password.first')}</Heading>
          <Soft>{t(hasPassword ? 'password.text' : 'password.first.text')}</Soft>
        </div>
        {/* For password managers: whose password this is. */}
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        {hasPassword && (
          <PasswordField
            {...register('current')}
            label={t('password.current')}
            showLabel={say('password.show')}
            autoComplete="current-password"
            required
            error={problemOf(formState.errors.current)}
          />
        )}
        <NewPasswordFields register={register} errors={formState.errors} />
        <Button type="submit" variant="secondary" block loading={isBusy}>
          {t(hasPassword ? 'password.save' : 'password.first')}
        </Button>
      </Stack>
    </Card>
  );
}
