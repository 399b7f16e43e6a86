import type { Row, RowChanges } from '../../infra/db/writeRows.js';
import type { Feed } from './feed.js';
import { matchPhase } from './matchPhase.js';

type Names = Pick<Feed, 'clubs' | 'players'>;

/** The columns of a match that decide its state. */
interface Standing {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly minute: number | null;
  readonly isFinal: boolean;
}

/** The changes of matches as lines for the operator: line-ups, kick-offs, scores and minutes, ends, corrections. */
export function describeMoves(
  names: Names,
  matches: RowChanges,
  stats: RowChanges,
  all: readonly Row[],
): string[] {
  const shorts = new Map<unknown, string>(names.clubs.map(({ id, short }) => [id, short]));
  const side = (id: Row[string] | undefined) => shorts.get(id) ?? '?';
  const clubOf = new Map<unknown, number>(names.players.map(({ id, clubId }) => [id, clubId]));
  const moves = matches.updated.flatMap((row, index) => {
    const change = describeChange(standing(matches.befores[index] ?? {}), standing(row));
    return change === null ? [] : [`${side(row.homeId)}–${side(row.awayId)}: ${change}`];
  });
  const announcements = all.flatMap((match) => {
    if (matchPhase(standing(match)) !== 'to-come') return [];
    const addedStarters = stats.added.filter((row) => row.matchId === match.id && row.started === true);
    const clubs = [...new Set(addedStarters.map(({ playerId }) => clubOf.get(playerId)))];
    return clubs.map((clubId) => `${side(match.homeId)}–${side(match.awayId)}: line-up of ${side(clubId)}`);
  });
  return [...announcements, ...moves];
}

function standing({ homeScore, awayScore, minute, isFinal }: Row): Standing {
  const whole = (value: Row[string] | undefined) => (typeof value === 'number' ? value : null);
  return {
    homeScore: whole(homeScore),
    awayScore: whole(awayScore),
    minute: whole(minute),
    isFinal: Boolean(isFinal),
  };
}

/** Null when nothing moved that people see. */
function describeChange(before: Standing, after: Standing): string | null {
  const [was, is] = [describe(before), describe(after)];
  if (was === is) return null;
  return matchPhase(before) === 'to-come' ? is : `${is} (was ${was})`;
}

function describe(at: Standing): string {
  const score = `${at.homeScore}–${at.awayScore}`;
  switch (matchPhase(at)) {
    case 'to-come':
      return 'not begun';
    case 'running':
      return `${score}, minute ${at.minute}`;
    case 'over':
      return at.isFinal ? `${score}, over and final` : `${score}, over`;
  }
}
