import { ConfirmDialog } from '@euro/design-system';
import type { MyTeam } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useRemoveMutation } from '../store/paymentsApi.js';
import { teamTexts } from '../texts/teamTexts.js';

interface RemoveDialogProps {
  readonly team: MyTeam;
  readonly onClose: () => void;
  readonly onRemoved?: () => void;
}

/** Deletes an unpaid team, after showing what is deleted with it. */
export function RemoveDialog({ team, onClose, onRemoved }: RemoveDialogProps) {
  const t = useText(teamTexts);
  const { bus, state } = usePlatform();
  const notify = useMutationNotice();
  const [remove, { isLoading }] = useRemoveMutation();

  async function confirm() {
    const isRemoved = notify(await remove(team.id), t('removed'), t('removeFailed'));
    if (isRemoved) bus.emit('team.deleted@1', { teamId: team.id });
    // A refused team may have been paid since.
    state.refresh('myTeams');
    onClose();
    if (isRemoved) onRemoved?.();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('removeQuestion', { name: team.name })}
      closeLabel={t('close')}
      cancelText={t('keep')}
      confirmText={t('removeShort')}
      confirming={isLoading}
      onConfirm={() => void confirm()}
    >
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  );
}
