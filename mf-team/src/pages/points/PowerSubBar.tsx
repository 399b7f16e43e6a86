import { useNames, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { PowerSubs } from '../../hooks/usePowerSubs.js';
import { powerSubTexts } from '../../messages/powerSubTexts.js';
import { ChoiceBar } from '../../parts/ChoiceBar.js';

interface PowerSubBarProps {
  powerSubs: PowerSubs;
  world: World;
}

/** The bar at the bottom while a power sub is being chosen: who comes on, then who makes way. */
export function PowerSubBar({ powerSubs, world }: PowerSubBarProps) {
  const t = useText(powerSubTexts);
  const names = useNames(world);
  const { choice, stop } = powerSubs;
  if (choice === null) return null;
  const isFirst = choice.inId === null;
  return (
    <ChoiceBar
      label={t('barLabel')}
      title={choice.inId === null ? t('whoIn') : t('whoOut', { name: names.player(choice.inId) })}
      hint={t(isFirst ? 'whoInHint' : 'whoOutHint')}
      onStop={stop}
    />
  );
}
