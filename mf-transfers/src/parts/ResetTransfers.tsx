import { Button, ConfirmDialog } from '@euro/design-system';
import { CardBody, commonTexts, useFailureText, type World } from '@euro/game-ui';
import { newIdempotencyKey } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useRef, useState } from 'react';
import { listTexts } from '../messages/listTexts.js';
import { asFailure } from '../store/asFailure.js';
import { isDecided } from '../store/isDecided.js';
import { changeKey } from '../store/keptDraft.js';
import { useResetMutation } from '../store/transfersApi.js';

interface ResetTransfersProps {
  teamId: number;
  /** How many are undone: all of the open matchday. */
  count: number;
  world: World;
  weekId: number;
}

/** Undoes what was confirmed for the open matchday, where the competition allows it (decisions §3.3). */
export function ResetTransfers({ teamId, count, world, weekId }: ResetTransfersProps) {
  const { notices, storage, state } = usePlatform();
  const t = useText(listTexts);
  const common = useText(commonTexts);
  const failureText = useFailureText(world);
  // The matchday that was asked about: another one is another question.
  const [askedWeek, setAskedWeek] = useState<number | null>(null);
  const [send, { isLoading }] = useResetMutation();
  // Pressed again after no answer came, it is the same press for the server.
  const key = useRef<string | null>(null);

  async function confirm(): Promise<void> {
    key.current ??= newIdempotencyKey();
    const answer = await send({ id: teamId, weekId, idempotencyKey: key.current });
    const failure = answer.data === undefined ? asFailure(answer.error) : null;
    if (failure !== null) notices.show({ tone: 'danger', text: failureText(failure) });
    if (failure !== null && !isDecided(failure)) return;
    key.current = null;
    setAskedWeek(null);
    if (answer.data === undefined) return;
    storage.write(changeKey(teamId), answer.data.team.version);
    state.refresh('myTeams');
    notices.show({ tone: 'positive', text: t('resetDone', { week: weekId }) });
  }

  return (
    <CardBody>
      <Button variant="secondary" size="small" onClick={() => setAskedWeek(weekId)}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        open={askedWeek === weekId}
        onOpenChange={(open) => {
          if (!isLoading) setAskedWeek(open ? weekId : null);
        }}
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
