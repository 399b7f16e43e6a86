import type { OperatorUser } from '@euro/api-contract';
import { TextArea } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { suspensionTexts } from '../texts/suspensionTexts.js';
import { nameOf } from './roles.js';
import { useRestoreUserMutation } from './suspensionApi.js';

const LONGEST = 2000;

interface RestoreDialogProps {
  readonly user: OperatorUser;
  readonly onClose: () => void;
}

/** Lifts the suspension of an account, with a notice to its owner. */
export function RestoreDialog({ user, onClose }: RestoreDialogProps) {
  const t = useText(suspensionTexts);
  const { notices } = usePlatform();
  const [notice, setNotice] = useState(t('restore.text'));
  const [restore] = useRestoreUserMutation();
  const name = nameOf(user);
  return (
    <ReasonDialog
      title={t('restore.title', { name })}
      confirmText={t('restore')}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await restore({ id: user.id, notice: notice.trim(), reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('restore.done', { name }) });
        return null;
      }}
    >
      <TextArea
        label={t('notice', { name })}
        hint={t('restore.hint')}
        maxLength={LONGEST}
        rows={3}
        value={notice}
        onChange={({ target }) => setNotice(target.value)}
      />
    </ReasonDialog>
  );
}
