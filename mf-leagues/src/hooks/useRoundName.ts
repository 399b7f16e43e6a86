import { useText } from '@euro/platform/react';
import { cupTexts } from '../texts/cupTexts.js';

/** What a cup's round with so many ties is called: "Kwartfinales". */
export function useRoundName(): (ties: number) => string {
  const t = useText(cupTexts);
  return (ties) => {
    const names: Readonly<Record<number, string>> = { 1: t('final'), 2: t('semi'), 4: t('quarter') };
    return names[ties] ?? t('last', { count: ties * 2 });
  };
}
