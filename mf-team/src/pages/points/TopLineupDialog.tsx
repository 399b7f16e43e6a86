import type { TopLineup } from '@euro/api-contract';
import { Dialog } from '@euro/design-system';
import { commonTexts, MatchdayWorld, TopLineupPitch, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { topLineupTexts } from '../../texts/topLineupTexts.js';

interface TopLineupDialogProps {
  top: TopLineup;
  onClose: () => void;
}

/** The best eleven and coach that the matchday's points allow, on the pitch. */
export function TopLineupDialog({ top, onClose }: TopLineupDialogProps) {
  const t = useText(topLineupTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={common('close')}
      title={t('dialogTitle', { week: top.weekId })}
      description={t(top.confirmed ? 'dialogText' : 'dialogTextProvisional', {
        points: format.points(top.points),
        count: top.points,
      })}
    >
      <MatchdayWorld weekId={top.weekId}>
        <TopLineupPitch top={top} />
      </MatchdayWorld>
    </Dialog>
  );
}
