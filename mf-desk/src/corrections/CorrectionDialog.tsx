import { ChangeList, Soft } from '@euro/design-system';
import type { ApiFailure } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { correctionTexts } from '../texts/correctionTexts.js';

interface CorrectionDialogProps {
  readonly weekId: number;
  /** "Jamal Musiala, Doelpunten" */
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => Promise<ApiFailure | null>;
}

/** Shows old and new figure, and requires a reason. */
export function CorrectionDialog({ weekId, label, from, to, onClose, onConfirm }: CorrectionDialogProps) {
  const t = useText(correctionTexts);
  return (
    <ReasonDialog
      title={t('correct.title')}
      confirmText={t('correct')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <ChangeList>
        <div>
          <dt>{label}</dt>
          <dd>
            <s>{`${from} →`}</s>
            <span>{to}</span>
          </dd>
        </div>
      </ChangeList>
      <Soft>{t('correct.text', { week: weekId })}</Soft>
    </ReasonDialog>
  );
}
