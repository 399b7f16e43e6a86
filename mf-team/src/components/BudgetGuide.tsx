import { Button, Wrap } from '@euro/design-system';
import {
  type BudgetAdvice,
  budgetAdvice,
  type DraftSquad,
  openSlots,
  type SquadContext,
  type SquadSwap,
  slotOf,
  squadPrice,
} from '@euro/game';
import { useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { builderTexts } from '../texts/builderTexts.js';

export interface BudgetGuideProps {
  draft: DraftSquad;
  context: SquadContext;
  onExchange: (swaps: readonly SquadSwap[]) => void;
}

/**
 * The money does not fill the squad: how much it takes, and the swap that solves it at one press. It tries hundreds of
 * players, so its parent defers the draft.
 */
export function BudgetGuide({ draft, context, onExchange }: BudgetGuideProps) {
  const { players } = useWorld();
  const advice = useMemo(() => {
    // Nobody is advised who is out of the tournament.
    const isListed = (id: number) => !players.get(id)?.eliminated || slotOf(draft, id) >= 0;
    const listed = new Map([...context.players].filter(([id]) => isListed(id)));
    return budgetAdvice(draft, { ...context, players: listed });
  }, [draft, context, players]);
  return advice && <Advice advice={advice} draft={draft} context={context} onExchange={onExchange} />;
}

function Advice({ advice, draft, context, onExchange }: BudgetGuideProps & { advice: BudgetAdvice }) {
  const t = useText(builderTexts);
  const format = useFormat();
  const tip = useBudgetTip(advice, context);
  const open = openSlots(draft).total;
  const needed = advice.swaps.length === 0 && open > 0 ? advice.needed : null;
  return (
    <Row role="status">
      <TriangleAlert size={22} aria-hidden />
      <p>
        <b>{open === 0 ? t('guideOver') : t('guideTitle', { count: open })}</b>{' '}
        <span>{`${needed === null ? '' : `${t('guideNeeded', { needed: format.money(needed) })} `}${tip}`}</span>
      </p>
      {advice.swaps.length > 0 && (
        <Press variant="secondary" size="small" onClick={() => onExchange(advice.swaps)}>
          {t('exchange')}
        </Press>
      )}
    </Row>
  );
}

function useBudgetTip({ needed, swaps }: BudgetAdvice, context: SquadContext): string {
  const t = useText(builderTexts);
  const format = useFormat();
  const names = useNames();
  const priceOf = (id: number) => {
    const player = context.players.get(id);
    return player === undefined ? '' : format.oneDecimal(squadPrice(player, context) / 10);
  };
  const [first, second] = swaps;
  if (needed === null) return t('guideNobody');
  if (first === undefined) return t('guideNone');
  const firstOut = names.player(first.outId);
  const firstIn = names.player(first.inId);
  if (second !== undefined) {
    const [secondOut, secondIn] = [names.player(second.outId), names.player(second.inId)];
    return t('guideSwaps', { firstOut, firstIn, secondOut, secondIn });
  }
  return t('guideSwap', {
    outName: firstOut,
    outPrice: priceOf(first.outId),
    inName: firstIn,
    inPrice: priceOf(first.inId),
  });
}

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 10px;
  & > svg { flex: none; color: #ffc24b; }
  p { flex: 1; min-width: 0; font-size: 0.875rem; line-height: 1.4; overflow-wrap: anywhere; }
  b { color: #ffc24b; }
`;

const Press = styled(Button)`
  flex: none;
  min-height: 44px;
  background: #ffc24b;
  color: #0b1338;
`;
