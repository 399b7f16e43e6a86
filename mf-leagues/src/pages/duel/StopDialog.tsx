import type { Duel } from '@euro/api-contract';
import { Checkbox, ConfirmDialog, Stack } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useState } from 'react';
import { useMutationNotice } from '../../hooks/useMutationNotice.js';
import { useStopDuelMutation } from '../../store/duelsApi.js';
import { challengeTexts } from '../../texts/challengeTexts.js';

interface StopDialogProps {
  readonly duel: Duel;
  readonly onClose: () => void;
}

/** Stops a duel, and blocks its opponent where wanted; a link without an opponent is withdrawn. */
export function StopDialog({ duel: { code, teamId, opponent }, onClose }: StopDialogProps) {
  const t = useText(challengeTexts);
  const { navigation } = usePlatform();
  const notify = useMutationNotice();
  const [block, setBlock] = useState(false);
  const [stop, { isLoading }] = useStopDuelMutation();

  async function confirm() {
    if (!notify(await stop({ code, teamId, block }), t(opponent ? 'stopDone' : 'withdrawDone'))) return;
    onClose();
    navigation.go('/duels', { replace: true });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(opponent ? 'stopQuestion' : 'withdrawQuestion')}
      closeLabel={t('close')}
      cancelText={t('cancel')}
      confirmText={t(opponent ? 'stop' : 'withdraw')}
      confirmVariant="danger"
      confirming={isLoading}
      onConfirm={() => void confirm()}
    >
      <Stack $gap={14}>
        <p>{t(opponent ? 'stopText' : 'withdrawText')}</p>
        {opponent && (
          <Checkbox label={t('block')} checked={block} onChange={(event) => setBlock(event.target.checked)} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
