import { Button, StickyBar } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Undo2 } from 'lucide-react';
import type { DraftChange } from '../../domain/draftChanges.js';
import type { World } from '../../domain/world.js';
import { useChangeText } from '../../hooks/useChangeText.js';
import { commonTexts } from '../../messages/commonTexts.js';
import { ruleTexts } from '../../messages/ruleTexts.js';
import { teamTexts } from '../../messages/teamTexts.js';
import type { SaveProblem } from '../../parts/BuilderBar.js';
import { WideText } from '../../parts/layout.js';

interface LineupBarProps {
  changes: readonly DraftChange[];
  world: World;
  /** Why the lineup can't be saved. */
  obstacle: string | null;
  problem: SaveProblem | null;
  saving: boolean;
  onSave: () => void;
  onUndo?: () => void;
}

/** How many changes wait to be saved, and the way back. */
export function LineupBar({ changes, world, obstacle, problem, saving, onSave, onUndo }: LineupBarProps) {
  const t = useText(teamTexts);
  const common = useText(commonTexts);
  const rules = useText(ruleTexts);
  const changeText = useChangeText(world);
  const count = changes.length;
  const said = count === 0 ? t('noChangesHint') : changes.map(changeText).join(' · ');
  return (
    <StickyBar
      label={common('save')}
      title={problem?.title ?? (count === 0 ? t('noChanges') : t('changes', { count }))}
      subtitle={problem?.text ?? obstacle ?? said}
    >
      {onUndo && (
        <Button
          variant="ghost"
          size="large"
          icon={<Undo2 size={20} aria-hidden />}
          aria-label={common('undo')}
          onClick={onUndo}
        >
          <WideText>{common('undo')}</WideText>
        </Button>
      )}
      <Button
        variant="lime"
        size="large"
        loading={saving}
        disabledReason={count === 0 ? rules('nothing-changed') : (obstacle ?? undefined)}
        onClick={onSave}
      >
        {common('save')}
      </Button>
    </StickyBar>
  );
}
