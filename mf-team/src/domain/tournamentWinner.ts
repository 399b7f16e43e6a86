import { type Champion, champion, groupTables } from '@euro/game';
import type { World } from '@euro/game-ui';

/** The nation or club that won. */
export interface TournamentWinner {
  readonly clubId: number;
  /** Null in a league, which no final decides. */
  readonly final: Champion | null;
}

/** Winner of the final, or the first of a league's table once all of it is played; null while it is not known. */
export function tournamentWinner({
  matches,
  clubs,
  settings,
}: Pick<World, 'matches' | 'clubs' | 'settings'>): TournamentWinner | null {
  const final = champion(matches);
  if (final) return { clubId: final.clubId, final };
  const order = settings.tableOrder ?? settings.groupOrder;
  const [league, ...others] = groupTables(matches, [...clubs.values()], order).tables;
  const [first] = league?.rows ?? [];
  return league?.isComplete && others.length === 0 && first ? { clubId: first.clubId, final: null } : null;
}
