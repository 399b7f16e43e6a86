import { Button, StickyBar } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { commonTexts } from '../messages/commonTexts.js';
import { teamTexts } from '../messages/teamTexts.js';

interface SwapBarProps {
  /** Who waits to be swapped. */
  name: string;
  onStop: () => void;
}

/** In place of the bar at the bottom while somebody waits to be swapped: who, and how to stop. */
export function SwapBar({ name, onStop }: SwapBarProps) {
  const t = useText(teamTexts);
  const common = useText(commonTexts);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onStop();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onStop]);
  return (
    <StickyBar label={t('swap')} title={t('swapWith', { name })} subtitle={t('swapHint')}>
      <Button variant="ghost" size="large" icon={<X size={20} aria-hidden />} onClick={onStop}>
        {common('cancel')}
      </Button>
    </StickyBar>
  );
}
