import {
  COACH,
  matchOutcome,
  POSITION_IDS,
  type PositionId,
  scoreAppearance,
  scoreCoach,
  sumPoints,
} from '@euro/game';
import { loadCompetition } from '../competition/loadCompetition.js';
import type { Database } from '../db/database.js';
import type {
  Appearance,
  Catalogue,
  CatalogueMatch,
  CatalogueMatchday,
  CataloguePlayer,
} from './catalogue.js';

/** Reads the whole tournament; null before the first import. */
export async function loadCatalogue(database: Database, version: string): Promise<Catalogue | null> {
  const competition = await loadCompetition(database);
  if (!competition) return null;
  const { models } = database;
  const where = { competitionId: competition.id };
  const [clubs, playerRows, matchRows, matchdayRows, stats, popularityRows] = await Promise.all([
    models.Club.findAll({ where, order: ['id'], raw: true }),
    models.Player.findAll({ where, order: ['id'], raw: true }),
    models.Match.findAll({ where, order: ['kickoffAt', 'id'], raw: true }),
    models.Matchday.findAll({ where, order: ['weekId'], raw: true }),
    models.MatchStat.findAll({ order: ['matchId', 'playerId'], raw: true }),
    models.PlayerPopularity.findAll({ raw: true }),
  ]);
  const players = new Map(playerRows.map((row) => [row.id, toPlayer(row)]));
  const matches = matchRows.map(toMatch);
  return {
    version,
    competition,
    clubs: new Map(clubs.map((club) => [club.id, club])),
    players,
    matches,
    matchdays: matchdayRows.map(toMatchday),
    appearances: toAppearances(players, matches, stats.map(toStat), competition),
    popularity: toPopularity(popularityRows),
  };
}

/** Drivers answer flags as 0 and 1 and the feed's checks made the position one of five. */
function toPlayer(
  row: Omit<CataloguePlayer, 'positionId'> & { readonly positionId: number },
): CataloguePlayer {
  const positionId = POSITION_IDS.find((id) => id === row.positionId) ?? COACH;
  return { ...row, positionId, ban: Boolean(row.ban), injury: Boolean(row.injury) };
}

function toMatch(row: CatalogueMatch): CatalogueMatch {
  return {
    ...row,
    extraTime: Boolean(row.extraTime),
    kickoffAt: Number(row.kickoffAt),
    finishedAt: Number(row.finishedAt),
    homeKnownAt: Number(row.homeKnownAt),
    awayKnownAt: Number(row.awayKnownAt),
  };
}

function toMatchday(
  row: Omit<CatalogueMatchday, 'teams'> & { readonly teams: number | null },
): CatalogueMatchday {
  const { weekId, deadlineAt, state, version, teams } = row;
  return { weekId, deadlineAt: Number(deadlineAt), state, version, teams: teams ?? 0 };
}

type StatRow = NonNullable<Appearance['stat']> & { readonly matchId: number; readonly playerId: number };

function toStat<T extends StatRow>(row: T): T {
  return { ...row, started: Boolean(row.started) };
}

function toAppearances(
  players: Catalogue['players'],
  matches: readonly CatalogueMatch[],
  stats: readonly StatRow[],
  { rules }: Catalogue['competition'],
): Catalogue['appearances'] {
  const coaches = [...players.values()].filter(({ positionId }) => positionId === COACH);
  const statsOf = new Map<number, StatRow[]>(matches.map(({ id }) => [id, []]));
  for (const stat of stats) statsOf.get(stat.matchId)?.push(stat);
  const appearances = new Map<number, Appearance[]>();
  const add = (appearance: Appearance) => {
    const list = appearances.get(appearance.playerId);
    if (list) list.push(appearance);
    else appearances.set(appearance.playerId, [appearance]);
  };
  for (const match of matches) {
    for (const { playerId, matchId: _, ...stat } of statsOf.get(match.id) ?? []) {
      const position: PositionId = players.get(playerId)?.positionId ?? COACH;
      const lines = scoreAppearance(stat, position);
      add({ playerId, match, stat, lines, points: sumPoints(lines) });
    }
    const { homeScore, awayScore, homeId, awayId } = match;
    if (homeScore === null || awayScore === null) continue;
    for (const { id, clubId } of coaches) {
      if (clubId !== homeId && clubId !== awayId) continue;
      const own = clubId === homeId ? homeScore : awayScore;
      const lines = scoreCoach(matchOutcome(own, homeScore + awayScore - own), rules);
      add({ playerId: id, match, stat: null, lines, points: sumPoints(lines) });
    }
  }
  return appearances;
}

function toPopularity(
  rows: readonly { readonly playerId: number; readonly weekId: number; readonly teams: number }[],
): Catalogue['popularity'] {
  const popularity = new Map<number, Map<number, number>>();
  for (const { playerId, weekId, teams } of rows) {
    const ofWeek = popularity.get(weekId) ?? new Map<number, number>();
    popularity.set(weekId, ofWeek.set(playerId, teams));
  }
  return popularity;
}
