import { Button, Stack } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { accountTexts } from '../texts/accountTexts.js';
import { AccountStage } from './AccountStage.js';
import { checkedBy, refusedFields } from './checkedBy.js';
import { isPassing } from './isPassing.js';
import { NewPasswordFields } from './NewPasswordFields.js';
import { checkChosenPassword, type NewPassword } from './newPassword.js';
import { useSingleFlight } from './useSingleFlight.js';

/** A new password by the link from the mail; home afterwards, whatever came of it (spec §8). */
export function ResetPasswordPage() {
  const t = useText(accountTexts);
  const { resetToken = '' } = useParams();
  const { api, navigation, notices } = usePlatform();
  const { register, handleSubmit, setError, formState } = useForm<NewPassword>({
    defaultValues: { password: '', confirmation: '' },
    resolver: checkedBy(checkChosenPassword),
  });

  const [save, isBusy] = useSingleFlight(async ({ password }: NewPassword) => {
    const { error } = await api.call('POST user/reset', { body: { password, resetToken } });
    if (!error) {
      notices.show({ tone: 'positive', text: t('reset.done') });
    } else if (error.code === 'password-too-short' || refusedFields(error, ['password']).length > 0) {
      setError('password', { type: 'password-too-short' }, { shouldFocus: true });
      return;
    } else if (isPassing(error)) {
      notices.show({ tone: 'danger', text: error.message });
      return;
    } else {
      const retryAction = { label: t('reset.again'), onPress: () => navigation.go('/forgot') };
      const isSpent = error.code === 'reset-token-invalid';
      notices.show({
        tone: 'danger',
        text: t('failed'),
        ...(isSpent ? { action: retryAction } : { action: 'help' }),
      });
    }
    navigation.go('/home');
  });

  return (
    <AccountStage
      title={t('reset.title.first')}
      volt={t('reset.title.second')}
      lead={t('reset.lead')}
      card={t('reset.card')}
    >
      <Stack as="form" $gap={12} noValidate onSubmit={handleSubmit(save)} aria-label={t('reset.card')}>
        <NewPasswordFields register={register} errors={formState.errors} />
        <Button type="submit" block loading={isBusy}>
          {t('reset.submit')}
        </Button>
      </Stack>
    </AccountStage>
  );
}
