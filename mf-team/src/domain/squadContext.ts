import type { TeamView } from '@euro/api-contract';
import {
  type DraftSquad,
  draftFromLineup,
  emptyDraft,
  type SquadContext,
  type Tenths,
  toTenths,
} from '@euro/game';
import type { World } from './world.js';

/** What a new team is judged against, for the matchday whose deadline comes. */
export function newSquadContext(world: World, weekId: number): SquadContext {
  return { players: world.gamePlayers, rules: world.rules, matchday: weekId, money: world.rules.budget };
}

/** What changes to an existing team are judged against: its money, and its own players at their sale price. */
export function heldSquadContext(world: World, weekId: number, view: TeamView): SquadContext {
  const prices = new Map<number, Tenths>();
  for (const { id, value, selection } of view.players) {
    prices.set(id, toTenths(selection.sellingPrice ?? value));
  }
  const held = [...prices.values()].reduce((sum, price) => sum + price, 0);
  return {
    players: world.gamePlayers,
    rules: world.rules,
    matchday: weekId,
    money: toTenths(view.team.budget ?? 0) + held,
    prices,
  };
}

/** The lineup of a saved team as a draft. */
export function savedDraft(view: TeamView, world: World): DraftSquad {
  const { starting, bench, captainId, viceCaptainId } = view.team;
  if (starting.length === 0) return emptyDraft(world.rules);
  const lineup = { starting, bench, captainId: captainId ?? -1, viceCaptainId: viceCaptainId ?? -1 };
  return draftFromLineup(lineup, world.gamePlayers, world.rules);
}
