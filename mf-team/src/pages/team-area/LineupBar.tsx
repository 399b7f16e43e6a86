import { StickyBar } from '@euro/design-system';
import { commonTexts, useRuleText, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useChangeText } from '../../hooks/useChangeText.js';
import type { TeamEditing } from '../../hooks/useTeamEditing.js';
import { conflictTexts } from '../../messages/conflictTexts.js';
import { teamTexts } from '../../messages/teamTexts.js';
import { SaveButtons } from '../../parts/SaveButtons.js';

interface LineupBarProps {
  editing: TeamEditing;
  world: World;
}

/** How many changes wait to be saved, and the way back. */
export function LineupBar({ editing, world }: LineupBarProps) {
  const common = useText(commonTexts);
  const ruleText = useRuleText(world);
  const { saving, isBehind, obstacle, undo } = editing;
  const told = useTold(editing, world);
  return (
    <StickyBar label={common('save')} title={told.title} subtitle={told.text}>
      <SaveButtons
        saving={saving.saving}
        obstacle={obstacle && ruleText(obstacle)}
        onSave={saving.save}
        onUndo={undo}
        onCompare={isBehind ? saving.ask : undefined}
      />
    </StickyBar>
  );
}

/** What the bar says: what went wrong, what somebody else did, what is wrong, else what waits to be saved. */
function useTold({ saving, isBehind, obstacle, changes }: TeamEditing, world: World) {
  const t = useText(teamTexts);
  const conflict = useText(conflictTexts);
  const ruleText = useRuleText(world);
  const changeText = useChangeText(world);
  const count = changes.length;
  if (saving.problem !== null) return saving.problem;
  if (isBehind) return { title: conflict('behind'), text: conflict('behindHint') };
  if (count === 0) return { title: t('noChanges'), text: t('noChangesHint') };
  return {
    title: t('changes', { count }),
    text: obstacle === null ? changes.map(changeText).join(' · ') : ruleText(obstacle),
  };
}
