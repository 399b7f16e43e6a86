import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { commonTexts } from '../messages/commonTexts.js';
import { PlayerSheet } from '../parts/player-sheet/PlayerSheet.js';

interface BareSheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The player sheet without a player. */
export function BareSheet({ title, onClose, children }: BareSheetProps) {
  const common = useText(commonTexts);
  return (
    <PlayerSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={common('close')}
      lastName={title}
      shirt={{ nation: '' }}
      line=""
    >
      {children}
    </PlayerSheet>
  );
}
