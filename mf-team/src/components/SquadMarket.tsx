import type { Player } from '@euro/api-contract';
import { Card, CardHeader, Chip } from '@euro/design-system';
import { type DraftSquad, moneyLeft, openSlots, type SquadContext, squadPrice } from '@euro/game';
import {
  gamePlayerOf,
  type MarketAdvice,
  type MarketControl,
  marketTexts,
  PlayerMarket,
  type PlayerMarketProps,
  ruleTexts,
  useFormat,
  useNames,
  useRuleText,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, type ReactNode, type Ref, useCallback, useMemo } from 'react';
import { leastOfRest, type PickAdvice, pickAdvice } from '../domain/pickAdvice.js';
import { builderTexts } from '../texts/builderTexts.js';

interface SquadMarketProps {
  draft: DraftSquad;
  context: SquadContext;
  market: MarketControl;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  /** Instead of title and filters, in a sheet over the pitch: the free places say the positions. */
  head?: ReactNode;
  /** The list that a free place scrolls to. */
  ref?: Ref<HTMLDivElement>;
}

/** The list of all players for building a squad: filled positions, and allowed picks. */
export const SquadMarket = memo(function SquadMarket({ draft, context, market, ...rest }: SquadMarketProps) {
  const world = useWorld();
  const t = useText(marketTexts);
  const verdictOf = useVerdict(draft, context);
  const adviceOf = usePickAdvice(verdictOf);
  const priceOf = useCallback((player: Player) => squadPrice(gamePlayerOf(player), context), [context]);
  const noteOf = usePriceNote(draft, context);
  const misfitOf = useCallback((player: Player) => MISFITS[verdictOf(player).kind], [verdictOf]);
  const chosenIds = useMemo(() => new Set(draft.slots.flatMap(({ playerId }) => playerId ?? [])), [draft]);
  const { positionId } = market.filter;
  const { byPosition: open, total } = openSlots(draft);
  // Nobody could be picked.
  if (total === 0 && !rest.head) {
    return (
      <Card aria-label={t('listLabel')}>
        <CardHeader title={t('listLabel')} aside={<Filled draft={draft} market={market} />} />
      </Card>
    );
  }
  return (
    <PlayerMarket
      market={market}
      weekId={context.matchday}
      title={positionId === null ? t('chooseAll') : t(`choose${positionId}`)}
      aside={<Filled draft={draft} market={market} />}
      filledOf={(position) => world.rules.squadLayout[position] - open[position]}
      chosenIds={chosenIds}
      misfitOf={misfitOf}
      adviceOf={adviceOf}
      priceOf={priceOf}
      noteOf={noteOf}
      {...rest}
    />
  );
});

/** Order of the list: who leaves enough for the other places, who leaves too little, who can't be picked. */
const MISFITS: Readonly<Record<PickAdvice['kind'], number>> = { free: 0, warned: 1, refused: 2, picked: 2 };

/** What there is for each empty place, less the player's price. */
function usePriceNote(draft: DraftSquad, context: SquadContext): PlayerMarketProps['noteOf'] {
  const t = useText(builderTexts);
  const format = useFormat();
  return useMemo(() => {
    const places = openSlots(draft).total;
    if (places === 0) return undefined;
    const perPlace = Math.floor(moneyLeft(draft, context) / places);
    return (player) => {
      const difference = perPlace - squadPrice(gamePlayerOf(player), context);
      const isLess = difference < 0;
      return {
        text: format.signedMoney(difference),
        spoken: t(isLess ? 'aboveAverage' : 'belowAverage', { amount: format.money(Math.abs(difference)) }),
        tone: isLess ? 'minus' : 'plus',
      };
    };
  }, [draft, context, t, format]);
}

function Filled({ draft, market }: Pick<SquadMarketProps, 'draft' | 'market'>) {
  const world = useWorld();
  const names = useNames();
  const { positionId } = market.filter;
  const open = openSlots(draft);
  if (positionId === null) {
    const total = draft.slots.length;
    return <Chip>{`${total - open.total}/${total}`}</Chip>;
  }
  const total = world.rules.squadLayout[positionId];
  return <Chip>{`${names.positionCode(positionId)} ${total - open.byPosition[positionId]}/${total}`}</Chip>;
}

function useVerdict(draft: DraftSquad, context: SquadContext): (player: Player) => PickAdvice {
  const { players } = useWorld();
  return useMemo(() => {
    const least = leastOfRest(draft, context, (id) => players.get(id)?.eliminated === true);
    return (player) => pickAdvice(gamePlayerOf(player), draft, context, least);
  }, [draft, context, players]);
}

/** Advice of the list on each player while a squad is built. */
function usePickAdvice(verdictOf: (player: Player) => PickAdvice): (player: Player) => MarketAdvice {
  const t = useText(marketTexts);
  const reasonOf = useReason();
  return useCallback(
    (player) => {
      const { name } = player;
      const advice = verdictOf(player);
      const reason = reasonOf(advice);
      switch (advice.kind) {
        case 'free':
          return { action: 'add', actionLabel: t('add', { name }) };
        case 'warned':
          return { action: 'add', actionLabel: t('add', { name }), reason, reasonTone: 'warning' };
        case 'picked':
          return { action: 'in', actionLabel: t('picked', { name }), reason };
        case 'refused':
          return { action: 'locked', actionLabel: t('locked', { name, reason: reason ?? '' }), reason };
      }
    },
    [verdictOf, t, reasonOf],
  );
}

/** The line under a player: why he can't be picked, or what to mind. */
function useReason(): (advice: PickAdvice) => string | undefined {
  const t = useText(ruleTexts);
  const format = useFormat();
  const ruleText = useRuleText();
  return useCallback(
    (advice) => {
      switch (advice.kind) {
        case 'free':
          return undefined;
        case 'picked':
          return t('already-in-team');
        case 'warned':
          return t('little-left', { amount: format.money(Math.max(0, advice.perPlace)) });
        case 'refused': {
          const { code, params } = advice.refusal;
          const isCoach = code === 'club-limit' && advice.coachCounts;
          return ruleText({ code: isCoach ? 'club-limit-coach' : code, params });
        }
      }
    },
    [t, format, ruleText],
  );
}
