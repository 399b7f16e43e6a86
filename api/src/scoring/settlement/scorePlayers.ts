import {
  COACH,
  type CompetitionRules,
  type HalfPoints,
  type PlayerMatchday,
  type PointLine,
  type PositionId,
  type Registered,
} from '@euro/game';
import {
  hasAppeared,
  isSquadPlayerIn,
  positionsFrom,
  type SheetRow,
  type SidedStat,
  scoreSheet,
} from '../../tournament/index.js';
import type { LiveSheet } from './liveSheets.js';
import type { SettledMatch } from './settledMatch.js';

export interface ScoredPlayer extends Registered {
  readonly id: number;
  readonly positionId: PositionId;
}

export interface PlayedStat extends SidedStat {
  readonly matchId: number;
}

/** Points of one player or coach in one match. */
export interface ScoredAppearance {
  readonly matchId: number;
  readonly playerId: number;
  readonly halfPoints: HalfPoints;
  readonly minutes: number;
  readonly lines: readonly PointLine[];
  readonly statsHash: string;
  /** The match is running: the points are those so far. */
  readonly live: boolean;
}

export interface ScoredPlayers {
  readonly appearances: readonly ScoredAppearance[];
  /** By player id, in the form that the scoring of a team expects. */
  readonly matchdays: ReadonlyMap<number, PlayerMatchday>;
  readonly positions: ReadonlyMap<number, PositionId>;
}

interface Input {
  readonly players: readonly ScoredPlayer[];
  /** Rows of the finished matches only. */
  readonly stats: readonly PlayedStat[];
  readonly finishedMatches: readonly SettledMatch[];
  readonly live: readonly LiveSheet[];
  readonly unfinishedMatches: readonly SettledMatch[];
  readonly rules: CompetitionRules;
}

/** The points that a matchday's matches have given to players and coaches so far (spec §9, decisions §4.3). */
export function scorePlayers({
  players,
  stats,
  finishedMatches,
  live,
  unfinishedMatches,
  rules,
}: Input): ScoredPlayers {
  const byId = new Map(players.map((player) => [player.id, player]));
  const coaches = players.filter(({ positionId }) => positionId === COACH);
  const appearances = [
    ...finishedMatches.flatMap((match) => {
      const rows = scoreSheet({
        sides: match,
        state: match,
        stats: stats.filter(({ matchId }) => matchId === match.id),
        positionOf: positionsFrom(byId),
        coaches,
        rules,
      });
      return rows.filter(hasAppeared).map((row) => toAppearance(row, match, false));
    }),
    ...live.flatMap(({ match, rows }) => rows.map((row) => toAppearance(row, match, true))),
  ];
  return {
    appearances,
    matchdays: sumMatchdays(appearances, players, unfinishedMatches),
    positions: new Map(players.map(({ id, positionId }) => [id, positionId])),
  };
}

function toAppearance(
  { playerId, stat, lines, points }: SheetRow,
  { id, statsHash }: SettledMatch,
  live: boolean,
): ScoredAppearance {
  return { matchId: id, playerId, halfPoints: points, minutes: stat?.minutes ?? 0, lines, statsHash, live };
}

/** Players of unfinished matches may still play, also after a substitution: no auto-sub replaces them yet. */
function sumMatchdays(
  appearances: readonly ScoredAppearance[],
  players: readonly ScoredPlayer[],
  unfinishedMatches: readonly SettledMatch[],
): Map<number, PlayerMatchday> {
  const matchdays = new Map<number, PlayerMatchday>();
  for (const player of unfinishedMatches.length === 0 ? [] : players) {
    if (unfinishedMatches.some((match) => isSquadPlayerIn(player, match)))
      matchdays.set(player.id, { points: 0, minutes: 0, mayStillPlay: true });
  }
  for (const { playerId, halfPoints, minutes } of appearances) {
    const before = matchdays.get(playerId);
    matchdays.set(playerId, {
      points: (before?.points ?? 0) + halfPoints,
      minutes: (before?.minutes ?? 0) + minutes,
      mayStillPlay: before?.mayStillPlay ?? false,
    });
  }
  return matchdays;
}
