import { Button, Cluster, Field, Stack, TextLink } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useForm } from 'react-hook-form';
import { accountTexts } from '../texts/accountTexts.js';
import { AccountStage } from './AccountStage.js';
import { checkEmail } from './checkEmail.js';
import { checkedBy, refusedFields } from './checkedBy.js';
import { isPassing } from './isPassing.js';
import { useFieldProblem } from './useFieldProblem.js';
import { useSingleFlight } from './useSingleFlight.js';

interface Forgotten {
  readonly email: string;
}

/** Asks for a link to choose a new password with; home afterwards, whatever came of it (spec §8). */
export function ForgotPage() {
  const t = useText(accountTexts);
  const problemOf = useFieldProblem();
  const { api, navigation, notices } = usePlatform();
  const { register, handleSubmit, setError, formState } = useForm<Forgotten>({
    defaultValues: { email: '' },
    resolver: checkedBy<Forgotten>(({ email }) => ({ email: checkEmail(email) })),
  });

  const [send, isBusy] = useSingleFlight(async ({ email }: Forgotten) => {
    const { error } = await api.call('POST user/forgot', { body: { email: email.trim() } });
    if (!error) notices.show({ tone: 'positive', text: t('forgot.done') });
    else if (refusedFields(error, ['email']).length > 0)
      return setError('email', { type: 'email-invalid' }, { shouldFocus: true });
    else if (isPassing(error)) return notices.show({ tone: 'danger', text: error.message });
    else notices.show({ tone: 'danger', text: t('failed'), action: 'help' });
    navigation.go('/home');
  });

  return (
    <AccountStage
      title={t('forgot.title.first')}
      volt={t('forgot.title.second')}
      lead={t('forgot.lead')}
      card={t('forgot.card')}
    >
      <Stack as="form" $gap={12} noValidate onSubmit={handleSubmit(send)} aria-label={t('forgot.card')}>
        <Field
          {...register('email')}
          type="email"
          label={t('email')}
          placeholder={t('email.example')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={problemOf(formState.errors.email)}
        />
        <Button type="submit" block loading={isBusy}>
          {t('forgot.submit')}
        </Button>
        <Cluster $justify="center">
          <TextLink href="/home">{t('forgot.back')}</TextLink>
        </Cluster>
      </Stack>
    </AccountStage>
  );
}
