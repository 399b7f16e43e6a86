import type { Approval } from '@euro/api-contract';
import { Button, formatDateTime, Soft } from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { DeskActions, DeskName, DeskRow } from '../components/deskList.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { approvalTexts } from '../texts/approvalTexts.js';
import { useDecideApprovalMutation, useWithdrawApprovalMutation } from './approvalsApi.js';

type Verb = 'approve' | 'refuse' | 'withdraw';
type WhatText =
  | 'order.refund'
  | 'orders.refund'
  | 'refund.refund'
  | 'user.deletion'
  | 'matchday.reopen'
  | 'user.suspension'
  | 'complaint.suspension'
  | 'pack.import'
  | 'competition.setting';

/** A call that waits for a second person: approved or refused by others, withdrawn by who asked for it. */
export function ApprovalRow({ approval }: { readonly approval: Approval }) {
  const t = useText(approvalTexts);
  const [verb, setVerb] = useState<Verb | null>(null);
  const what = useWhat(approval);
  const verbs: readonly Verb[] = approval.isOwn ? ['withdraw'] : ['refuse', 'approve'];
  return (
    <DeskRow>
      <Name approval={approval} />
      <DeskActions>
        {verbs.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === 'approve' ? undefined : 'secondary'}
            aria-label={t('button', { verb: t(one), what })}
            onClick={() => setVerb(one)}
          >
            {t(one)}
          </Button>
        ))}
      </DeskActions>
      {verb && <ApprovalDialog approval={approval} verb={verb} onClose={() => setVerb(null)} />}
    </DeskRow>
  );
}

/** "Bestelling 31 terugbetalen" */
function useWhat({ kind, subject, fields }: Approval): string {
  const t = useText(approvalTexts);
  const [about = '', ...id] = subject.split(' ');
  if (kind === 'deletion' && fields.fromId !== undefined)
    return t('user.merge', { id: id.join(' '), from: String(fields.fromId) });
  // The API names what each kind is about.
  return t(`${about}.${kind}` as WhatText, { id: id.join(' ') });
}

function Name({ approval }: { readonly approval: Approval }) {
  const t = useText(approvalTexts);
  const locale = formatLocale(useLocale());
  const what = useWhat(approval);
  const { isOwn, asker, reason, askedAt, expiresAt } = approval;
  const words = { name: asker.name, moment: formatDateTime(askedAt, locale, 'short'), reason };
  const fields = Object.entries(approval.fields).map(
    ([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return (
    <DeskName>
      <b>{what}</b>
      <p>{t(isOwn ? 'own' : 'asked', words)}</p>
      {fields.length > 0 && <p lang="en">{fields.join(' · ')}</p>}
      <p>{t('expires', { moment: formatDateTime(expiresAt, locale, 'short') })}</p>
    </DeskName>
  );
}

interface ApprovalDialogProps {
  readonly approval: Approval;
  readonly verb: Verb;
  readonly onClose: () => void;
}

function ApprovalDialog({ approval, verb, onClose }: ApprovalDialogProps) {
  const t = useText(approvalTexts);
  const { notices } = usePlatform();
  const [decide] = useDecideApprovalMutation();
  const [withdraw] = useWithdrawApprovalMutation();
  const { id } = approval;
  return (
    <ReasonDialog
      title={t(`${verb}.title`)}
      confirmText={t(verb)}
      danger={verb === 'approve'}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { data, error } =
          verb === 'withdraw'
            ? await withdraw({ id, reason })
            : await decide({ id, accepts: verb === 'approve', reason });
        if (!data) return asFailure(error);
        const failure = 'failure' in data ? data.failure : null;
        const text = failure ? t('failed', { message: failure.message }) : t(`${verb}.done`);
        notices.show({ tone: failure ? 'danger' : 'positive', text });
        return null;
      }}
    >
      <Name approval={approval} />
      <Soft>{t(`${verb}.text`)}</Soft>
    </ReasonDialog>
  );
}
