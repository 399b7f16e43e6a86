import { Button, Dialog } from '@euro/design-system';
import { commonTexts, ReceiptList } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import type { DraftChange } from '../domain/draftChanges.js';
import { useChangeText } from '../hooks/useChangeText.js';
import { useReceiptRows } from '../hooks/useReceiptRows.js';
import type { SaveTeam } from '../hooks/useSaving.js';
import { useChangesSinceQuery } from '../store/teamApi.js';
import { useTeamSelector } from '../store/teamStore.js';
import { conflictTexts } from '../texts/conflictTexts.js';
import { Difference } from './receipts/Difference.js';

/** Props of {@link ConflictDialog}. */
export interface ConflictDialogProps {
  teamId: number;
  saving: SaveTeam;
  /** The local changes. */
  changes: readonly DraftChange[];
  /** Why the local changes can't be saved unchanged. */
  obstacle: string | null;
}

/** The team was saved elsewhere: shows both sets of changes, and asks which one wins. */
export function ConflictDialog({ teamId, saving, changes, obstacle }: ConflictDialogProps) {
  const t = useText(conflictTexts);
  const common = useText(commonTexts);
  const changeText = useChangeText();
  return (
    <Dialog
      open={saving.conflict !== null}
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
            content: <TheirChanges teamId={teamId} saving={saving} />,
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

/** The changes of the refusal, else those of the server since the draft was begun. */
function TheirChanges({ teamId, saving }: Omit<ConflictDialogProps, 'changes' | 'obstacle'>) {
  const t = useText(conflictTexts);
  const receiptRows = useReceiptRows();
  const version = useTeamSelector((state) => state.draft.version) ?? 0;
  const theirChanges = saving.conflict ?? [];
  const hasChanges = theirChanges.length > 0;
  const { data, isError } = useChangesSinceQuery({ id: teamId, version }, { skip: hasChanges });
  const receipts = hasChanges ? theirChanges : data?.data;
  if (receipts === undefined) return <p>{t(isError ? 'theirsUnknown' : 'loadingTheirs')}</p>;
  if (receipts.length === 0) return <p>{t('theirsUnknown')}</p>;
  return <ReceiptList flush label={t('theirs')} receipts={receiptRows(receipts)} />;
}

const Obstacle = styled.p`
  margin-top: 12px;
  font-size: 0.875rem;
`;
