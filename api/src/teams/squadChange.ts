import {
  type GamePlayer,
  type Issue,
  type LineupCandidate,
  orderLineup,
  SQUAD_RULES,
  sellingPrice,
  squadPrice,
  type Tenths,
  validateLineup,
} from '@euro/game';
import { Refusal } from '../infra/errors.js';
import type { LoadedCompetition } from '../tournament/index.js';
import { isSameSquad, type StoredLineup } from './storedLineup.js';

/** A requested squad, with the current one. */
export interface SquadChange {
  readonly competition: Pick<LoadedCompetition, 'rules'>;
  /** The matchday from which it would hold. */
  readonly weekId: number;
  readonly candidate: LineupCandidate;
  /** The current squad; null for a new team, which has the whole budget. */
  readonly current: StoredLineup | null;
  /** All players of both squads, by id. */
  readonly players: ReadonlyMap<number, GamePlayer>;
}

/**
 * The squad to store, with the money left; refused when it breaks a rule. Kept players count at their sale price on
 * both sides, so keeping one is free; new ones are bought, others are sold (decisions §3.5).
 */
export function acceptSquad(change: SquadChange): StoredLineup {
  const { competition, weekId, candidate, current, players } = change;
  const { rules } = competition;
  const prices = salePrices(change);
  const money = (current?.moneyLeft ?? rules.budget) + sum(prices.values());
  const keepsSquad = current !== null && isSameSquad(candidate, current);
  const issues = validateLineup(candidate, { players, rules, matchday: weekId, money, prices }).filter(
    ({ code }) => !(keepsSquad && SQUAD_RULES.has(code)),
  );
  const { captainId, viceCaptainId } = candidate;
  if (issues.length > 0 || captainId === null || viceCaptainId === null) throw refuse(issues);

  const squad = [...candidate.starting, ...candidate.bench].flatMap((id) => players.get(id) ?? []);
  const cost = sum(squad.map((player) => squadPrice(player, { rules, prices })));
  const positions = new Map([...players.values()].map(({ id, positionId }) => [id, positionId]));
  return {
    ...orderLineup({ ...candidate, captainId, viceCaptainId }, positions),
    purchasePrices: new Map(
      squad.map((player) => [
        player.id,
        current?.purchasePrices.get(player.id) ?? squadPrice(player, { rules }),
      ]),
    ),
    moneyLeft: money - cost,
  };
}

function salePrices({ current, players, competition }: SquadChange): ReadonlyMap<number, Tenths> {
  const prices = new Map<number, Tenths>();
  for (const [id, purchase] of current?.purchasePrices ?? []) {
    const player = players.get(id);
    if (player) prices.set(id, sellingPrice(purchase, player.value, competition.rules));
  }
  return prices;
}

function refuse(issues: readonly Issue[]): Refusal {
  return new Refusal('lineup-invalid', { issues });
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
