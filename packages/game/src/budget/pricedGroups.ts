import { squadPrice } from '../prices/squadPrice.js';
import type { GamePlayer, SquadContext, Tenths } from '../types.js';

/** A player in a {@link PricedGroup}. */
export interface PricedMember {
  readonly id: number;
  readonly price: Tenths;
  /** His index among all players. */
  readonly at: number;
}

/** The players of a nation and position who are for sale. */
export interface PricedGroup {
  readonly clubId: number;
  readonly positionId: GamePlayer['positionId'];
  /** The cheapest first, the lowest id first among equals. */
  readonly members: readonly PricedMember[];
}

type Prices = Pick<SquadContext, 'rules' | 'prices'>;

/** The last groups of each set of players: a search among drafts asks hundreds of times for the same ones. */
const latest = new WeakMap<SquadContext['players'], Prices & { readonly groups: readonly PricedGroup[] }>();

/** All players by nation and position with their prices; computed once for the same players, rules and prices. */
export function pricedGroups(players: SquadContext['players'], { rules, prices }: Prices) {
  const cached = latest.get(players);
  if (cached && cached.rules === rules && cached.prices === prices) return cached.groups;
  const groups = groupPlayers(players, { rules, prices });
  latest.set(players, { rules, prices, groups });
  return groups;
}

function groupPlayers(players: SquadContext['players'], context: Prices): readonly PricedGroup[] {
  const groups = new Map<string, PricedGroup & { readonly members: PricedMember[] }>();
  let at = 0;
  for (const player of players.values()) {
    const { id, clubId, positionId, hasLeft } = player;
    if (hasLeft) continue;
    const key = `${clubId}-${positionId}`;
    const group = groups.get(key) ?? { clubId, positionId, members: [] };
    group.members.push({ id, price: squadPrice(player, context), at });
    groups.set(key, group);
    at += 1;
  }
  for (const { members } of groups.values()) {
    members.sort((one, other) => one.price - other.price || one.id - other.id);
  }
  return [...groups.values()];
}
