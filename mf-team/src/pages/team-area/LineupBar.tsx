import { StickyBar } from '@euro/design-system';
import { commonTexts, useRuleText } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
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
 * How many changes wait to be saved, and the way back; or what a swap asks. One bar, so that its height is not published again
 * and a screen reader reads what changes in it.
 */
export function LineupBar({ editing }: LineupBarProps) {
  const common = useText(commonTexts);
  const ruleText = useRuleText();
  const { saving, isBehind, obstacle, undo, changes } = editing;
  const idle = changes.length === 0 && saving.problem === null && !isBehind;
  const message = useBarMessage(editing);
  const swapBar = useSwapBar(editing.side);
  if (swapBar) return <StickyBar {...swapBar} />;
  return (
    <StickyBar label={common('save')} title={message.title} subtitle={message.text} idle={idle}>
      <SaveButtons
        saving={saving.saving}
        obstacle={saving.waiting?.title ?? (obstacle && ruleText(obstacle))}
        onSave={saving.save}
        onUndo={undo}
        onCompare={isBehind ? saving.ask : undefined}
      />
    </StickyBar>
  );
}

/** What the bar says: what went wrong, what somebody else did, what is wrong, else what waits to be saved. */
function useBarMessage({ saving, isBehind, obstacle, changes }: TeamEditing) {
  const t = useText(teamTexts);
  const conflict = useText(conflictTexts);
  const ruleText = useRuleText();
  const changeText = useChangeText();
  const count = changes.length;
  if (saving.problem !== null) return saving.problem;
  if (saving.waiting !== null) return saving.waiting;
  if (isBehind) return { title: conflict('behind'), text: conflict('behindHint') };
  if (count === 0) return { title: t('noChanges'), text: t('noChangesHint') };
  return {
    title: t('changes', { count }),
    text: obstacle === null ? changes.map(changeText).join(' · ') : ruleText(obstacle),
  };
}
