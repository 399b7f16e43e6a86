import type { LiveMatch, Match } from '@euro/api-contract';
import type { Live, MatchesState } from '../../contract/state.js';

/**
 * Updates fixtures and matchdays from the running matchday; returns the same object when nothing differs.
 * @param hasJumped the clock was set or runs at another pace: what depends on the clock renders again
 */
export function followLive(current: MatchesState, live: Live, hasJumped = false): MatchesState {
  const liveById = new Map(live.matches.map((match) => [match.id, match]));
  const matches = current.matches.map((match) => followMatch(match, liveById.get(match.id)));
  const isSameDeadline = !hasJumped && mark(current) === mark(live);
  if (isSameDeadline && matches.every((match, at) => match === current.matches[at])) return current;
  return {
    matches,
    weeks: isSameDeadline ? current.weeks : live.weeks,
    deadline: isSameDeadline ? current.deadline : deadlineOf(live),
  };
}

/** The deadline info derived from the running matchday. */
function deadlineOf({
  deadlineWeek,
  deadlineDate,
  weekId,
  weeks,
  now,
  speed,
}: Live): MatchesState['deadline'] {
  const scored = weeks.filter(({ state }) => state === 'provisional' || state === 'confirmed');
  return {
    deadlineWeek,
    deadlineDate,
    displayWeek: weekId ?? 1,
    lastScoredWeek: scored.length ? Math.max(...scored.map((week) => week.weekId)) : null,
    now,
    speed,
  };
}

function followMatch(match: Match, live: LiveMatch | undefined): Match {
  if (!live) return match;
  const { status, minute, homeScore, awayScore, penHome, penAway } = live;
  const update = { status, minute, homeScore, awayScore, penHome, penAway };
  const isSame = Object.entries(update).every(([name, value]) => Reflect.get(match, name) === value);
  return isSame ? match : { ...match, ...update };
}

/** Matchdays and deadline as a string to compare, without the server's current time. */
function mark(state: Live | MatchesState): string {
  const { deadlineWeek, deadlineDate, displayWeek, lastScoredWeek, speed } =
    'deadline' in state ? state.deadline : deadlineOf(state);
  const weeks = state.weeks.map((week) => `${week.weekId} ${week.deadlineDate} ${week.state}`);
  return [deadlineWeek, deadlineDate, displayWeek, lastScoredWeek, speed, ...weeks].join();
}
