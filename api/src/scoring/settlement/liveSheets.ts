import { createHash } from 'node:crypto';
import { COACH, type CompetitionRules, POSITION_IDS, type PositionId, type Registered } from '@euro/game';
import { literal, Op, type Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { Models } from '../../models/index.js';
import {
  clubInMatch,
  clubsOf,
  hasAppeared,
  isSquadPlayerIn,
  matchAt,
  positionsFrom,
  readStoredStat,
  reconstructTimeline,
  type SheetRow,
  type SidedStat,
  scoreSheet,
  statsSoFar,
  type Timeline,
} from '../../tournament/index.js';
import type { SettledMatch } from './settledMatch.js';

/** A running match with the points so far of all players who have appeared in it. */
export interface LiveSheet {
  readonly match: SettledMatch;
  readonly rows: readonly SheetRow[];
  /** Changes whenever a player's points do, or the set of players who have appeared; minutes alone don't change it. */
  readonly digest: string;
}

interface Squads {
  readonly positions: ReadonlyMap<number, { readonly positionId: PositionId }>;
  readonly coaches: readonly (Registered & { readonly id: number })[];
}

/** The feed's rows of a running match, cached until its `statsHash` changes. */
interface KnownMatch extends Squads {
  readonly statsHash: string;
  readonly extraTime: boolean;
  readonly stats: readonly SidedStat[];
  readonly timeline: () => Timeline;
}

const matchesByDatabase = new WeakMap<Models, Map<number, KnownMatch>>();

/** The sheets of running matches at `now`; matches without anybody on the pitch yet are left out. */
export async function liveSheets(
  context: GameContext,
  matches: readonly SettledMatch[],
  rulesOf: (weekId: number) => Pick<CompetitionRules, 'coachPoints' | 'scoring'>,
  now: number,
  transaction?: Transaction,
): Promise<LiveSheet[]> {
  const sheets: LiveSheet[] = [];
  for (const match of matches) {
    const matchData = await knownMatch(context, match, transaction);
    const rows = scoreSheet({
      sides: match,
      state: matchAt(match, now, matchData.timeline),
      stats: statsSoFar(match, matchData.stats, now, matchData.timeline),
      positionOf: positionsFrom(matchData.positions),
      coaches: matchData.coaches,
      rules: rulesOf(match.weekId),
    }).filter(hasAppeared);
    if (rows.length > 0) sheets.push({ match, rows, digest: digestOfRows(rows) });
  }
  return sheets;
}

function digestOfRows(rows: readonly SheetRow[]): string {
  const lines = rows.map(({ playerId, points, stat }) => `${playerId}:${points}:${(stat?.minutes ?? 0) > 0}`);
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

async function knownMatch(
  { models }: GameContext,
  match: SettledMatch,
  transaction?: Transaction,
): Promise<KnownMatch> {
  const matches = matchesByDatabase.get(models) ?? new Map<number, KnownMatch>();
  matchesByDatabase.set(models, matches);
  const { statsHash, extraTime } = match;
  const before = matches.get(match.id);
  if (before?.statsHash === statsHash && before.extraTime === extraTime) return before;

  const options = { raw: true, transaction: transaction ?? null } as const;
  const [playerRows, rows] = await Promise.all([
    models.Player.findAll({
      where: {
        competitionId: { [Op.in]: literal(`(SELECT competition_id FROM matches WHERE id = ${match.id})`) },
      },
      attributes: ['id', 'clubId', 'shirt', 'spells', 'leftAt', 'positionId'],
      ...options,
    }),
    models.MatchStat.findAll({ where: { matchId: match.id }, order: ['playerId'], ...options }),
  ]);
  const players = playerRows
    .map(({ id, clubId, shirt, positionId, ...row }) => ({ id, clubId, shirt, positionId, ...clubsOf(row) }))
    .filter((player) => isSquadPlayerIn(player, match));
  const playerById = new Map(players.map((player) => [player.id, player]));
  const stats = rows.map((row) => ({
    ...readStoredStat(row),
    clubId: clubInMatch(playerById.get(row.playerId), match) ?? 0,
  }));
  let timeline: Timeline | null = null;
  const read: KnownMatch = {
    statsHash,
    extraTime,
    stats,
    positions: new Map(players.map(({ id, positionId }) => [id, { positionId: toPositionId(positionId) }])),
    coaches: players.filter(({ positionId }) => positionId === COACH),
    timeline: () => {
      timeline ??= reconstructTimeline(match, stats);
      return timeline;
    },
  };
  matches.set(match.id, read);
  return read;
}

/** The feed's checks made the position one of five. */
function toPositionId(value: number): PositionId {
  return POSITION_IDS.find((id) => id === value) ?? COACH;
}
