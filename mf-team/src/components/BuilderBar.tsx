import { StickyBar } from '@euro/design-system';
import {
  countPositions,
  type DraftSquad,
  moneyLeft,
  openSlots,
  POSITION_IDS,
  type SquadContext,
} from '@euro/game';
import { commonTexts, useFetchAhead, useFocusAfterBar, useFormat, useNames } from '@euro/game-ui';
import { lazyPage, useText } from '@euro/platform/react';
import { useDeferredValue } from 'react';
import type { PitchSelection } from '../hooks/usePitchSelection.js';
import { useSwapBar } from '../hooks/useSwapBar.js';
import type { SaveProblem } from '../store/saveProblem.js';
import { builderTexts } from '../texts/builderTexts.js';
import { conflictTexts } from '../texts/conflictTexts.js';
import type { BudgetGuideProps } from './BudgetGuide.js';
import { type SaveActions, SaveButtons } from './SaveButtons.js';

/** Help when the money does not fill the squad. */
const BudgetGuide = lazyPage<BudgetGuideProps>(
  () => import(/* webpackChunkName: "guide" */ './BudgetGuide.js').then((file) => file.BudgetGuide),
  () => null,
);

interface BuilderBarProps {
  draft: DraftSquad;
  context: SquadContext;
  /** Why the squad can't be saved yet. */
  obstacle: string | null;
  problem: SaveProblem | null;
  actions: SaveActions;
  /** Called when save is pressed while it is refused: shows the cause. */
  onObstacle: () => void;
  side: PitchSelection;
  /** Shows how full each position is; false while pitch and bench are visible. */
  isMetered: boolean;
  /** The draft equals the saved squad. */
  idle: boolean;
}

/** Money left, missing players, and the save button; or the question of a swap. */
export function BuilderBar(props: BuilderBarProps) {
  const { draft, context, obstacle, problem, actions, onObstacle, side, isMetered, idle } = props;
  const common = useText(commonTexts);
  const conflict = useText(conflictTexts);
  const meter = useMeter(draft);
  const money = useMoneyText(draft, context);
  const swapBar = useSwapBar(side);
  useFocusAfterBar(idle);
  useFetchAhead(BudgetGuide);
  // The press is handled first.
  const drawn = useDeferredValue(draft);
  if (swapBar) return <StickyBar {...swapBar} />;
  const message =
    problem ?? (actions.onCompare && { title: conflict('behind'), text: conflict('behindHint') });
  return (
    <StickyBar
      label={common('save')}
      title={message?.title ?? money.title}
      subtitle={message?.text ?? (openSlots(draft).total > 0 ? money.progress : (obstacle ?? money.progress))}
      meter={isMetered ? meter : undefined}
      idle={idle}
      meterLabel={meter.map((group) => group.words).join(', ')}
      guide={
        mayNeedGuide(drawn, context) && (
          <BudgetGuide draft={drawn} context={context} onExchange={side.steps.exchange} />
        )
      }
    >
      <SaveButtons {...actions} obstacle={obstacle} locked onObstacle={onObstacle} />
    </StickyBar>
  );
}

/** Before the first pick all money is left, and a whole squad that is paid for needs no more. */
function mayNeedGuide(draft: DraftSquad, context: SquadContext): boolean {
  const open = openSlots(draft).total;
  return open === 0 ? moneyLeft(draft, context) < 0 : open < draft.slots.length;
}

/** Money left, and the number of chosen players. */
function useMoneyText(draft: DraftSquad, context: SquadContext) {
  const t = useText(builderTexts);
  const format = useFormat();
  const budgetLeft = moneyLeft(draft, context);
  const open = openSlots(draft).total;
  const total = draft.slots.length;
  const average = format.shortMoney(open === 0 ? 0 : Math.max(0, Math.floor(budgetLeft / open)));
  return {
    title: t(budgetLeft < 0 ? 'moneyShort' : 'moneyLeft', { amount: format.money(Math.abs(budgetLeft)) }),
    progress: t(open === 0 ? 'progressFull' : 'progress', {
      count: total - open,
      total,
      left: open,
      average,
    }),
  };
}

function useMeter(draft: DraftSquad) {
  const t = useText(commonTexts);
  const names = useNames();
  const open = openSlots(draft).byPosition;
  const totals = countPositions(draft.slots.map(({ positionId }) => positionId));
  return POSITION_IDS.filter((positionId) => totals[positionId] > 0).map((positionId) => {
    const total = totals[positionId];
    const filled = total - open[positionId];
    return {
      text: names.positionCode(positionId),
      filled,
      total,
      words: t('meterPart', { position: names.positionTitle(positionId), count: filled, total }),
    };
  });
}
