import type { Player } from '@euro/api-contract';
import type { DraftSquad, SquadContext } from '@euro/game';
import {
  gamePlayerOf,
  type MarketAdvice,
  marketTexts,
  ruleTexts,
  useFormat,
  useRuleText,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import { type PickAdvice, pickAdvice } from '../domain/pickAdvice.js';

/** What the list of all players says of each of them while a squad is being built. */
export function usePickAdvice(draft: DraftSquad, context: SquadContext): (player: Player) => MarketAdvice {
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
