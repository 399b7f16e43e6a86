import type { OperatorUser } from '@euro/api-contract';
import { Soft } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useSignOutUserMutation } from '../store/deskApi.js';
import { userTexts } from '../texts/userTexts.js';
import { nameOf } from './roles.js';

interface SignOutDialogProps {
  readonly user: OperatorUser;
  readonly onClose: () => void;
}

/** Ends every session of an account. */
export function SignOutDialog({ user, onClose }: SignOutDialogProps) {
  const t = useText(userTexts);
  const { notices } = usePlatform();
  const [signOut] = useSignOutUserMutation();
  const name = nameOf(user);
  return (
    <ReasonDialog
      title={t('signOut.title', { name })}
      confirmText={t('signOut')}
      danger
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await signOut({ id: user.id, reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('signOut.done', { name }) });
        return null;
      }}
    >
      <Soft>{t('signOut.text')}</Soft>
    </ReasonDialog>
  );
}
