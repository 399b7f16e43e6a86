import { useText } from '@euro/platform/react';
import { teamTexts } from '../messages/teamTexts.js';
import { ChoiceBar } from './ChoiceBar.js';

interface SwapBarProps {
  /** Who waits to be swapped. */
  name: string;
  onStop: () => void;
}

/** The bar at the bottom while somebody waits to be swapped. */
export function SwapBar({ name, onStop }: SwapBarProps) {
  const t = useText(teamTexts);
  return <ChoiceBar label={t('swap')} title={t('swapWith', { name })} hint={t('swapHint')} onStop={onStop} />;
}
