import type { Player } from '@euro/api-contract';
import { type MarketAdvice, marketTexts, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useCallback } from 'react';
import { marketAdvice } from '../domain/marketAdvice.js';
import { issueTexts } from '../texts/issueTexts.js';
import { listTexts } from '../texts/listTexts.js';
import { useIssueText } from './useIssueText.js';
import type { OpenDraft } from './useOpenDraft.js';

/** Action of each row in the list of all players, or why it is not possible. */
export function useMarketRows(
  { team, pairs }: OpenDraft,
  outId: number | null,
): (player: Player) => MarketAdvice {
  const world = useWorld();
  const t = useText(listTexts);
  const issue = useText(issueTexts);
  const market = useText(marketTexts);
  const format = useFormat();
  const names = useNames();
  const issueText = useIssueText();
  return useCallback(
    ({ id, name }) => {
      const advice = marketAdvice(id, { outId, cheapest: world.cheapest }, pairs, team);
      const pickLabel =
        outId === null ? t('bringInAny', { name }) : t('bringIn', { name, outName: names.player(outId) });
      switch (advice.kind) {
        case 'comes-in': {
          const outName = names.player(advice.outId);
          const reason = issue('comes-in', { name: outName });
          return { action: 'in', actionLabel: t('comesIn', { name, outName }), reason };
        }
        case 'held':
          return { action: 'in', actionLabel: market('picked', { name }), reason: issue('already-in-team') };
        case 'goes-out':
          return { action: 'swap', actionLabel: t('takeBack', { name }), reason: issue('goes-out') };
        case 'free':
          return { action: 'swap', actionLabel: pickLabel };
        case 'tight': {
          const reason = issue('tight', { amount: format.money(Math.max(0, advice.perPlace)) });
          return { action: 'swap', actionLabel: pickLabel, reason, reasonTone: 'warning' };
        }
        case 'refused': {
          const reason = issueText(advice.refusal);
          return { action: 'locked', actionLabel: market('locked', { name, reason }), reason };
        }
      }
    },
    [team, pairs, world.cheapest, outId, t, issue, market, format, names, issueText],
  );
}
