import type { TeamPoints } from '@euro/api-contract';
import { useState } from 'react';

/** What a player's points just changed by. */
export interface PointFlash {
  readonly change: number;
  /** Another one for each change: it flashes again. */
  readonly turn: number;
}

/** Whose points changed with the last answer while one looks, by player; nobody's on another team or matchday. */
export function usePointFlashes(points: TeamPoints): ReadonlyMap<number, PointFlash> {
  const [last, setLast] = useState(() => ({ points, turn: 0, flashes: new Map<number, PointFlash>() }));
  if (last.points !== points) {
    const isSame = last.points.weekId === points.weekId && last.points.teamId === points.teamId;
    const turn = last.turn + 1;
    const changed = isSame ? changes(last.points, points, turn) : new Map<number, PointFlash>();
    // An answer in which nothing changed ends no flash.
    const flashes = isSame && changed.size === 0 ? last.flashes : changed;
    setLast({ points, turn, flashes });
    return flashes;
  }
  return last.flashes;
}

function changes(before: TeamPoints, now: TeamPoints, turn: number): Map<number, PointFlash> {
  const shown = new Map(before.selections.map((selection) => [selection.playerId, shownPoints(selection)]));
  return new Map(
    now.selections.flatMap((selection) => {
      const change = shownPoints(selection) - (shown.get(selection.playerId) ?? shownPoints(selection));
      return change === 0 ? [] : [[selection.playerId, { change, turn }]];
    }),
  );
}

/** The figure on his card: what the team has of him, or his own while he does not count. */
function shownPoints({ counted, total, points }: TeamPoints['selections'][number]): number {
  return counted ? total : points;
}
