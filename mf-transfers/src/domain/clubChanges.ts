import type { GamePlayer } from '@euro/game';

/** Numbers of players of a nation before and after. */
export interface ClubChange {
  readonly clubId: number;
  readonly from: number;
  readonly to: number;
}

/** The nations whose number of players changes, those that grow first. */
export function clubChanges(before: readonly GamePlayer[], after: readonly GamePlayer[]): ClubChange[] {
  const clubIds = new Set([...after, ...before].map(({ clubId }) => clubId));
  return [...clubIds]
    .map((clubId) => ({ clubId, from: countOf(clubId, before), to: countOf(clubId, after) }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => Number(b.to > b.from) - Number(a.to > a.from) || b.to - a.to || a.clubId - b.clubId);
}

function countOf(clubId: number, squad: readonly GamePlayer[]): number {
  return squad.filter((player) => player.clubId === clubId).length;
}
