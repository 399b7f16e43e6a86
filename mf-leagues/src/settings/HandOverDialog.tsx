import type { League } from '@euro/api-contract';
import { ConfirmDialog } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useChangeMutation } from '../store/leaguesApi.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import type { Member } from './MembersCard.js';

interface HandOverDialogProps {
  readonly league: Pick<League, 'id'>;
  readonly member: Member;
  readonly onClose: () => void;
}

/** Makes another member the admin. */
export function HandOverDialog({ league, member, onClose }: HandOverDialogProps) {
  const t = useText(settingsTexts);
  const notify = useMutationNotice();
  const [change, { isLoading }] = useChangeMutation();
  const { name } = member;

  async function confirm() {
    const body = { admin: member.userId };
    const outcome = await change({ id: league.id, setting: 'admin', body });
    notify(outcome, t('handOverDone', { name }));
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('handOverTitle', { name })}
      closeLabel={t('close')}
      cancelText={t('cancel')}
      confirmText={t('handOver')}
      confirming={isLoading}
      onConfirm={() => void confirm()}
    >
      <p>{t('handOverText', { name })}</p>
    </ConfirmDialog>
  );
}
