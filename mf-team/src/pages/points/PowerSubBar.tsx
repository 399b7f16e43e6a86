import { StickyBar } from '@euro/design-system';
import { useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useChoiceBar } from '../../hooks/useChoiceBar.js';
import type { PowerSubs } from '../../hooks/usePowerSubs.js';
import { powerSubTexts } from '../../texts/powerSubTexts.js';

interface PowerSubBarProps {
  powerSubs: PowerSubs;
}

/** The bar at the bottom while a power sub is being chosen: who comes on, then who makes way. */
export function PowerSubBar({ powerSubs }: PowerSubBarProps) {
  const t = useText(powerSubTexts);
  const names = useNames();
  const { choice, stop } = powerSubs;
  const bar = useChoiceBar(
    choice && {
      label: t('barLabel'),
      title: choice.inId === null ? t('whoIn') : t('whoOut', { name: names.player(choice.inId) }),
      hint: t(choice.inId === null ? 'whoInHint' : 'whoOutHint'),
      onStop: stop,
    },
  );
  return bar && <StickyBar {...bar} />;
}
