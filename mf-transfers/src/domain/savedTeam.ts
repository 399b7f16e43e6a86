import type { TeamView } from '@euro/api-contract';
import {
  type CompetitionRules,
  type GamePlayer,
  type Lineup,
  type SurplusClub,
  surplusClubs,
  type Tenths,
  toTenths,
} from '@euro/game';
import type { World } from '@euro/game-ui';

/** The team that transfers change, as the rules take it: money in tenths of a million. */
export interface SavedTeam {
  readonly lineup: Lineup;
  /** The sixteen, starters first. */
  readonly squad: readonly GamePlayer[];
  readonly purchasePrices: ReadonlyMap<number, Tenths>;
  readonly moneyLeft: Tenths;
  /** Free transfers that can still be confirmed. */
  readonly freeLeft: number;
  /** Nations above the limit of the matchday: the team is invalid while there are any (decisions §1.5). */
  readonly surplus: readonly SurplusClub[];
  readonly players: ReadonlyMap<number, GamePlayer>;
  readonly rules: CompetitionRules;
  /** The open matchday. */
  readonly matchday: number;
}

/** The owner's team of `GET team/{id}` in this world, for the open matchday. */
export function savedTeam(
  { team, players, freeTransfers }: TeamView,
  { gamePlayers, rules }: Pick<World, 'gamePlayers' | 'rules'>,
  weekId: number,
): SavedTeam {
  const { starting, bench, captainId, viceCaptainId, budget } = team;
  const squad = [...starting, ...bench].flatMap((id) => gamePlayers.get(id) ?? []);
  return {
    lineup: { starting, bench, captainId: captainId ?? -1, viceCaptainId: viceCaptainId ?? -1 },
    squad,
    purchasePrices: new Map(
      players.flatMap(({ id, selection: { purchasePrice } }) =>
        purchasePrice === null ? [] : [[id, toTenths(purchasePrice)]],
      ),
    ),
    moneyLeft: toTenths(budget ?? 0),
    freeLeft: freeTransfers?.left ?? 0,
    surplus: surplusClubs(squad, rules, weekId),
    players: gamePlayers,
    rules,
    matchday: weekId,
  };
}
