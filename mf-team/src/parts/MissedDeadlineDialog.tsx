import { Button, Dialog } from '@euro/design-system';
import { commonTexts, useFormat, useLeadText, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { EditKind } from '../hooks/useOpenTeamDraft.js';
import type { MissedDeadline, SaveTeam } from '../hooks/useSaveTeam.js';
import { conflictTexts } from '../messages/conflictTexts.js';

interface MissedDeadlineDialogProps {
  kind: EditKind;
  saving: SaveTeam;
  world: World;
  /** The matchday that is open now. */
  weekId: number;
}

/** A save came too late: by how much on the server's clock, what holds now, and what can still be done with the changes. */
export function MissedDeadlineDialog({ kind, saving, world, weekId }: MissedDeadlineDialogProps) {
  const t = useText(conflictTexts);
  const common = useText(commonTexts);
  const missedText = useMissedText(kind);
  const { missed, dismiss } = saving;
  const next = missed === null ? undefined : world.weeks.find((week) => week.weekId > missed.weekId)?.weekId;
  // New players come by transfers then: only a lineup can simply be saved for the next matchday.
  const mayGoOn = kind === 'lineup' && next !== undefined;
  return (
    <Dialog
      open={missed !== null}
      onOpenChange={(open) => {
        if (!open) dismiss();
      }}
      closeLabel={common('close')}
      title={t('missedTitle')}
      description={missed === null ? undefined : missedText(missed)}
      actions={
        <>
          <Button variant={mayGoOn ? 'ghost' : 'lime'} size="large" onClick={dismiss}>
            {t('understood')}
          </Button>
          {mayGoOn && (
            <Button
              variant="lime"
              size="large"
              disabledReason={weekId === missed?.weekId ? t('wait') : undefined}
              onClick={() => {
                dismiss();
                void saving.save();
              }}
            >
              {t('saveForNext', { week: next })}
            </Button>
          )}
        </>
      }
    >
      {mayGoOn && <p>{t('forNext', { week: next })}</p>}
    </Dialog>
  );
}

function useMissedText(kind: EditKind): (missed: MissedDeadline) => string {
  const t = useText(conflictTexts);
  const format = useFormat();
  const leadText = useLeadText();
  return ({ weekId, lateness }) => {
    const locked = t(kind === 'squad' ? 'lockedSquad' : 'locked', { week: weekId });
    if (lateness === null) return `${t('missed')} ${locked}`;
    const { msAfterDeadline, weekId: week, deadlineDate } = lateness;
    const deadline = format.moment(deadlineDate);
    const late = leadText(-msAfterDeadline);
    const told =
      msAfterDeadline === 0
        ? t('missedExactly', { week, deadline })
        : t('missedBy', { week, deadline, late });
    return `${told} ${locked}`;
  };
}
