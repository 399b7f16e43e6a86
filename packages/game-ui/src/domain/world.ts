import type { Club, CompetitionSettings, Player } from '@euro/api-contract';
import { type CompetitionRules, competitionRules, type GamePlayer, settingsIn, toTenths } from '@euro/game';
import type { MatchesState } from '@euro/platform';

/** The portal's shared data of the tournament, indexed for the screens of a team. */
export interface World {
  readonly settings: CompetitionSettings;
  readonly rules: CompetitionRules;
  readonly players: ReadonlyMap<number, Player>;
  /** The same players as the rules take them. */
  readonly gamePlayers: ReadonlyMap<number, GamePlayer>;
  readonly clubs: ReadonlyMap<number, Club>;
  readonly matches: MatchesState['matches'];
  readonly weeks: MatchesState['weeks'];
  readonly deadline: MatchesState['deadline'];
  /** The lowest value of all players, in tenths of a million: what each open place needs at least. */
  readonly cheapest: number;
  /** The highest one. */
  readonly dearest: number;
}

/** Inputs of {@link makeWorld}. */
export interface WorldSource {
  readonly settings: CompetitionSettings;
  readonly players: readonly Player[];
  readonly clubs: readonly Club[];
  readonly matches: MatchesState;
}

/** Indexes the shared state once, for all that is drawn from it. */
export function makeWorld({ settings, players, clubs, matches }: WorldSource): World {
  const values = players.map((player) => toTenths(player.value));
  return {
    settings,
    rules: competitionRules(settings),
    // Who left is of no club: no match is his, and he counts for none.
    players: new Map(players.map((player) => [player.id, player.leftAt ? { ...player, clubId: 0 } : player])),
    gamePlayers: new Map(players.map((player) => [player.id, gamePlayerOf(player)])),
    clubs: new Map(clubs.map((club) => [club.id, club])),
    matches: matches.matches,
    weeks: matches.weeks,
    deadline: matches.deadline,
    cheapest: players.length === 0 ? 0 : Math.min(...values),
    dearest: Math.max(0, ...values),
  };
}

/** The rules of a matchday, which may have other points than the later ones. */
export function rulesIn(
  { settings, rules }: Pick<World, 'settings' | 'rules'>,
  weekId: number,
): CompetitionRules {
  const ofMatchday = settingsIn(settings, weekId);
  return ofMatchday === settings ? rules : competitionRules(ofMatchday);
}

/** A player as the rules take him: his value in tenths of a million. */
export function gamePlayerOf(player: Player): GamePlayer {
  return {
    id: player.id,
    positionId: player.positionId,
    clubId: player.clubId,
    value: toTenths(player.value),
    ...(player.leftAt && { hasLeft: true }),
  };
}
