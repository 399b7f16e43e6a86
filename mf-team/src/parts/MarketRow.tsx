import type { Player } from '@euro/api-contract';
import { PlayerRow } from '@euro/design-system';
import { type DraftSquad, type SquadContext, squadPrice } from '@euro/game';
import { useText } from '@euro/platform/react';
import { pointsByMatchday } from '../domain/matchdayAverages.js';
import { type PickAdvice, pickAdvice } from '../domain/pickAdvice.js';
import type { World } from '../domain/world.js';
import { useCards } from '../hooks/useCards.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { useRuleText } from '../hooks/useRuleText.js';
import { builderTexts } from '../messages/builderTexts.js';
import { commonTexts } from '../messages/commonTexts.js';
import { ruleTexts } from '../messages/ruleTexts.js';
import { markOf, shirtOf } from './shirtOf.js';

interface MarketRowProps {
  player: Player;
  draft: DraftSquad;
  context: SquadContext;
  world: World;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
}

/** A player to choose, with his price, form and next match, and why not when he can't be picked. */
export function MarketRow({ player, draft, context, world, onPick, onOpen }: MarketRowProps) {
  const t = useText(builderTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const names = useNames(world);
  const cards = useCards(world, context.matchday);
  const reasonOf = useReason(world);

  const known = context.players.get(player.id);
  if (known === undefined) return null;
  const advice = pickAdvice(known, draft, context, world.cheapest);
  const reason = reasonOf(advice);
  const mark = markOf(player);
  const fixture = cards.fixture(player.clubId);
  const { name } = player;
  const form = pointsByMatchday(player.stats, world.weeks.length);
  const played = form.filter((points) => points !== null);
  return (
    <PlayerRow
      name={name}
      shirt={shirtOf(player, names.clubCode(player.clubId))}
      nationName={names.club(player.clubId)}
      opponent={fixture ? `${fixture.opponent} ${fixture.venue}` : undefined}
      opponentSpoken={fixture?.spoken}
      mark={mark}
      markLabel={mark === undefined ? undefined : common(mark === 'banned' ? 'banned' : 'injured')}
      form={form}
      formLabel={
        played.length === 0
          ? t('noForm')
          : t('formLabel', { points: played.map((points) => format.points(points)).join(', ') })
      }
      value={format.shortMoney(squadPrice(known, context))}
      ownership={player.popularity}
      ownershipText={format.percent(player.popularity)}
      ownershipSpoken={t('ownership', { percent: format.percent(player.popularity) })}
      action={advice.kind === 'picked' ? 'in' : advice.kind === 'refused' ? 'locked' : 'add'}
      actionLabel={
        advice.kind === 'picked'
          ? t('picked', { name })
          : advice.kind === 'refused'
            ? t('locked', { name, reason: reason ?? '' })
            : t('add', { name })
      }
      onAction={() => (advice.kind === 'picked' ? onOpen(player.id) : onPick(player.id))}
      reason={reason}
      reasonTone={advice.kind === 'warned' ? 'warning' : 'soft'}
      onOpen={() => onOpen(player.id)}
      openLabel={t('details', { name })}
    />
  );
}

/** The line under a player: why he can't be picked, or what to mind. */
function useReason(world: World): (advice: PickAdvice) => string | undefined {
  const t = useText(ruleTexts);
  const format = useFormat();
  const ruleText = useRuleText(world);
  return (advice) => {
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
  };
}
