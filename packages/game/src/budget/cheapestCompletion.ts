import { clubLimit } from '../clubLimit.js';
import { clubCounts } from '../draft/draftQueries.js';
import type { DraftSquad } from '../draft/draftSquad.js';
import { countPositions } from '../formation.js';
import { POSITION_IDS } from '../positions.js';
import type { SquadContext, Tenths } from '../types.js';
import { cheapestFlow, type FlowEdge } from './cheapestFlow.js';
import { type PricedGroup, pricedGroups } from './pricedGroups.js';

/** The cheapest players who make a draft complete. */
export interface Completion {
  /** Tenths of a million. */
  readonly cost: Tenths;
  readonly playerIds: readonly number[];
}

type CompletionContext = Pick<SquadContext, 'players' | 'rules' | 'matchday' | 'prices'>;

const SOURCE = 0;
const SINK = 1;
const FIRST_CLUB = 2 + POSITION_IDS.length;

/**
 * The least that filling all open slots costs, by position and within the limit of players per nation; null when no
 * players complete it. Exact: positions and nations share the players, so it is a minimum-cost flow from the open
 * slots of each position over the players to the places that each nation has left.
 */
export function cheapestCompletion(draft: DraftSquad, context: CompletionContext): Completion | null {
  const { players, rules, matchday } = context;
  const open = countPositions(
    draft.slots.filter(({ playerId }) => playerId === null).map(({ positionId }) => positionId),
  );
  const openCount = open.reduce((sum, count) => sum + count, 0);
  const pickedIds = new Set(draft.slots.flatMap(({ playerId }) => playerId ?? []));
  const counts = clubCounts(draft, players);
  const limit = clubLimit(rules, matchday);
  const groups = cheapestByGroup(players, pickedIds, context);
  const clubIds = [...new Set(groups.map(({ clubId }) => clubId))];

  const edges: FlowEdge[] = POSITION_IDS.map((positionId) => ({
    from: SOURCE,
    to: 2 + positionId,
    capacity: open[positionId],
    cost: 0,
  }));
  clubIds.forEach((clubId, at) => {
    const capacity = Math.max(
      0,
      Math.min(limit, openCount + (counts.get(clubId) ?? 0)) - (counts.get(clubId) ?? 0),
    );
    edges.push({ from: FIRST_CLUB + at, to: SINK, capacity, cost: 0 });
  });
  const candidates = new Map<number, number>();
  for (const { clubId, positionId, members } of groups) {
    // A nation never has to fill more slots than its position has open.
    for (const { id, price } of members.slice(0, open[positionId])) {
      candidates.set(edges.length, id);
      edges.push({
        from: 2 + positionId,
        to: FIRST_CLUB + clubIds.indexOf(clubId),
        capacity: 1,
        cost: price,
      });
    }
  }

  const result = cheapestFlow(FIRST_CLUB + clubIds.length, edges, SOURCE, SINK, openCount);
  if (result === null) return null;
  return { cost: result.cost, playerIds: result.used.flatMap((edge) => candidates.get(edge) ?? []) };
}

/** The players who can still be picked, by nation and position; nations in the order of their first player. */
function cheapestByGroup(
  players: SquadContext['players'],
  pickedIds: ReadonlySet<number>,
  context: Pick<SquadContext, 'rules' | 'prices'>,
): PricedGroup[] {
  return pricedGroups(players, context)
    .map((group) => ({ ...group, members: group.members.filter(({ id }) => !pickedIds.has(id)) }))
    .filter(({ members }) => members.length > 0)
    .map((group) => ({ group, first: Math.min(...group.members.map(({ at }) => at)) }))
    .sort((one, other) => one.first - other.first)
    .map(({ group }) => group);
}
