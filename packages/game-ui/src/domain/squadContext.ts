import type { Team, TeamView } from '@euro/api-contract';
import {
  type DraftSquad,
  draftFromLineup,
  emptyDraft,
  type SquadContext,
  type Tenths,
  toTenths,
} from '@euro/game';
import type { World } from './world.js';

/** Context for validating a new team, for the next matchday to lock. */
export function newSquadContext(world: World, weekId: number): SquadContext {
  return { players: world.gamePlayers, rules: world.rules, matchday: weekId, money: world.rules.budget };
}

/** Context for validating changes of an existing team: its money, and its own players at their sale prices. */
export function savedSquadContext(world: World, weekId: number, view: TeamView): SquadContext {
  const prices = new Map<number, Tenths>();
  for (const { id, value, selection } of view.players) {
    prices.set(id, toTenths(selection.sellingPrice ?? value));
  }
  const squadValue = [...prices.values()].reduce((sum, price) => sum + price, 0);
  return {
    players: world.gamePlayers,
    rules: world.rules,
    matchday: weekId,
    money: toTenths(moneyOf(view.team) ?? 0) + squadValue,
    prices,
  };
}

/**
 * The money beside the squad that is shown, in millions: in the matchday of a free hit that of the free hit (decisions
 * §3.4).
 */
export function moneyOf({ budget, freeHitBudget }: Pick<Team, 'budget' | 'freeHitBudget'>): number | null {
  return freeHitBudget ?? budget;
}

/** The lineup of a saved team as a draft. */
export function savedDraft(view: TeamView, world: World): DraftSquad {
  const { starting, bench, captainId, viceCaptainId } = view.team;
  if (starting.length === 0) return emptyDraft(world.rules);
  const lineup = { starting, bench, captainId: captainId ?? -1, viceCaptainId: viceCaptainId ?? -1 };
  return draftFromLineup(lineup, world.gamePlayers, world.rules);
}
