import type { Player } from '@euro/api-contract';
import { Chip } from '@euro/design-system';
import { buyingPrice, type PositionId } from '@euro/game';
import { gamePlayerOf, type MarketControl, PlayerMarket, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, type ReactNode, type Ref, useCallback, useMemo } from 'react';
import { mostToSpend } from '../domain/marketAdvice.js';
import { useMarketRows } from '../hooks/useMarketRows.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { listTexts } from '../texts/listTexts.js';

interface TransferMarketProps {
  draft: OpenDraft;
  market: MarketControl;
  /** Id of the player being replaced. */
  outId: number | null;
  /** Instead of the filters, in a sheet over the pitch. */
  filterRow?: ReactNode;
  /** Below the title, in a sheet. */
  wrapTitle?: (title: string) => ReactNode;
  /** Instead of what there is to spend. */
  aside?: ReactNode;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The list of all players: replacements of the chosen one, or of any. */
export const TransferMarket = memo(function TransferMarket({
  draft,
  market,
  outId,
  wrapTitle = (title) => title,
  aside,
  ...rest
}: TransferMarketProps) {
  const world = useWorld();
  const t = useText(listTexts);
  const format = useFormat();
  const names = useNames();
  const adviceOf = useMarketRows(draft, outId);
  const { team, pairs } = draft;
  const outgoing = outId === null ? undefined : team.players.get(outId);
  const position = outgoing?.positionId;
  const narrowedMarket = useMemo(
    () => (position === undefined ? market : atPosition(market, position)),
    [market, position],
  );
  const priceOf = useCallback(
    (player: Player) => buyingPrice(gamePlayerOf(player).value, world.rules),
    [world.rules],
  );
  const maxPrice = outgoing === undefined ? 0 : mostToSpend(outgoing.id, pairs, team);
  return (
    <PlayerMarket
      market={narrowedMarket}
      weekId={team.matchday}
      title={wrapTitle(
        outgoing === undefined ? t('whoComesIn') : t('inFor', { name: names.player(outgoing.id) }),
      )}
      aside={
        aside ??
        (outgoing !== undefined && (
          <Chip tone={maxPrice > 0 ? 'neutral' : 'danger'}>
            {maxPrice > 0 ? t('atMost', { amount: format.money(maxPrice) }) : t('atMostNothing')}
          </Chip>
        ))
      }
      filters="search"
      searchLabel={outgoing === undefined ? undefined : t(`search${outgoing.positionId}`)}
      positionIsFixed={outgoing !== undefined}
      adviceOf={adviceOf}
      priceOf={priceOf}
      {...rest}
    />
  );
});

/** A replacement plays in the same position (decisions §3.2), whatever the list's filter was. */
function atPosition(market: MarketControl, positionId: PositionId): MarketControl {
  return { ...market, filter: { ...market.filter, positionId } };
}
