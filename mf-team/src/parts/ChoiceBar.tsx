import { Button, StickyBar } from '@euro/design-system';
import { commonTexts } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { X } from 'lucide-react';
import { useEffect } from 'react';

interface ChoiceBarProps {
  /** Names the region: "Wissel". */
  label: string;
  /** What is asked: "Met wie wisselt Musiala?". */
  title: string;
  hint: string;
  onStop: () => void;
}

/** In place of the bar at the bottom while somebody is being chosen on the pitch: what is asked, and how to stop. */
export function ChoiceBar({ label, title, hint, onStop }: ChoiceBarProps) {
  const common = useText(commonTexts);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onStop();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onStop]);
  return (
    <StickyBar label={label} title={title} subtitle={hint}>
      <Button variant="ghost" size="large" icon={<X size={20} aria-hidden />} onClick={onStop}>
        {common('cancel')}
      </Button>
    </StickyBar>
  );
}
