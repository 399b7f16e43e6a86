import type { User } from '@euro/api-contract';
import { Button, Dialog, Field, PasswordField, Soft, Stack } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useSessionActions } from '../../session/SessionActions.js';
import { accountTexts } from '../texts/accountTexts.js';
import { profileTexts } from '../texts/profileTexts.js';
import { checkedBy } from './checkedBy.js';
import { failureNotice } from './failureNotice.js';
import { useFieldProblem } from './useFieldProblem.js';
import { useSingleFlight } from './useSingleFlight.js';

const WHAT_GOES = ['teams', 'leagues', 'messages', 'person'] as const;

const Goes = styled.ul`
  padding-left: 20px;
  list-style: disc;
  li + li { margin-top: 4px; }
`;

interface Confirmation {
  readonly email: string;
  readonly password: string;
}

interface DeleteAccountDialogProps {
  readonly user: User;
  onClose(): void;
}

/** Lists what is deleted and what remains, and requires the account's address, and its password if it has one. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const t = useText(profileTexts);
  const say = useText(accountTexts);
  const problemOf = useFieldProblem();
  const { api, notices } = usePlatform();
  const { signOut } = useSessionActions();
  const formId = useId();
  const { register, handleSubmit, setError, formState } = useForm<Confirmation>({
    defaultValues: { email: '', password: '' },
    resolver: checkedBy<Confirmation>(({ email, password }) => ({
      email: isSame(email, user.email) ? null : 'email-other',
      password: user.hasPassword && password === '' ? 'password-missing' : null,
    })),
  });
  const { errors } = formState;

  const [remove, isBusy] = useSingleFlight(async ({ email, password }: Confirmation) => {
    const body = { email: email.trim(), ...(user.hasPassword && { currentPassword: password }) };
    const { error } = await api.call('POST user/delete', { body });
    if (!error) {
      onClose();
      notices.show({ tone: 'positive', text: t('delete.done') });
      await signOut();
    } else if (error.code === 'current-password-wrong') {
      setError('password', { type: 'current-password-wrong' }, { shouldFocus: true });
    } else if (error.code === 'invalid-input') {
      setError('email', { type: 'email-other' }, { shouldFocus: true });
    } else if (error.status !== 401) {
      const saysWhatToDo = error.code === 'account-busy' || error.code === 'last-operator';
      notices.show(
        saysWhatToDo ? { tone: 'danger', text: error.message } : failureNotice(error, t('failed')),
      );
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title')}
      description={t('delete.text')}
      closeLabel={t('close')}
      busy={isBusy}
      actions={
        <>
          <Button variant="ghost" size="large" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="lime" size="large" type="submit" form={formId} loading={isBusy}>
            {t('delete.button')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={handleSubmit(remove)} aria-label={t('delete')}>
        <div>
          <p>{t('delete.goes')}</p>
          <Goes>
            {WHAT_GOES.map((item) => (
              <li key={item}>{t(`delete.${item}`)}</li>
            ))}
          </Goes>
        </div>
        <Soft>{t('delete.stays')}</Soft>
        <Field
          {...register('email')}
          type="email"
          label={t('delete.email')}
          placeholder={user.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={problemOf(errors.email)}
        />
        {user.hasPassword && (
          <PasswordField
            {...register('password')}
            label={t('password.current')}
            showLabel={say('password.show')}
            autoComplete="current-password"
            required
            error={problemOf(errors.password)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function isSame(input: string, email: string): boolean {
  return input.trim().toLowerCase() === email.toLowerCase();
}
