import type { MatchStateName } from '@euro/game';
import { goalsAt, minuteAt, type SidedStat, statsAt, type Timeline } from '../timeline/index.js';
import type { SnapshotMatch } from './tournamentSnapshot.js';
import { followsClock, isOver, LINEUPS_BEFORE, matchStatus } from './visibility.js';

/** The fields that determine a match's times and result. */
export type MatchFacts = Pick<
  SnapshotMatch,
  | 'id'
  | 'state'
  | 'kickoffAt'
  | 'finishedAt'
  | 'minute'
  | 'homeId'
  | 'awayId'
  | 'homeScore'
  | 'awayScore'
  | 'extraTime'
  | 'penHome'
  | 'penAway'
>;

/** A match at a moment. */
export interface MatchState {
  readonly status: 'scheduled' | 'live' | 'finished';
  /** The same with states that the status does not distinguish. */
  readonly stateName: MatchStateName;
  /** Minute of play while it is live, 45 in the break; null otherwise, and while the feed says nothing of it yet. */
  readonly minute: number | null;
  /** The score so far. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly extraTime: boolean;
  readonly penHome: number | null;
  readonly penAway: number | null;
}

const NO_RESULT = { homeScore: null, awayScore: null, extraTime: false, penHome: null, penAway: null };
const NORMAL_LENGTH = 90;

/** The state of a match at `now`; `timeline` is called only when it follows the clock. */
export function matchAt(match: MatchFacts, now: number, timeline: () => Timeline): MatchState {
  const status = matchStatus(match, now);
  const stateName = stateNameOf(match, status);
  if (status === 'scheduled') return { status, stateName, minute: null, ...NO_RESULT };
  if (followsClock(match, now)) {
    const minute = minuteAt(match, now);
    return {
      ...NO_RESULT,
      status,
      stateName,
      minute,
      homeScore: goalsAt(timeline(), match.homeId, minute),
      awayScore: goalsAt(timeline(), match.awayId, minute),
      extraTime: minute > NORMAL_LENGTH,
    };
  }
  const { minute, homeScore, awayScore, extraTime, penHome, penAway } = match;
  return { status, stateName, minute, homeScore, awayScore, extraTime, penHome, penAway };
}

/** A state holds from its import on, but that of a match that is played begins when it stops by the clock. */
function stateNameOf({ state, homeScore }: MatchFacts, status: MatchState['status']): MatchStateName {
  const ordinary = status === 'live' ? 'running' : status;
  if (state === 'suspended') return status === 'live' ? state : ordinary;
  if (state === 'abandoned' && homeScore !== null) return status === 'finished' ? state : ordinary;
  return state ?? ordinary;
}

/**
 * The statistics of a match as far as they may be known at `now`: nothing, the announced line-ups, those so far, all.
 * @param rows as the feed has them
 */
export function statsSoFar(
  match: MatchFacts,
  rows: readonly SidedStat[],
  now: number,
  timeline: () => Timeline,
): readonly SidedStat[] {
  if (isOver(match, now)) return rows;
  if (followsClock(match, now)) return statsAt(timeline(), minuteAt(match, now));
  if (now >= match.kickoffAt) return rows;
  if (now < match.kickoffAt - LINEUPS_BEFORE) return [];
  if (match.homeScore === null) return rows;
  // The feed's statistics of a running match lie ahead of a clock that was set back before it.
  return match.minute === null ? statsAt(timeline(), 0) : [];
}
