import { Button, Dialog } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { World } from '../domain/world.js';
import type { SaveTeam } from '../hooks/useSaveTeam.js';
import { commonTexts } from '../messages/commonTexts.js';
import { teamTexts } from '../messages/teamTexts.js';

interface SaveDialogsProps {
  saving: SaveTeam;
  world: World;
}

/** The two answers to a save that need a decision: saved elsewhere meanwhile, and too late. */
export function SaveDialogs({ saving, world }: SaveDialogsProps) {
  const t = useText(teamTexts);
  const common = useText(commonTexts);
  const { isConflict, missedWeek, dismiss } = saving;
  const handleOpenChange = (open: boolean) => {
    if (!open) dismiss();
  };
  return (
    <>
      <Dialog
        open={isConflict}
        onOpenChange={handleOpenChange}
        closeLabel={common('close')}
        title={t('changedTitle')}
        description={t('changedText')}
        actions={
          <>
            <Button variant="ghost" size="large" onClick={saving.showTheirs}>
              {t('loadTheirs')}
            </Button>
            <Button variant="lime" size="large" onClick={saving.keepMine}>
              {t('keepMine')}
            </Button>
          </>
        }
      />
      <Dialog
        open={missedWeek !== null}
        onOpenChange={handleOpenChange}
        closeLabel={common('close')}
        title={t('deadlinePassedTitle')}
        description={t(
          world.weeks.some(({ weekId }) => weekId > (missedWeek ?? 0))
            ? 'deadlinePassed'
            : 'deadlinePassedLast',
          {
            week: missedWeek ?? 0,
          },
        )}
        actions={
          <Button variant="lime" size="large" onClick={dismiss}>
            {t('understood')}
          </Button>
        }
      />
    </>
  );
}
