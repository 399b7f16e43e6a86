import { Button, Dialog } from '@euro/design-system';
import { commonTexts, type Lateness, useFormat, useLeadText, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { confirmTexts } from '../messages/confirmTexts.js';
import type { Confirmation } from './useConfirmation.js';

interface LateDialogProps {
  confirmation: Confirmation;
  world: World;
}

/** The confirmation came too late: by how much on the server's clock, and that the draft is for the next matchday now. */
export function LateDialog({ confirmation, world }: LateDialogProps) {
  const t = useText(confirmTexts);
  const common = useText(commonTexts);
  const lateText = useLateText();
  const { stage, dismiss, dropDraft } = confirmation;
  if (stage.kind !== 'late') return null;
  const next = world.weeks.find(({ weekId }) => weekId > stage.weekId)?.weekId ?? stage.weekId;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) dismiss();
      }}
      closeLabel={common('close')}
      title={t('lateTitle')}
      description={lateText(stage.weekId, stage.lateness)}
      actions={
        <>
          <Button variant="ghost" size="large" onClick={dropDraft}>
            {t('lateClear')}
          </Button>
          <Button variant="lime" size="large" onClick={dismiss}>
            {t('lateKeep')}
          </Button>
        </>
      }
    >
      <p>{t('lateNext', { week: next })}</p>
    </Dialog>
  );
}

function useLateText(): (weekId: number, lateness: Lateness | null) => string {
  const t = useText(confirmTexts);
  const format = useFormat();
  const leadText = useLeadText();
  return (weekId, lateness) => {
    if (lateness === null) return t('late', { week: weekId });
    const words = { week: lateness.weekId, deadline: format.moment(lateness.deadlineDate) };
    return lateness.msAfterDeadline === 0
      ? t('lateExactly', words)
      : t('lateBy', { ...words, late: leadText(-lateness.msAfterDeadline) });
  };
}
