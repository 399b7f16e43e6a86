import type { Player } from '@euro/api-contract';
import { Chip } from '@euro/design-system';
import { type DraftSquad, openSlots, type SquadContext, squadPrice } from '@euro/game';
import {
  gamePlayerOf,
  type MarketControl,
  marketTexts,
  PlayerMarket,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, type ReactNode, type Ref, useCallback } from 'react';
import { usePickAdvice } from '../hooks/usePickAdvice.js';

interface SquadMarketProps {
  draft: DraftSquad;
  context: SquadContext;
  market: MarketControl;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  /** Instead of the filters, in a sheet over the pitch: the free places say the positions. */
  filterRow?: ReactNode;
  /** Below the title, in a sheet. */
  titled?: (title: string) => ReactNode;
  /** Instead of how many are chosen. */
  aside?: ReactNode;
  /** The list that a free place scrolls to. */
  ref?: Ref<HTMLDivElement>;
}

/** The list of all players as it serves a squad that is being built: what is filled, and who may still come. */
export const SquadMarket = memo(function SquadMarket({
  draft,
  context,
  market,
  titled = (title) => title,
  aside,
  ...rest
}: SquadMarketProps) {
  const world = useWorld();
  const t = useText(marketTexts);
  const adviceOf = usePickAdvice(draft, context);
  const priceOf = useCallback((player: Player) => squadPrice(gamePlayerOf(player), context), [context]);
  const { positionId } = market.filter;
  const open = openSlots(draft).byPosition;
  return (
    <PlayerMarket
      market={market}
      weekId={context.matchday}
      title={titled(positionId === null ? t('chooseAll') : t(`choose${positionId}`))}
      aside={aside ?? <Filled draft={draft} market={market} />}
      filledOf={(position) => world.rules.squadLayout[position] - open[position]}
      adviceOf={adviceOf}
      priceOf={priceOf}
      {...rest}
    />
  );
});

function Filled({ draft, market }: Pick<SquadMarketProps, 'draft' | 'market'>) {
  const world = useWorld();
  const names = useNames();
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
