import type { League } from '@euro/api-contract';
import { ConfirmDialog } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useJoinMutation, useKickMutation } from '../store/leaguesApi.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import type { Member } from './MembersCard.js';

interface MemberDialogProps {
  readonly league: Pick<League, 'id'>;
  readonly member: Member;
  readonly onClose: () => void;
}

/** Removing a team; its notice offers to undo it. */
export function KickDialog({ league, member, onClose }: MemberDialogProps) {
  const t = useText(settingsTexts);
  const notify = useMutationNotice();
  const [kick, { isLoading }] = useKickMutation();
  const [join] = useJoinMutation();
  const seat = { leagueId: league.id, teamId: member.id };
  const { name } = member;

  async function confirm() {
    const outcome = await kick(seat);
    notify(outcome, t('kickDone', { name }), {
      label: t('undo'),
      onPress: async () => notify(await join(seat), t('undone', { name })),
    });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('kickTitle', { name })}
      closeLabel={t('close')}
      cancelText={t('cancel')}
      confirmText={t('kickConfirm')}
      confirming={isLoading}
      onConfirm={() => void confirm()}
    >
      <p>{t('kickText', { name })}</p>
    </ConfirmDialog>
  );
}
