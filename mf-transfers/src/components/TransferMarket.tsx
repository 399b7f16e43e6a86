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
  /** Who goes out and is being replaced. */
  outId: number | null;
  /** Instead of the filters, in a sheet over the pitch. */
  filterRow?: ReactNode;
  /** Below the title, in a sheet. */
  titled?: (title: string) => ReactNode;
  /** Instead of what there is to spend. */
  aside?: ReactNode;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The list of all players: those who can come in for the chosen one, or for anybody. */
export const TransferMarket = memo(function TransferMarket({
  draft,
  market,
  outId,
  titled = (title) => title,
  aside,
  ...rest
}: TransferMarketProps) {
  const world = useWorld();
  const t = useText(listTexts);
  const format = useFormat();
  const names = useNames();
  const adviceOf = useMarketRows(draft, outId);
  const { team, pairs } = draft;
  const out = outId === null ? undefined : team.players.get(outId);
  const position = out?.positionId;
  const narrowed = useMemo(
    () => (position === undefined ? market : atPosition(market, position)),
    [market, position],
  );
  const priceOf = useCallback(
    (player: Player) => buyingPrice(gamePlayerOf(player).value, world.rules),
    [world.rules],
  );
  const most = out === undefined ? 0 : mostToSpend(out.id, pairs, team);
  return (
    <PlayerMarket
      market={narrowed}
      weekId={team.matchday}
      title={titled(out === undefined ? t('whoComesIn') : t('inFor', { name: names.player(out.id) }))}
      aside={
        aside ??
        (out !== undefined && (
          <Chip tone={most > 0 ? 'neutral' : 'danger'}>
            {most > 0 ? t('atMost', { amount: format.money(most) }) : t('atMostNothing')}
          </Chip>
        ))
      }
      filters="search"
      searchLabel={out === undefined ? undefined : t(`search${out.positionId}`)}
      positionIsFixed={out !== undefined}
      adviceOf={adviceOf}
      priceOf={priceOf}
      {...rest}
    />
  );
});

/** Who comes in plays where the other did (decisions §3.2), whatever the list was narrowed to before. */
function atPosition(market: MarketControl, positionId: PositionId): MarketControl {
  return { ...market, filter: { ...market.filter, positionId } };
}
