import { clubLimit } from '../clubLimit.js';
import { clubCounts, moneyLeft } from '../draft/draftQueries.js';
import type { DraftSquad } from '../draft/draftSquad.js';
import { squadPrice } from '../prices/squadPrice.js';
import type { GamePlayer, SquadContext, Tenths } from '../types.js';
import { cheapestCompletion } from './cheapestCompletion.js';
import { replacePlayers, type SquadSwap } from './replacePlayers.js';

/** The money does not fill the squad: by how much, and which swaps make that it does. */
export interface BudgetAdvice {
  /** Minimum price of filling the open slots; null when no players complete the squad at any price. */
  readonly needed: Tenths | null;
  /** One swap that solves it, else two; empty when two don't either. */
  readonly swaps: readonly SquadSwap[];
}

/** Replacements tried for one player: the most expensive that may solve it comes first, and nearly always does. */
const TRIES = 6;

/** Null while the money that is left fills the open slots. */
export function budgetAdvice(draft: DraftSquad, context: SquadContext): BudgetAdvice | null {
  const completion = cheapestCompletion(draft, context);
  const money = moneyLeft(draft, context);
  if (completion !== null && completion.cost <= money) return null;
  if (completion === null) return { needed: null, swaps: [] };
  const missing = completion.cost - money;
  const one = bestSwap(draft, context, missing);
  if (one !== null) return { needed: completion.cost, swaps: [one] };
  return { needed: completion.cost, swaps: twoSwaps(draft, context, missing) };
}

/** Whether the money fills the squad. */
function isAffordable(draft: DraftSquad, context: SquadContext): boolean {
  const completion = cheapestCompletion(draft, context);
  return completion !== null && completion.cost <= moneyLeft(draft, context);
}

/** The swap that gives up the least, of those that free at least `missing` and leave a squad that can be filled. */
function bestSwap(draft: DraftSquad, context: SquadContext, missing: Tenths): SquadSwap | null {
  let best: { readonly swap: SquadSwap; readonly savings: Tenths } | null = null;
  for (const outgoing of pickedPlayers(draft, context)) {
    const price = squadPrice(outgoing, context);
    const successors = successorsOf(outgoing, draft, context)
      .filter((player) => price - squadPrice(player, context) >= missing)
      .sort((one, other) => squadPrice(other, context) - squadPrice(one, context) || one.id - other.id)
      .slice(0, TRIES);
    for (const incoming of successors) {
      const savings = price - squadPrice(incoming, context);
      if (best !== null && savings >= best.savings) continue;
      const swap = { outId: outgoing.id, inId: incoming.id };
      if (isAffordable(replacePlayers(draft, [swap]), context)) best = { swap, savings };
    }
  }
  return best?.swap ?? null;
}

/** First the swap that frees the most, then the one that gives up the least of the rest. */
function twoSwaps(draft: DraftSquad, context: SquadContext, missing: Tenths): readonly SquadSwap[] {
  let first: { readonly swap: SquadSwap; readonly savings: Tenths } | null = null;
  for (const outgoing of pickedPlayers(draft, context)) {
    const [cheapest] = successorsOf(outgoing, draft, context).sort(
      (one, other) => squadPrice(one, context) - squadPrice(other, context) || one.id - other.id,
    );
    if (cheapest === undefined) continue;
    const savings = squadPrice(outgoing, context) - squadPrice(cheapest, context);
    if (savings > (first?.savings ?? 0)) first = { swap: { outId: outgoing.id, inId: cheapest.id }, savings };
  }
  if (first === null) return [];
  const after = replacePlayers(draft, [first.swap]);
  if (isAffordable(after, context)) return [first.swap];
  const second = bestSwap(after, context, Math.max(0, missing - first.savings));
  return second === null || second.outId === first.swap.inId ? [] : [first.swap, second];
}

function pickedPlayers(draft: DraftSquad, { players }: SquadContext): GamePlayer[] {
  return draft.slots.flatMap(({ playerId }) => (playerId === null ? [] : (players.get(playerId) ?? [])));
}

/** Players who may replace him: of his position, not in the squad, for sale, within the limit of players per nation. */
function successorsOf(outgoing: GamePlayer, draft: DraftSquad, context: SquadContext): GamePlayer[] {
  const { players, rules, matchday } = context;
  const squadIds = new Set(draft.slots.flatMap(({ playerId }) => playerId ?? []));
  const counts = clubCounts(draft, players);
  const limit = clubLimit(rules, matchday);
  return [...players.values()].filter(
    ({ id, positionId, clubId, hasLeft }) =>
      !hasLeft &&
      positionId === outgoing.positionId &&
      !squadIds.has(id) &&
      (clubId === outgoing.clubId || (counts.get(clubId) ?? 0) < limit),
  );
}
