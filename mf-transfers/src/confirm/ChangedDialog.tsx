import { Button, Dialog } from '@euro/design-system';
import { commonTexts, ReceiptList, useFormat, useReceiptPhrases } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Check } from 'lucide-react';
import type { ShownConfirmation } from '../hooks/useConfirmation.js';
import { confirmTexts } from '../texts/confirmTexts.js';

interface ChangedDialogProps {
  confirmation: ShownConfirmation;
}

/** The team was changed elsewhere: shows those changes, and asks whether to continue the draft. */
export function ChangedDialog({ confirmation }: ChangedDialogProps) {
  const t = useText(confirmTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const phrasesOf = useReceiptPhrases();
  const { stage, keepDraft, dropDraft } = confirmation;
  if (stage.kind !== 'changed') return null;
  const { receipts } = stage;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) keepDraft();
      }}
      closeLabel={common('close')}
      title={t('changedTitle')}
      description={t(receipts.length > 0 ? 'changedText' : 'changedUnknown')}
      actions={
        <>
          <Button variant="ghost" size="large" onClick={dropDraft}>
            {t('changedDrop')}
          </Button>
          <Button variant="lime" size="large" onClick={keepDraft}>
            {t('changedKeep')}
          </Button>
        </>
      }
    >
      {receipts.length > 0 && (
        <ReceiptList
          flush
          receipts={receipts.map((receipt) => ({
            id: receipt.id,
            icon: <Check />,
            lines: phrasesOf(receipt),
            detail: format.shortMoment(receipt.at).replace(' · ', ' '),
          }))}
        />
      )}
      <p>{t('changedHint')}</p>
    </Dialog>
  );
}
