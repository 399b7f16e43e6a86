import type { TeamView } from '@euro/api-contract';
import { examplePlayers } from '@euro/game/testing';
import { exampleTeamView, exampleWorld } from '@euro/game-ui/testing';
import { type SavedTeam, savedTeam } from '../domain/savedTeam.js';

/** The matchday that is open in the examples. */
export const OPEN_WEEK = 2;

/** The example team with 1.5 million and two free transfers, in matchday 2 with at most three players a nation. */
export function exampleSavedTeam(
  fields: Partial<SavedTeam> = {},
  view: Partial<TeamView> = {},
  weekId = OPEN_WEEK,
): SavedTeam {
  return { ...savedTeam({ ...exampleTeamView(), ...view }, exampleWorld(), weekId), ...fields };
}

/**
 * The example team where matchday 2 allows only two players a nation: Germany, Spain and Slovenia have one too many.
 */
export function exampleInvalidTeam(fields: Partial<SavedTeam> = {}): SavedTeam {
  const { settings } = exampleWorld();
  const world = exampleWorld({ settings: { ...settings, teamSameClubPlayersLimit: [3, 2, 3, 4, 4, 6, 6] } });
  return { ...savedTeam(exampleTeamView(), world, OPEN_WEEK), ...fields };
}

/** A player's id by his name. */
export function idOf(name: string): number {
  const player = examplePlayers.find((each) => each.name === name);
  if (player === undefined) throw new Error(`no such player: ${name}`);
  return player.id;
}

/** Prepared transfers by name: `pairsOf('Mbappé > Kvaratskhelia', 'Olmo >')`. */
export function pairsOf(...texts: string[]): { readonly outId: number; readonly inId: number | null }[] {
  return texts.map((text) => {
    const [out = '', incoming = ''] = text.split('>').map((name) => name.trim());
    return { outId: idOf(out), inId: incoming === '' ? null : idOf(incoming) };
  });
}
