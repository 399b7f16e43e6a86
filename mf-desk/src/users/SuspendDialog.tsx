import type { OperatorUser } from '@euro/api-contract';
import { Soft, TextArea } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { suspensionTexts } from '../texts/suspensionTexts.js';
import { nameOf } from './roles.js';
import { useSuspendUserMutation } from './suspensionApi.js';
import { daysOf, TermSelect } from './TermSelect.js';

/** With the sentence that the API adds, less than the longest message of the help desk. */
const LONGEST = 1500;

interface SuspendDialogProps {
  readonly user: OperatorUser;
  readonly onClose: () => void;
}

/** Suspends an account for a term, with the reason to its owner. */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const t = useText(suspensionTexts);
  const { notices } = usePlatform();
  const [term, setTerm] = useState('7');
  const [notice, setNotice] = useState(t('notice.text'));
  const [suspend] = useSuspendUserMutation();
  const name = nameOf(user);
  return (
    <ReasonDialog
      title={t('suspend.title', { name })}
      confirmText={t('suspend')}
      danger
      blocked={notice.trim() === '' ? t('notice.blocked') : undefined}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await suspend({ id: user.id, days: daysOf(term), notice: notice.trim(), reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('suspend.done', { name }) });
        return null;
      }}
    >
      <Soft>{t('term.hint')}</Soft>
      <TermSelect label={t('term')} value={term} onChange={setTerm} />
      <TextArea
        label={t('notice', { name })}
        hint={t('notice.hint')}
        maxLength={LONGEST}
        rows={4}
        value={notice}
        onChange={({ target }) => setNotice(target.value)}
      />
    </ReasonDialog>
  );
}
