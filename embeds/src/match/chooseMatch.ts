import type { Match } from '@euro/api-contract';

const byKickOff = (a: Match, b: Match) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id;

/** `live`: one that is being played; otherwise, and for `next`, the first to come; after the last one that one. */
export function chooseMatch(matches: readonly Match[], wanted: 'live' | 'next'): Match | null {
  const inOrder = [...matches].sort(byKickOff);
  const live = wanted === 'live' ? inOrder.findLast(({ status }) => status === 'live') : undefined;
  return live ?? inOrder.find(({ status }) => status === 'scheduled') ?? inOrder.at(-1) ?? null;
}
