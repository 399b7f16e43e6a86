import { SheetAction } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowUp } from 'lucide-react';
import { refusalToBringOn } from '../../domain/powerSubPlay.js';
import type { PowerSubs } from '../../hooks/usePowerSubs.js';
import { usePowerSubText } from '../../hooks/usePowerSubText.js';
import { powerSubTexts } from '../../texts/powerSubTexts.js';

interface BringOnActionProps {
  playerId: number;
  powerSubs: PowerSubs;
}

/** In the sheet of a bench player: bring him on by a power sub. */
export function BringOnAction({ playerId, powerSubs }: BringOnActionProps) {
  const t = useText(powerSubTexts);
  const reasonText = usePowerSubText();
  const { play, start } = powerSubs;
  const obstacle = refusalToBringOn(playerId, play);
  return (
    <SheetAction
      tone={obstacle === null ? 'go' : 'plain'}
      icon={<ArrowUp aria-hidden />}
      disabledReason={obstacle === null ? undefined : (reasonText(obstacle) ?? undefined)}
      onClick={() => start(playerId)}
    >
      {t('bringOn')}
    </SheetAction>
  );
}
