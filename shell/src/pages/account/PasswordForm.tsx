import { Button, Card, Heading, Soft, Stack } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { profileTexts } from '../../messages/pages/profileTexts.js';
import { checkedBy, fieldsRefused } from './checkedBy.js';
import { NewPasswordFields } from './NewPasswordFields.js';
import { checkChosenPassword, type NewPassword } from './newPassword.js';
import { useSaveUser } from './useSaveUser.js';
import { useSingleFlight } from './useSingleFlight.js';

/** A new password for who is signed in. */
export function PasswordForm({ email }: { readonly email: string }) {
  const t = useText(profileTexts);
  const { notices } = usePlatform();
  const save = useSaveUser();
  const titleId = useId();
  const { register, handleSubmit, setError, reset, formState } = useForm<NewPassword>({
    defaultValues: { password: '', confirmation: '' },
    resolver: checkedBy(checkChosenPassword),
  });

  const [submit, isBusy] = useSingleFlight(async ({ password }: NewPassword) => {
    const saved = await save({ newPassword: password }, (error) => {
      const isField = error.code === 'password-too-short' || fieldsRefused(error, ['newPassword']).length > 0;
      if (isField) setError('password', { type: 'password-too-short' }, { shouldFocus: true });
      return isField;
    });
    if (!saved) return;
    reset();
    notices.show({ tone: 'positive', text: t('password.saved') });
  });

  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack as="form" noValidate onSubmit={handleSubmit(submit)} aria-labelledby={titleId}>
        <div>
          <Heading id={titleId}>{t('password')}</Heading>
          <Soft>{t('password.text')}</Soft>
        </div>
        {/* Tells a password manager whose password this is. */}
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordFields register={register} errors={formState.errors} />
        <Button type="submit" variant="secondary" block loading={isBusy}>
          {t('password.save')}
        </Button>
      </Stack>
    </Card>
  );
}
