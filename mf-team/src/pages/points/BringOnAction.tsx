import { SheetAction } from '@euro/design-system';
import type { World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowUp } from 'lucide-react';
import { refusalToBringOn } from '../../domain/powerSubPlay.js';
import type { PowerSubs } from '../../hooks/usePowerSubs.js';
import { usePowerSubText } from '../../hooks/usePowerSubText.js';
import { powerSubTexts } from '../../messages/powerSubTexts.js';

interface BringOnActionProps {
  playerId: number;
  powerSubs: PowerSubs;
  world: World;
}

/** In the sheet of a bench player: bring him on by a power sub. */
export function BringOnAction({ playerId, powerSubs, world }: BringOnActionProps) {
  const t = useText(powerSubTexts);
  const reasonText = usePowerSubText(world);
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
