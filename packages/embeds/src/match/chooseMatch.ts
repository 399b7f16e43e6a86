import type { Match } from '@euro/api-contract';

const byKickOff = (a: Match, b: Match) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id;

/** `live`: a running match; otherwise, and for `next`, the next one; after the tournament the last one. */
export function chooseMatch(matches: readonly Match[], which: 'live' | 'next'): Match | null {
  const inOrder = [...matches].sort(byKickOff);
  const live = which === 'live' ? inOrder.findLast(({ status }) => status === 'live') : undefined;
  return (
    live ??
    inOrder.find(({ status, state }) => status === 'scheduled' && !state) ??
    inOrder.findLast(({ homeScore }) => homeScore !== null) ??
    inOrder.at(-1) ??
    null
  );
}
