import { Button, type StickyBarProps } from '@euro/design-system';
import { commonTexts } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { X } from 'lucide-react';
import { useEffect } from 'react';

interface Choice {
  /** Names the region: "Wissel". */
  label: string;
  /** The question: "Met wie wisselt Musiala?". */
  title: string;
  hint: string;
  onStop: () => void;
}

/** The bar at the bottom while a player is chosen on the pitch: the question and a cancel button; null otherwise. */
export function useChoiceBar(choice: Choice | null): StickyBarProps | null {
  const common = useText(commonTexts);
  const onStop = choice?.onStop;
  useEffect(() => {
    if (onStop === undefined) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onStop();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onStop]);
  return (
    choice && {
      label: choice.label,
      title: choice.title,
      subtitle: choice.hint,
      children: (
        <Button variant="ghost" size="large" icon={<X size={20} aria-hidden />} onClick={onStop}>
          {common('cancel')}
        </Button>
      ),
    }
  );
}
