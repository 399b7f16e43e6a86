import { Button, Callout, Dialog, Field, Stack } from '@euro/design-system';
import type { ApiFailure } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { type ReactNode, useState } from 'react';
import { useRefetch } from '../hooks/useRefetch.js';
import { useRefusalText } from '../hooks/useRefusalText.js';
import { deskTexts } from '../texts/deskTexts.js';

const SHORTEST = 3;
const LONGEST = 500;

interface ReasonDialogProps {
  readonly title: string;
  /** Consequences of the action. */
  readonly children?: ReactNode;
  /** The verb: "Bevestig speeldag 2". */
  readonly confirmText: string;
  readonly danger?: boolean;
  /** Why the action is not available; nothing is sent to the API then. */
  readonly blocked?: string | undefined;
  readonly onClose: () => void;
  /** Does it; answers why it was refused, or null when it is done. */
  readonly onConfirm: (reason: string) => Promise<ApiFailure | null>;
}

/**
 * Requires a reason for an action in the audit log; shows a refusal without losing the input. An action that waits for a
 * second person is over for now.
 */
export function ReasonDialog({
  title,
  children,
  confirmText,
  danger,
  blocked,
  onClose,
  onConfirm,
}: ReasonDialogProps) {
  const t = useText(deskTexts);
  const refusalText = useRefusalText();
  const refetch = useRefetch();
  const { notices } = usePlatform();
  const [reason, setReason] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isShort = reason.trim().length < SHORTEST;

  async function confirm() {
    setPressed(true);
    if (isShort || isBusy || blocked !== undefined) return;
    setBusy(true);
    setRefusal(null);
    const failure = await onConfirm(reason.trim());
    setBusy(false);
    if (failure && failure.code !== 'waits-for-approval') return setRefusal(refusalText(failure));
    if (failure) {
      notices.show({ tone: 'neutral', text: failure.message });
      refetch(['Approvals', 'Audit']);
    }
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('close')}
      busy={isBusy}
      actions={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'lime'}
            loading={isBusy}
            disabledReason={blocked}
            onClick={confirm}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <Stack>
          {children}
          <Field
            label={t('reason')}
            hint={t('reason.hint')}
            error={wasPressed && isShort ? t('reason.short') : undefined}
            maxLength={LONGEST}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {refusal !== null && (
            <Callout tone="danger" role="alert">
              {refusal}
            </Callout>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
