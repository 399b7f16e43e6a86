import type { League } from '@euro/api-contract';
import { ConfirmDialog } from '@euro/design-system';
import { newIdempotencyKey } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useTold } from '../hooks/useTold.js';
import { settingsTexts } from '../messages/settingsTexts.js';
import { useJoinMutation, useKickMutation } from '../store/leaguesApi.js';
import type { Member } from './MembersCard.js';

interface MemberDialogProps {
  readonly league: Pick<League, 'id'>;
  readonly member: Member;
  readonly onClose: () => void;
}

/** Removing a team; the message that tells it can still undo it. */
export function KickDialog({ league, member, onClose }: MemberDialogProps) {
  const t = useText(settingsTexts);
  const told = useTold();
  const [kick, { isLoading }] = useKickMutation();
  const [join] = useJoinMutation();
  const seat = { leagueId: league.id, teamId: member.id };
  const { name } = member;

  async function confirm() {
    const outcome = await kick({ ...seat, idempotencyKey: newIdempotencyKey() });
    told(outcome, t('kickDone', { name }), {
      label: t('undo'),
      onPress: async () =>
        told(await join({ ...seat, idempotencyKey: newIdempotencyKey() }), t('undone', { name })),
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
