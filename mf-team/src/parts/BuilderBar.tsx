import { StickyBar } from '@euro/design-system';
import {
  budgetAdvice,
  type DraftSquad,
  moneyLeft,
  openSlots,
  POSITION_IDS,
  type SquadContext,
  type SquadSwap,
} from '@euro/game';
import { commonTexts, useFormat, useNames, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useMemo } from 'react';
import { builderTexts } from '../messages/builderTexts.js';
import { conflictTexts } from '../messages/conflictTexts.js';
import { BudgetGuide } from './BudgetGuide.js';
import { type SaveActions, SaveButtons } from './SaveButtons.js';

/** Why the last save did not work. */
export interface SaveProblem {
  readonly title: string;
  readonly text: string;
}

interface BuilderBarProps {
  draft: DraftSquad;
  context: SquadContext;
  world: World;
  /** Why the squad can't be saved yet. */
  obstacle: string | null;
  problem: SaveProblem | null;
  actions: SaveActions;
  /** Somebody pressed save though it can't be done: show where it is wrong. */
  onObstacle: () => void;
  /** Takes the swaps that make the money fill the squad. */
  onExchange: (swaps: readonly SquadSwap[]) => void;
}

/** Money left, what is still missing, and the button that saves. */
export function BuilderBar(props: BuilderBarProps) {
  const { draft, context, world, obstacle, problem, actions, onObstacle, onExchange } = props;
  const advice = useMemo(() => budgetAdvice(draft, context), [draft, context]);
  const common = useText(commonTexts);
  const conflict = useText(conflictTexts);
  const meter = useMeter(draft, world);
  const money = useMoneyText(draft, context);
  const told = problem ?? (actions.onCompare && { title: conflict('behind'), text: conflict('behindHint') });
  return (
    <StickyBar
      label={common('save')}
      title={told?.title ?? money.title}
      subtitle={told?.text ?? (openSlots(draft).total > 0 ? money.progress : (obstacle ?? money.progress))}
      meter={meter}
      meterLabel={meter.map((group) => group.words).join(', ')}
      guide={
        advice && (
          <BudgetGuide
            advice={advice}
            draft={draft}
            context={context}
            world={world}
            onExchange={onExchange}
          />
        )
      }
    >
      <SaveButtons {...actions} obstacle={obstacle} locked onObstacle={onObstacle} />
    </StickyBar>
  );
}

/** What is left to spend, and how far the squad is. */
function useMoneyText(draft: DraftSquad, context: SquadContext) {
  const t = useText(builderTexts);
  const format = useFormat();
  const left = moneyLeft(draft, context);
  const open = openSlots(draft).total;
  const total = draft.slots.length;
  const average = format.shortMoney(open === 0 ? 0 : Math.max(0, Math.floor(left / open)));
  return {
    title: t(left < 0 ? 'moneyShort' : 'moneyLeft', { amount: format.money(Math.abs(left)) }),
    progress: t(open === 0 ? 'progressFull' : 'progress', {
      count: total - open,
      total,
      left: open,
      average,
    }),
  };
}

function useMeter(draft: DraftSquad, world: World) {
  const t = useText(commonTexts);
  const names = useNames(world);
  const open = openSlots(draft).byPosition;
  return POSITION_IDS.map((positionId) => {
    const total = draft.slots.filter((slot) => slot.positionId === positionId).length;
    const filled = total - open[positionId];
    return {
      text: names.positionCode(positionId),
      filled,
      total,
      words: t('meterPart', { position: names.positionTitle(positionId), count: filled, total }),
    };
  });
}
