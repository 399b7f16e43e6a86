import type { Player } from '@euro/api-contract';
import { Chip } from '@euro/design-system';
import { buyingPrice, type PositionId, type Tenths } from '@euro/game';
import {
  gamePlayerOf,
  type MarketControl,
  PlayerMarket,
  type PlayerMarketProps,
  useFormat,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, type ReactNode, type Ref, useCallback, useMemo } from 'react';
import { marketAdvice, mostToSpend } from '../domain/marketAdvice.js';
import { useMarketRows } from '../hooks/useMarketRows.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { listTexts } from '../texts/listTexts.js';

interface TransferMarketProps {
  draft: OpenDraft;
  market: MarketControl;
  /** Id of the player being replaced. */
  outId: number | null;
  /** Instead of title and filters, in a sheet over the pitch. */
  head?: ReactNode;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The list of all players: replacements of the chosen one, or of any. */
export const TransferMarket = memo(function TransferMarket({
  draft,
  market,
  outId,
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
  const fit = useFit(draft, outId);
  const noteOf = useMoneyNote(maxPrice, priceOf);
  return (
    <PlayerMarket
      market={narrowedMarket}
      weekId={team.matchday}
      title={outgoing === undefined ? t('whoComesIn') : t('inFor', { name: names.player(outgoing.id) })}
      aside={
        outgoing !== undefined && (
          <Chip tone={maxPrice > 0 ? 'neutral' : 'danger'}>
            {maxPrice > 0 ? t('atMost', { amount: format.money(maxPrice) }) : t('atMostNothing')}
          </Chip>
        )
      }
      filters="search"
      searchLabel={outgoing === undefined ? undefined : t(`search${outgoing.positionId}`)}
      positionIsFixed={outgoing !== undefined}
      {...fit}
      adviceOf={adviceOf}
      priceOf={priceOf}
      noteOf={outgoing === undefined ? undefined : noteOf}
      {...rest}
    />
  );
});

/** Who is in the team already or comes in, and who fits the place of the player being replaced. */
function useFit(
  { team, pairs }: OpenDraft,
  outId: number | null,
): Pick<PlayerMarketProps, 'chosenIds' | 'misfitOf'> {
  const { cheapest } = useWorld();
  return useMemo(() => {
    const incomingIds = pairs.flatMap(({ inId }) => inId ?? []);
    return {
      chosenIds: new Set([...team.squad.map(({ id }) => id), ...incomingIds]),
      misfitOf({ id }: Player) {
        if (outId === null) return 0;
        const { kind } = marketAdvice(id, { outId, cheapest }, pairs, team);
        return kind === 'free' ? 0 : kind === 'tight' ? 1 : 2;
      },
    };
  }, [team, pairs, outId, cheapest]);
}

/** The money left after a transfer, or what is missing. */
function useMoneyNote(
  maxPrice: Tenths,
  priceOf: PlayerMarketProps['priceOf'],
): NonNullable<PlayerMarketProps['noteOf']> {
  const t = useText(listTexts);
  const format = useFormat();
  return useCallback(
    (player) => {
      const moneyAfter = maxPrice - priceOf(player);
      const isShort = moneyAfter < 0;
      const difference = Math.abs(moneyAfter);
      return {
        text: t(isShort ? 'moneyShort' : 'moneyOver', { amount: format.shortMoney(difference) }),
        spoken: t(isShort ? 'moneyShortSpoken' : 'choiceLeft', { amount: format.money(difference) }),
        tone: isShort ? 'minus' : 'plain',
      };
    },
    [maxPrice, priceOf, format, t],
  );
}

/** A replacement plays in the same position (decisions §3.2), whatever the list's filter was. */
function atPosition(market: MarketControl, positionId: PositionId): MarketControl {
  return { ...market, filter: { ...market.filter, positionId } };
}
