import { useText } from '@euro/platform/react';
import { cupTexts } from '../texts/cupTexts.js';

/** Name of a cup's round with this number of ties: "Kwartfinales". */
export function useRoundName(): (ties: number) => string {
  const t = useText(cupTexts);
  return (ties) => {
    const names: Readonly<Record<number, string>> = { 1: t('final'), 2: t('semi'), 4: t('quarter') };
    return names[ties] ?? t('last', { count: ties * 2 });
  };
}
