import { COMPLAINT_REASONS, type ComplaintReason } from '@euro/api-contract';
import { Button, Dialog, Stack } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { complaintTexts } from '../texts/complaintTexts.js';
import { type ComplaintSubject, useComplainMutation } from './complaintApi.js';

export interface ComplaintDialogProps {
  readonly about: ComplaintSubject;
  /** Name of the team or the league; left out for a message. */
  readonly name?: string;
  readonly onClose: () => void;
}

/** Complains to the help desk with a press on one of the reasons. */
export function ComplaintDialog({ about, name, onClose }: ComplaintDialogProps) {
  const t = useText(complaintTexts);
  const notify = useMutationNotice();
  const [complain] = useComplainMutation();
  const [sent, setSent] = useState<ComplaintReason | null>(null);

  async function send(reason: ComplaintReason) {
    setSent(reason);
    const outcome = await complain({ about, reason });
    setSent(null);
    if (notify(outcome, t('done'))) onClose();
  }

  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => !open && onClose()}
      title={name === undefined ? t('title') : t('titleOf', { name })}
      description={t('text')}
      closeLabel={t('close')}
      busy={sent !== null}
    >
      <Stack $gap={8}>
        {COMPLAINT_REASONS.map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            size="large"
            block
            loading={sent === reason}
            disabled={sent !== null && sent !== reason}
            onClick={() => void send(reason)}
          >
            {t(reason)}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
