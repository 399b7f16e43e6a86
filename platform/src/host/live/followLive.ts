import type { LiveMatch, Match } from '@euro/api-contract';
import type { Live, MatchesState } from '../../contract/state.js';

/**
 * Fixtures and matchdays as the running matchday tells them; the same object when nothing differs.
 * @param hasJumped the clock was set or runs at another pace: whoever draws by the clock draws again
 */
export function followLive(known: MatchesState, live: Live, hasJumped = false): MatchesState {
  const moved = new Map(live.matches.map((match) => [match.id, match]));
  const matches = known.matches.map((match) => followMatch(match, moved.get(match.id)));
  const isSameDeadline = !hasJumped && mark(known) === mark(live);
  if (isSameDeadline && matches.every((match, at) => match === known.matches[at])) return known;
  return {
    matches,
    weeks: isSameDeadline ? known.weeks : live.weeks,
    deadline: isSameDeadline ? known.deadline : deadlineOf(live),
  };
}

/** What the deadline info says, out of the running matchday. */
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
  const moved = { status, minute, homeScore, awayScore, penHome, penAway };
  const isSame = Object.entries(moved).every(([name, value]) => Reflect.get(match, name) === value);
  return isSame ? match : { ...match, ...moved };
}

/** Everything of matchdays and deadline but the moment it was told. */
function mark(told: Live | MatchesState): string {
  const { deadlineWeek, deadlineDate, displayWeek, lastScoredWeek, speed } =
    'deadline' in told ? told.deadline : deadlineOf(told);
  const weeks = told.weeks.map(({ weekId, deadlineDate: date, state }) => `${weekId} ${date} ${state}`);
  return [deadlineWeek, deadlineDate, displayWeek, lastScoredWeek, speed, ...weeks].join();
}
