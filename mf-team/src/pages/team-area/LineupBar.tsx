import { StickyBar } from '@euro/design-system';
import { commonTexts, useFocusAfterBar, useRuleText } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo } from 'react';
import { SaveButtons } from '../../components/SaveButtons.js';
import type { TeamEditing } from '../../components/TeamEditor.js';
import { useChangeText } from '../../hooks/useChangeText.js';
import { useSwapBar } from '../../hooks/useSwapBar.js';
import { conflictTexts } from '../../texts/conflictTexts.js';
import { teamTexts } from '../../texts/teamTexts.js';

interface LineupBarProps {
  editing: TeamEditing;
}

/**
 * Number of unsaved changes with undo, or the question of a swap. One bar, so that its height is published once and a
 * screen reader reads its changes.
 */
export const LineupBar = memo(function LineupBar({ editing }: LineupBarProps) {
  const common = useText(commonTexts);
  const ruleText = useRuleText();
  const { saving, isBehind, obstacle, undo, changes } = editing;
  const idle = changes.length === 0 && saving.problem === null && !isBehind;
  useFocusAfterBar(idle);
  const message = useBarMessage(editing);
  const swapBar = useSwapBar(editing.side);
  if (swapBar) return <StickyBar {...swapBar} />;
  return (
    <StickyBar label={common('save')} title={message.title} subtitle={message.text} idle={idle}>
      <SaveButtons
        saving={saving.saving}
        obstacle={saving.waitingNotice?.title ?? (obstacle && ruleText(obstacle))}
        onSave={saving.save}
        onUndo={undo}
        onCompare={isBehind ? saving.openDialog : undefined}
      />
    </StickyBar>
  );
});

/** Message of the bar: a failure, a save elsewhere, a refusal, else the unsaved changes. */
function useBarMessage({ saving, isBehind, obstacle, changes }: TeamEditing) {
  const t = useText(teamTexts);
  const conflict = useText(conflictTexts);
  const ruleText = useRuleText();
  const changeText = useChangeText();
  const count = changes.length;
  if (saving.problem !== null) return saving.problem;
  if (saving.waitingNotice !== null) return saving.waitingNotice;
  if (isBehind) return { title: conflict('behind'), text: conflict('behindHint') };
  if (count === 0) return { title: t('noChanges'), text: '' };
  return {
    title: t('changes', { count }),
    text: obstacle === null ? changes.map(changeText).join(' · ') : ruleText(obstacle),
  };
}
