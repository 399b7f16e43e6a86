import type { MatchdayNow } from './loadMatchday.js';

/** The state a matchday should be settled to; null when there is nothing to do. */
export function dueState(
  matchday: MatchdayNow,
  later: readonly MatchdayNow[],
): 'provisional' | 'confirmed' | null {
  const { row, inputs, now } = matchday;
  if (row.deadlineAt > now) return null;
  const hasPoints = row.version !== null;
  if (!hasPoints && ![matchday, ...later].some(hasBegun)) return null;
  const state = mayConfirm(matchday) ? 'confirmed' : 'provisional';
  return inputs === row.inputs && state === row.state ? null : state;
}

/** There are events that give points, or there will be none: nobody plays. */
function hasBegun({ row, finishedMatches, unfinishedMatches, live, now }: MatchdayNow): boolean {
  if (finishedMatches.length + live.length > 0) return true;
  return unfinishedMatches.length === 0 && row.deadlineAt <= now;
}

function mayConfirm({ competition, row, before, finishedMatches, unfinishedMatches }: MatchdayNow): boolean {
  if (unfinishedMatches.length > 0 || (before && before.state !== 'confirmed')) return false;
  // A confirmation by an operator stays; automatically a matchday is confirmed once the feed confirms all its
  // matches.
  if (row.state === 'confirmed') return true;
  return (
    competition.settings.autoConfirm &&
    !row.held &&
    finishedMatches.every(({ isFinal, state }) => isFinal || state === 'awarded')
  );
}
