import { COACH, givesPoints } from '@euro/game';
import { competitionIn } from '../competition/competitionIn.js';
import { reconstructTimeline, type Timeline } from '../timeline/index.js';
import { type MatchState, matchAt, statsSoFar } from './matchAt.js';
import { hasAppeared, positionsFrom, scoreSheet } from './scoreSheet.js';
import { cacheResult } from './snapshotCache.js';
import type { Appearance, SnapshotMatch, TournamentSnapshot } from './tournamentSnapshot.js';
import { knownSides } from './visibility.js';

/** The public view of a match. */
export interface MatchNow extends MatchState {
  readonly match: SnapshotMatch;
  /** Null while the side is not known. */
  readonly homeId: number | null;
  readonly awayId: number | null;
  /** By player id: appearances so far, coaches included; before the kick-off the announced line-ups. */
  readonly sheet: ReadonlyMap<number, Appearance>;
}

/** The tournament at a moment: everything that may be shown, and nothing of what lies ahead. */
export interface Tournament {
  /** In the order of kick-offs. */
  readonly matches: readonly MatchNow[];
  readonly matchById: ReadonlyMap<number, MatchNow>;
  /** By player id, in the order of kick-offs: appearances so far, running matches included. */
  readonly appearances: ReadonlyMap<number, readonly Appearance[]>;
}

/** The tournament at `now`; computed once for all moments with the same data. */
export function tournamentAt(snapshot: TournamentSnapshot, now: number): Tournament {
  return cacheResult(snapshot, now, 'tournament', () => buildTournament(snapshot, now));
}

function buildTournament(snapshot: TournamentSnapshot, now: number): Tournament {
  const coaches = [...snapshot.players.values()].filter(({ positionId }) => positionId === COACH);
  const positionOf = positionsFrom(snapshot.players);
  const matches = snapshot.matches.map((match): MatchNow => {
    const timeline = () => timelineOf(snapshot, match);
    const state = matchAt(match, now, timeline);
    const stats = statsSoFar(match, snapshot.stats.get(match.id) ?? [], now, timeline);
    const sides = knownSides(match, now);
    const { rules, settings } = competitionIn(snapshot.competition, match.weekId);
    const rows = givesPoints(match, settings)
      ? scoreSheet({ sides: match, state, stats, positionOf, coaches, rules })
      : [];
    const live = state.status === 'live';
    return {
      ...state,
      match,
      ...sides,
      sheet: new Map(rows.map((row) => [row.playerId, { ...row, match, live }])),
    };
  });
  return {
    matches,
    matchById: new Map(matches.map((match) => [match.match.id, match])),
    appearances: appearancesIn(matches),
  };
}

function appearancesIn(matches: readonly MatchNow[]): Tournament['appearances'] {
  const appearances = new Map<number, Appearance[]>();
  for (const { status, sheet } of matches) {
    if (status === 'scheduled') continue;
    for (const appearance of sheet.values()) {
      if (!hasAppeared(appearance)) continue;
      const list = appearances.get(appearance.playerId);
      if (list) list.push(appearance);
      else appearances.set(appearance.playerId, [appearance]);
    }
  }
  return appearances;
}

/** A match of the snapshot stays the same object until the next import. */
const timelines = new WeakMap<SnapshotMatch, Timeline>();

function timelineOf(snapshot: TournamentSnapshot, match: SnapshotMatch): Timeline {
  const timeline = timelines.get(match) ?? reconstructTimeline(match, snapshot.stats.get(match.id) ?? []);
  timelines.set(match, timeline);
  return timeline;
}
