import type { Player } from '@euro/api-contract';
import { Card, CardHeader, Chip } from '@euro/design-system';
import { type DraftSquad, openSlots, type SquadContext, squadPrice } from '@euro/game';
import {
  gamePlayerOf,
  type MarketAdvice,
  type MarketControl,
  marketTexts,
  PlayerMarket,
  ruleTexts,
  useFormat,
  useNames,
  useRuleText,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, type ReactNode, type Ref, useCallback } from 'react';
import { type PickAdvice, pickAdvice } from '../domain/pickAdvice.js';

interface SquadMarketProps {
  draft: DraftSquad;
  context: SquadContext;
  market: MarketControl;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  /** Instead of the filters, in a sheet over the pitch: the free places say the positions. */
  filterRow?: ReactNode;
  /** Below the title, in a sheet. */
  wrapTitle?: (title: string) => ReactNode;
  /** Instead of how many are chosen. */
  aside?: ReactNode;
  /** The list that a free place scrolls to. */
  ref?: Ref<HTMLDivElement>;
}

/** The list of all players for building a squad: filled positions, and allowed picks. */
export const SquadMarket = memo(function SquadMarket({
  draft,
  context,
  market,
  wrapTitle = (title) => title,
  aside,
  ...rest
}: SquadMarketProps) {
  const world = useWorld();
  const t = useText(marketTexts);
  const adviceOf = usePickAdvice(draft, context);
  const priceOf = useCallback((player: Player) => squadPrice(gamePlayerOf(player), context), [context]);
  const { positionId } = market.filter;
  const { byPosition: open, total } = openSlots(draft);
  // Nobody could be picked. In the sheet over the pitch the title has the way back.
  if (total === 0 && !rest.filterRow) {
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
      title={wrapTitle(positionId === null ? t('chooseAll') : t(`choose${positionId}`))}
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
    return <Chip>{`${total - open.total}/${total}`}</Chip>;
  }
  const total = world.rules.squadLayout[positionId];
  return <Chip>{`${names.positionCode(positionId)} ${total - open.byPosition[positionId]}/${total}`}</Chip>;
}

/** Advice of the list on each player while a squad is built. */
function usePickAdvice(draft: DraftSquad, context: SquadContext): (player: Player) => MarketAdvice {
  const world = useWorld();
  const t = useText(marketTexts);
  const reasonOf = useReason();
  return useCallback(
    (player) => {
      const { name } = player;
      const advice = pickAdvice(gamePlayerOf(player), draft, context, world.cheapest);
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
    [draft, context, world.cheapest, t, reasonOf],
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
