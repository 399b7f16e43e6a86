import type { Complaint } from '@euro/api-contract';
import { Soft, TextArea } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { LONGEST } from '../help/ticket.js';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { complaintTexts } from '../texts/complaintTexts.js';
import { daysOf, TermSelect } from '../users/TermSelect.js';
import type { Answer } from './answers.js';
import { Thing } from './ComplaintRow.js';
import { useDecideComplaintMutation } from './complaintsApi.js';

export interface OpenAnswer {
  readonly complaint: Complaint;
  readonly answer: Answer;
}

/** Answers complaints with a reason, and with a notice to the author where one is wanted. */
export function ComplaintDialog({
  complaint,
  answer,
  onClose,
}: OpenAnswer & { readonly onClose: () => void }) {
  const t = useText(complaintTexts);
  const { notices } = usePlatform();
  const { id, kind, text, author } = complaint;
  const isMild = answer === 'leave' || answer === 'restore';
  const [notice, setNotice] = useState(isMild ? '' : t(`notice.${kind}`, { text }));
  const mayModerate = useRolesEverywhere()('moderator');
  const [term, setTerm] = useState('');
  const [decide] = useDecideComplaintMutation();
  return (
    <ReasonDialog
      title={t(`${answer}.title`)}
      confirmText={t(answer)}
      danger={!isMild || term !== ''}
      blocked={term !== '' && notice.trim() === '' ? t('suspend.blocked') : undefined}
      onClose={onClose}
      onConfirm={async (reason) => {
        const suspension = term === '' ? {} : { suspendedDays: daysOf(term) };
        const { error } = await decide({ id, answer, notice: notice.trim(), reason, ...suspension });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t(`${answer}.done`) });
        return null;
      }}
    >
      <div>
        <Thing complaint={complaint} />
      </div>
      <Soft>{t(`${answer}.text`)}</Soft>
      {answer !== 'restore' && (
        <TextArea
          label={t('notice', { name: author.name || `#${author.id}` })}
          hint={t('notice.hint')}
          maxLength={LONGEST}
          rows={4}
          value={notice}
          onChange={({ target }) => setNotice(target.value)}
        />
      )}
      {answer !== 'restore' && mayModerate && (
        <TermSelect
          label={t('suspend', { name: author.name || `#${author.id}` })}
          isOptional
          value={term}
          onChange={setTerm}
        />
      )}
    </ReasonDialog>
  );
}
