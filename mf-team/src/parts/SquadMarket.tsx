import type { Player } from '@euro/api-contract';
import { Chip } from '@euro/design-system';
import { type DraftSquad, openSlots, type SquadContext, squadPrice } from '@euro/game';
import {
  gamePlayerOf,
  type MarketControl,
  marketTexts,
  PlayerMarket,
  useNames,
  type World,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { type Ref, useCallback, useDeferredValue } from 'react';
import { usePickAdvice } from '../hooks/usePickAdvice.js';

interface SquadMarketProps {
  draft: DraftSquad;
  context: SquadContext;
  world: World;
  market: MarketControl;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  /** The list that a free place scrolls to. */
  ref?: Ref<HTMLDivElement>;
}

/** The list of all players as it serves a squad that is being built: what is filled, and who may still come. */
export function SquadMarket({ draft, context, world, market, ...rest }: SquadMarketProps) {
  const t = useText(marketTexts);
  // What a pick changes for each row comes after what it changes on the pitch.
  const adviceOf = usePickAdvice(useDeferredValue(draft), context, world);
  const priceOf = useCallback((player: Player) => squadPrice(gamePlayerOf(player), context), [context]);
  const { positionId } = market.filter;
  const open = openSlots(draft).byPosition;
  return (
    <PlayerMarket
      world={world}
      market={market}
      weekId={context.matchday}
      title={positionId === null ? t('chooseAll') : t(`choose${positionId}`)}
      aside={<Filled draft={draft} world={world} market={market} />}
      filledOf={(position) => world.rules.squadLayout[position] - open[position]}
      adviceOf={adviceOf}
      priceOf={priceOf}
      {...rest}
    />
  );
}

function Filled({ draft, world, market }: Pick<SquadMarketProps, 'draft' | 'world' | 'market'>) {
  const names = useNames(world);
  const { positionId } = market.filter;
  const open = openSlots(draft);
  if (positionId === null) {
    const total = draft.slots.length;
    return (
      <Chip>
        {total - open.total}/{total}
      </Chip>
    );
  }
  const total = world.rules.squadLayout[positionId];
  return (
    <Chip>
      {names.positionCode(positionId)} {total - open.byPosition[positionId]}/{total}
    </Chip>
  );
}
