import { Button } from '@euro/design-system';
import { commonTexts, WideText } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Lock, Undo2 } from 'lucide-react';
import { Activity } from 'react';
import { conflictTexts } from '../texts/conflictTexts.js';

/** Actions of the bar at the bottom. */
export interface SaveActions {
  readonly saving: boolean;
  readonly onSave: () => void;
  /** Takes the last step back. */
  readonly onUndo?: () => void;
  /** The team was saved elsewhere: shows the difference first. */
  readonly onCompare?: () => void;
}

interface SaveButtonsProps extends SaveActions {
  /** Why it can't be saved. */
  obstacle: string | null;
  /** Draws a lock on a button that can't be pressed. */
  locked?: boolean;
  /** Called when save is pressed while it is refused: shows the cause. */
  onObstacle?: () => void;
}

/** Undo and save; or the difference after a save elsewhere. */
export function SaveButtons(props: SaveButtonsProps) {
  const { saving, obstacle, locked = false, onSave, onUndo, onCompare, onObstacle } = props;
  const common = useText(commonTexts);
  const conflict = useText(conflictTexts);
  return (
    <>
      {/* It is drawn before it is needed: the first of its styles make the browser match the whole page again. */}
      <Activity mode={onUndo ? 'visible' : 'hidden'}>
        <Button
          variant="ghost"
          size="large"
          iconOnPhone
          icon={<Undo2 size={20} aria-hidden />}
          aria-label={common('undo')}
          onClick={onUndo}
        >
          <WideText>{common('undo')}</WideText>
        </Button>
      </Activity>
      {onCompare ? (
        <Button variant="lime" size="large" loading={saving} onClick={onCompare}>
          {conflict('compare')}
        </Button>
      ) : (
        <Button
          variant="lime"
          size="large"
          loading={saving}
          icon={locked && obstacle !== null ? <Lock size={18} aria-hidden /> : undefined}
          disabledReason={obstacle ?? undefined}
          onClick={onSave}
          onClickCapture={obstacle === null ? undefined : onObstacle}
        >
          {common('save')}
        </Button>
      )}
    </>
  );
}
