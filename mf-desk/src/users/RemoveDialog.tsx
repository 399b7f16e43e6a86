import type { OperatorUser } from '@euro/api-contract';
import { Field, Soft, Stack } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useUserQuery } from '../store/deskApi.js';
import { removalTexts } from '../texts/removalTexts.js';
import { useEraseUserMutation, useMergeUserMutation } from './removalApi.js';
import { nameOf } from './roles.js';

interface RemoveDialogProps {
  readonly user: OperatorUser;
  readonly onClose: () => void;
}

/** Deletes an account whose address was typed. */
export function EraseDialog({ user, onClose }: RemoveDialogProps) {
  const t = useText(removalTexts);
  const { notices, navigation } = usePlatform();
  const [email, setEmail] = useState('');
  const [erase] = useEraseUserMutation();
  const name = nameOf(user);
  return (
    <ReasonDialog
      title={t('erase.title', { name })}
      confirmText={t('erase')}
      danger
      blocked={email.trim() === user.email ? undefined : t('email.blocked')}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await erase({ id: user.id, email: email.trim(), reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('erase.done', { name }) });
        navigation.go('/desk/users', { replace: true });
        return null;
      }}
    >
      <Soft>{t('erase.text')}</Soft>
      <EmailField email={user.email} value={email} onChange={setEmail} />
    </ReasonDialog>
  );
}

/** Merges another account of the same person into this one; its number and its address are typed. */
export function MergeDialog({ user, onClose }: RemoveDialogProps) {
  const t = useText(removalTexts);
  const { notices } = usePlatform();
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const [merge] = useMergeUserMutation();
  const name = nameOf(user);
  const id = Number(number.trim().replace(/^#/, ''));
  const isNumber = Number.isSafeInteger(id) && id > 0 && id !== user.id;
  const { currentData: found, isError } = useUserQuery(isNumber ? id : skipToken);
  const other = isNumber ? found?.user : undefined;
  return (
    <ReasonDialog
      title={t('merge.title', { name })}
      confirmText={t('merge')}
      danger
      blocked={other && email.trim() === other.email ? undefined : t('merge.blocked')}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await merge({ id: user.id, fromId: id, email: email.trim(), reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('merge.done', { name }) });
        return null;
      }}
    >
      <Stack>
        <Soft>{t('merge.text', { name })}</Soft>
        <Field
          label={t('number')}
          hint={other ? t('found', { name: nameOf(other), teams: other.teams.length }) : t('number.hint')}
          error={isNumber && isError ? t('number.unknown') : undefined}
          inputMode="numeric"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        {other && <EmailField email={other.email} value={email} onChange={setEmail} />}
      </Stack>
    </ReasonDialog>
  );
}

interface EmailFieldProps {
  /** The address to type. */
  readonly email: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function EmailField({ email, value, onChange }: EmailFieldProps) {
  const t = useText(removalTexts);
  return (
    <Field
      label={t('email')}
      hint={email}
      autoComplete="off"
      inputMode="email"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
