import { Button, ConfirmDialog } from '@euro/design-system';
import { CardBody, commonTexts, useFailureText } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure, isDecided } from '@euro/platform/redux';
import { useState } from 'react';
import { changeKey } from '../store/storedDraft.js';
import { useResetMutation } from '../store/transfersApi.js';
import { listTexts } from '../texts/listTexts.js';

interface ResetTransfersProps {
  teamId: number;
  /** Number of undone transfers: all of the open matchday. */
  count: number;
  weekId: number;
}

/** Undoes the confirmed transfers of the open matchday, if the competition allows it (decisions §3.3). */
export function ResetTransfers({ teamId, count, weekId }: ResetTransfersProps) {
  const { notices, storage, state } = usePlatform();
  const t = useText(listTexts);
  const common = useText(commonTexts);
  const failureText = useFailureText();
  // The matchday that the dialog is about: another one needs another confirmation.
  const [confirmingWeek, setConfirmingWeek] = useState<number | null>(null);
  const [send, { isLoading }] = useResetMutation();

  async function confirm(): Promise<void> {
    const answer = await send({ id: teamId, weekId });
    const failure = answer.data === undefined ? asFailure(answer.error) : null;
    if (failure !== null) notices.show({ tone: 'danger', text: failureText(failure) });
    if (failure !== null && !isDecided(failure)) return;
    setConfirmingWeek(null);
    if (answer.data === undefined) return;
    storage.write(changeKey(teamId), answer.data.team.version);
    state.refresh('myTeams');
    notices.show({ tone: 'positive', text: t('resetDone', { week: weekId }) });
  }

  return (
    <CardBody>
      <Button variant="secondary" size="small" onClick={() => setConfirmingWeek(weekId)}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        open={confirmingWeek === weekId}
        onOpenChange={(open) => setConfirmingWeek(open ? weekId : null)}
        closeLabel={common('close')}
        title={t('resetTitle', { count })}
        description={t('resetText', { week: weekId })}
        cancelText={common('cancel')}
        confirmText={t('resetConfirm')}
        confirming={isLoading}
        onConfirm={confirm}
      />
    </CardBody>
  );
}
