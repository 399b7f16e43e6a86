import { clubLimit } from '../clubLimit.js';
import { clubCounts, moneyLeft, openSlots } from '../draft/draftQueries.js';
import { type DraftSquad, type Slot, slotOf } from '../draft/draftSquad.js';
import { COACH } from '../positions.js';
import { squadPrice } from '../prices/squadPrice.js';
import type { GamePlayer, PositionId, SquadContext, Tenths } from '../types.js';
import { cheapestCompletion } from './cheapestCompletion.js';
import { cheapestFlow, type FlowEdge } from './cheapestFlow.js';

/** A player's expected points in the coming matchday, never negative; deterministic. */
export type Expectation = (player: GamePlayer) => number;

/** Share of a player's points that his place counts: a bench player comes in for a starter who does not play. */
const SHARE: Readonly<Record<Slot['role'], number>> = { starting: 1, bench: 0.15 };
/** Halvings of the range in which the price of money is looked for. */
const HALVINGS = 10;
const EPSILON = 1e-9;

/**
 * Fills the open slots with the best expected points within the money, the limit of players per nation and the
 * draft's formation. Picked players stay; vacant armbands go to the starters expected to score most.
 *
 * For a given price of money the best completion is a minimum-cost flow. The search takes the lowest affordable
 * price, and then replaces single players as long as that improves the squad. So the result is near the best, never
 * worse than the cheapest completion, and deterministic. Players expected to score nothing are taken only where the
 * squad can't be filled without them.
 *
 * @returns null when no players complete the squad for the money that is left
 */
export function fillSquad(
  draft: DraftSquad,
  context: SquadContext,
  expectation: Expectation,
): DraftSquad | null {
  const promising = [...context.players].filter(
    ([id, player]) => expectation(player) > 0 || slotOf(draft, id) >= 0,
  );
  return (
    fillFrom(draft, { ...context, players: new Map(promising) }, expectation) ??
    fillFrom(draft, context, expectation)
  );
}

/** Like {@link fillSquad}, with any of the context's players. */
function fillFrom(draft: DraftSquad, context: SquadContext, expectation: Expectation): DraftSquad | null {
  const money = moneyLeft(draft, context);
  const cheapest = cheapestCompletion(draft, context);
  if (cheapest === null || cheapest.cost > money) return null;
  const market = createMarket(draft, context, expectation);
  let best = cheapest.playerIds;
  const consider = (priceOfMoney: number): boolean => {
    const playerIds = completionAt(draft, market, priceOfMoney);
    const isAffordable = playerIds !== null && costOf(playerIds, market) <= money;
    if (isAffordable && isBetter(playerIds, best, draft, market)) best = playerIds;
    return isAffordable;
  };
  if (!consider(0)) {
    let [affordable, tooExpensive] = [market.mostPoints, 0];
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const priceOfMoney = (affordable + tooExpensive) / 2;
      if (consider(priceOfMoney)) affordable = priceOfMoney;
      else tooExpensive = priceOfMoney;
    }
  }
  return withArmbands(place(draft, improve(best, draft, money, market), market), market);
}

interface Candidate {
  readonly player: GamePlayer;
  readonly price: Tenths;
  readonly points: number;
}

/** The candidates for a place, and the remaining room per nation. */
interface Market {
  readonly groups: readonly OpenGroup[];
  /** The best first. */
  readonly candidates: readonly Candidate[];
  readonly byId: ReadonlyMap<number, Candidate>;
  /** Number of players that each nation may still add. */
  readonly room: ReadonlyMap<number, number>;
  /**
   * Expected points of the best player; at a price of money this high, per tenth of a million, no player is worth his
   * price.
   */
  readonly mostPoints: number;
}

/** Open slots of one position and role. */
interface OpenGroup {
  readonly positionId: PositionId;
  readonly share: number;
  readonly count: number;
}

function createMarket(draft: DraftSquad, context: SquadContext, expectation: Expectation): Market {
  const { players, rules, matchday } = context;
  const all = [...players.values()]
    .map((player) => ({ player, price: squadPrice(player, context), points: expectation(player) }))
    .sort(
      (one, other) => other.points - one.points || one.price - other.price || one.player.id - other.player.id,
    );
  const open = openSlots(draft).byPosition;
  const free = all.filter(
    ({ player }) => !player.hasLeft && slotOf(draft, player.id) < 0 && open[player.positionId] > 0,
  );
  const counts = clubCounts(draft, players);
  const limit = clubLimit(rules, matchday);
  const clubIds = new Set(free.map(({ player }) => player.clubId));
  return {
    groups: openGroups(draft),
    candidates: worthwhile(free, open),
    byId: new Map(all.map((candidate) => [candidate.player.id, candidate])),
    room: new Map([...clubIds].map((clubId) => [clubId, Math.max(0, limit - (counts.get(clubId) ?? 0))])),
    mostPoints: Math.max(1, ...all.map(({ points }) => points)),
  };
}

/** Removes dominated candidates: enough compatriots of the same position score as much for no more money. */
function worthwhile(
  candidates: readonly Candidate[],
  open: Readonly<Record<PositionId, number>>,
): Candidate[] {
  const bestByGroup = new Map<string, Candidate[]>();
  return candidates.filter((candidate) => {
    const { positionId, clubId } = candidate.player;
    const key = `${clubId} ${positionId}`;
    const before = bestByGroup.get(key) ?? [];
    // The candidates come in the order of their points.
    const better = before.filter(({ price }) => price <= candidate.price).length;
    if (better >= open[positionId]) return false;
    bestByGroup.set(key, [...before, candidate]);
    return true;
  });
}

function openGroups({ slots }: DraftSquad): OpenGroup[] {
  const groups = new Map<string, OpenGroup>();
  for (const { positionId, role, playerId } of slots) {
    if (playerId !== null) continue;
    const key = `${role} ${positionId}`;
    groups.set(key, { positionId, share: SHARE[role], count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

const SOURCE = 0;
const SINK = 1;

/**
 * The completion that is worth most when a tenth of a million is worth `priceOfMoney` points: a flow from the open
 * slots, by position and role, over the players to the places that each nation has left.
 */
function completionAt(
  draft: DraftSquad,
  { groups, candidates, room, mostPoints }: Market,
  priceOfMoney: number,
): readonly number[] | null {
  const clubIds = [...room.keys()];
  const firstClub = 2 + groups.length;
  const firstPlayer = firstClub + clubIds.length;
  const edges: FlowEdge[] = groups.map(({ count }, at) => ({
    from: SOURCE,
    to: 2 + at,
    capacity: count,
    cost: 0,
  }));
  const playerOf = new Map<number, number>();
  candidates.forEach(({ player, price, points }, at) => {
    groups.forEach(({ positionId, share }, group) => {
      if (positionId !== player.positionId) return;
      // Adds the best player's points to every cost: costs of a flow are never negative.
      const cost = mostPoints + priceOfMoney * price - share * points;
      edges.push({ from: 2 + group, to: firstPlayer + at, capacity: 1, cost });
    });
    playerOf.set(edges.length, player.id);
    const club = firstClub + clubIds.indexOf(player.clubId);
    edges.push({ from: firstPlayer + at, to: club, capacity: 1, cost: 0 });
  });
  clubIds.forEach((clubId, at) => {
    edges.push({ from: firstClub + at, to: SINK, capacity: room.get(clubId) ?? 0, cost: 0 });
  });
  const nodes = firstPlayer + candidates.length;
  const flow = cheapestFlow(nodes, edges, SOURCE, SINK, openSlots(draft).total);
  return flow?.used.flatMap((edge) => playerOf.get(edge) ?? []) ?? null;
}

/** Replaces single players as long as that is worth it and the money allows it. */
function improve(
  playerIds: readonly number[],
  draft: DraftSquad,
  money: Tenths,
  market: Market,
): readonly number[] {
  let best = playerIds;
  for (let swap = bestSwap(best, draft, money, market); swap; swap = bestSwap(best, draft, money, market)) {
    best = swap;
  }
  return best;
}

function bestSwap(
  playerIds: readonly number[],
  draft: DraftSquad,
  money: Tenths,
  market: Market,
): readonly number[] | null {
  const { byId, candidates, room } = market;
  const spare = money - costOf(playerIds, market);
  const players = playerIds.flatMap((id) => byId.get(id) ?? []);
  let best: readonly number[] | null = null;
  for (const outgoing of players) {
    for (const incoming of candidates) {
      // The best come first.
      if (incoming.points <= outgoing.points) break;
      const { positionId, clubId, id } = incoming.player;
      if (positionId !== outgoing.player.positionId || playerIds.includes(id)) continue;
      if (incoming.price > outgoing.price + spare) continue;
      const compatriots = players.filter((other) => other !== outgoing && other.player.clubId === clubId);
      if (compatriots.length >= (room.get(clubId) ?? 0)) continue;
      const candidateIds = playerIds.map((playerId) => (playerId === outgoing.player.id ? id : playerId));
      if (isBetter(candidateIds, best ?? playerIds, draft, market)) best = candidateIds;
    }
  }
  return best;
}

function costOf(playerIds: readonly number[], { byId }: Market): Tenths {
  return playerIds.reduce((sum, id) => sum + (byId.get(id)?.price ?? 0), 0);
}

function isBetter(
  playerIds: readonly number[],
  others: readonly number[],
  draft: DraftSquad,
  market: Market,
): boolean {
  return worthOf(playerIds, draft, market) > worthOf(others, draft, market) + EPSILON;
}

/** Expected points of the starters, and the share that the bench counts. */
function worthOf(playerIds: readonly number[], draft: DraftSquad, market: Market): number {
  return place(draft, playerIds, market).slots.reduce((sum, { playerId, role }) => {
    const points = playerId === null ? 0 : (market.byId.get(playerId)?.points ?? 0);
    return sum + SHARE[role] * points;
  }, 0);
}

/** Puts them into the open slots of their positions, the best first, starters before the bench. */
function place(draft: DraftSquad, playerIds: readonly number[], { byId }: Market): DraftSquad {
  const waiting = playerIds
    .flatMap((id) => byId.get(id) ?? [])
    .sort((one, other) => other.points - one.points || one.player.id - other.player.id);
  const slots = draft.slots.map((slot) => {
    if (slot.playerId !== null) return slot;
    const at = waiting.findIndex(({ player }) => player.positionId === slot.positionId);
    const [candidate] = at < 0 ? [] : waiting.splice(at, 1);
    return { ...slot, playerId: candidate?.player.id ?? null };
  });
  return { ...draft, slots };
}

/** Vacant armbands go to the starters who are expected to score most. */
function withArmbands(draft: DraftSquad, { byId }: Market): DraftSquad {
  const armbandIds = [draft.captainId, draft.viceCaptainId];
  const leaders = draft.slots
    .filter(({ role, positionId }) => role === 'starting' && positionId !== COACH)
    .flatMap(({ playerId }) =>
      playerId === null || armbandIds.includes(playerId) ? [] : (byId.get(playerId) ?? []),
    )
    .sort((one, other) => other.points - one.points || one.player.id - other.player.id)
    .map(({ player }) => player.id);
  const captainId = draft.captainId ?? leaders.shift() ?? null;
  return { ...draft, captainId, viceCaptainId: draft.viceCaptainId ?? leaders.shift() ?? null };
}
