import type { TeamView } from '@euro/api-contract';
import { repairSquad, type SquadRepair, toTenths } from '@euro/game';
import { expectations, moneyOf, type World } from '@euro/game-ui';

/** Who replaces the players of a saved team who are out of the tournament, before the matchday. */
export function repairTeam(
  { team, players, freeTransfers }: TeamView,
  world: World,
  weekId: number,
): SquadRepair {
  const { starting, bench, captainId, viceCaptainId } = team;
  return repairSquad({
    lineup: { starting, bench, captainId: captainId ?? -1, viceCaptainId: viceCaptainId ?? -1 },
    purchasePrices: new Map(
      players.flatMap(({ id, selection: { purchasePrice } }) =>
        purchasePrice === null ? [] : [[id, toTenths(purchasePrice)]],
      ),
    ),
    moneyLeft: toTenths(moneyOf(team) ?? 0),
    freeLeft: freeTransfers?.left ?? 0,
    players: world.gamePlayers,
    rules: world.rules,
    matchday: weekId,
    isOut: (id) => world.players.get(id)?.eliminated === true,
    expectation: expectations(world, weekId),
  });
}
