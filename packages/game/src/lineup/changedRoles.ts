import type { LineupCandidate } from './validateLineup.js';

/**
 * The players whose part in a lineup another one changes: who comes or goes, moves between the starters and the bench,
 * gets another place on the bench, which is the order of auto-subs, or gets or loses an armband. Without a lineup before,
 * everybody comes.
 */
export function changedRoles(before: LineupCandidate | null, after: LineupCandidate): number[] {
  const ids = new Set(
    [before, after].flatMap((lineup) => (lineup ? [...lineup.starting, ...lineup.bench] : [])),
  );
  return [...ids].filter((id) => roleOf(before, id) !== roleOf(after, id));
}

function roleOf(lineup: LineupCandidate | null, id: number): string {
  if (lineup === null) return 'none';
  const place = lineup.starting.includes(id) ? 'starting' : `bench ${lineup.bench.indexOf(id)}`;
  const armband = lineup.captainId === id ? 'captain' : lineup.viceCaptainId === id ? 'vice' : '';
  return `${place} ${armband}`.trim();
}
