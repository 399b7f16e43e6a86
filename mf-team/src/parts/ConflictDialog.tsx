import { Button, Dialog, Difference, ReceiptList } from '@euro/design-system';
import { commonTexts, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import type { DraftChange } from '../domain/draftChanges.js';
import { useChangeText } from '../hooks/useChangeText.js';
import { useReceiptRows } from '../hooks/useReceiptRows.js';
import type { SaveTeam } from '../hooks/useSaveTeam.js';
import { conflictTexts } from '../messages/conflictTexts.js';
import { useTeamSelector } from '../store/makeStore.js';
import { useChangesSinceQuery } from '../store/teamApi.js';

interface ConflictDialogProps {
  teamId: number;
  saving: SaveTeam;
  /** What is changed here. */
  changes: readonly DraftChange[];
  /** Why what is changed here can't be saved as it is. */
  obstacle: string | null;
  world: World;
}

/** The team was saved elsewhere meanwhile: what was done there beside what is changed here, and who wins. */
export function ConflictDialog({ teamId, saving, changes, obstacle, world }: ConflictDialogProps) {
  const t = useText(conflictTexts);
  const common = useText(commonTexts);
  const changeText = useChangeText(world);
  return (
    <Dialog
      open={saving.isAsking}
      onOpenChange={(open) => {
        if (!open) saving.dismiss();
      }}
      closeLabel={common('close')}
      title={t('changedTitle')}
      description={t('changedText')}
      actions={
        <>
          <Button variant="ghost" size="large" onClick={saving.takeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button
            variant="lime"
            size="large"
            disabledReason={obstacle ?? undefined}
            onClick={saving.keepMine}
          >
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <Difference
        sides={[
          {
            id: 'theirs',
            title: t('theirs'),
            content: <TheirChanges teamId={teamId} saving={saving} world={world} />,
          },
          {
            id: 'mine',
            title: t('mine'),
            content:
              changes.length === 0 ? (
                <p>{t('noMine')}</p>
              ) : (
                <ul>
                  {changes.map(changeText).map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      {obstacle !== null && <Obstacle>{t('notYet', { obstacle })}</Obstacle>}
    </Dialog>
  );
}

/** What the refusal told, else what the server tells of the time since the draft was begun. */
function TheirChanges({ teamId, saving, world }: Omit<ConflictDialogProps, 'changes' | 'obstacle'>) {
  const t = useText(conflictTexts);
  const receiptRows = useReceiptRows(world);
  const version = useTeamSelector((state) => state.draft.version) ?? 0;
  const isTold = saving.theirChanges.length > 0;
  const { data, isError } = useChangesSinceQuery({ id: teamId, version }, { skip: isTold });
  const receipts = isTold ? saving.theirChanges : data?.data;
  if (receipts === undefined) return <p>{t(isError ? 'theirsUnknown' : 'loadingTheirs')}</p>;
  if (receipts.length === 0) return <p>{t('theirsUnknown')}</p>;
  return <ReceiptList flush label={t('theirs')} receipts={receiptRows(receipts)} />;
}

const Obstacle = styled.p`
  margin-top: 12px;
  font-size: 0.875rem;
`;
