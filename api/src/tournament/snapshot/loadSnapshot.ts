import { COACH, POSITION_IDS } from '@euro/game';
import { Op, type Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { MatchStat, Player, PlayerValue } from '../../models/index.js';
import { idsIn } from '../competition/idsIn.js';
import { loadCompetition } from '../competition/loadCompetition.js';
import { clubInMatch } from '../feed/clubInMatch.js';
import { clubsOf } from '../feed/storedSpells.js';
import { readStoredStat } from '../feed/storedStat.js';
import type { SidedStat } from '../timeline/index.js';
import type { DataVersion } from './dataVersion.js';
import type {
  SnapshotMatch,
  SnapshotMatchday,
  SnapshotPlayer,
  SnapshotValue,
  TournamentSnapshot,
} from './tournamentSnapshot.js';

type Database = Pick<GameContext, 'models' | 'sequelize' | 'competitionId'>;

/** Reads the whole tournament in one state; null before the first import. */
export async function loadSnapshot(
  database: Database,
  version: DataVersion,
  transaction: Transaction,
): Promise<TournamentSnapshot | null> {
  const competition = await loadCompetition(database, transaction);
  if (!competition) return null;
  const { models } = database;
  const where = { competitionId: competition.id };
  const ofPlayers = { playerId: { [Op.in]: idsIn('players', competition.id) } };
  const ofMatches = { matchId: { [Op.in]: idsIn('matches', competition.id) } };
  const [clubs, playerRows, valueRows, matchRows, stats] = await Promise.all([
    models.Club.findAll({ where, order: ['id'], raw: true, transaction }),
    models.Player.findAll({ where, order: ['id'], raw: true, transaction }),
    models.PlayerValue.findAll({ where: ofPlayers, order: ['playerId', 'fromAt'], raw: true, transaction }),
    models.Match.findAll({ where, order: ['kickoffAt', 'id'], raw: true, transaction }),
    models.MatchStat.findAll({ where: ofMatches, order: ['matchId', 'playerId'], raw: true, transaction }),
  ]);
  const values = toValues(valueRows);
  // A game without coaches has none, whatever its feed lists.
  const hasCoaches = competition.rules.squadLayout[COACH] > 0;
  const players = new Map(
    playerRows
      .filter(({ positionId }) => hasCoaches || positionId !== COACH)
      .map((row) => [row.id, toPlayer(row, values.get(row.id) ?? [])]),
  );
  const matches = matchRows.map(toMatch);
  const withoutResults: TournamentSnapshot = {
    version: '',
    feedVersion: version.feed,
    competition,
    clubs: new Map(clubs.map((club) => [club.id, club])),
    players,
    matches,
    matchdays: [],
    stats: toStats(stats, players, matches),
    popularity: new Map(),
  };
  return reloadResults(database, withoutResults, version, transaction);
}

/** The same tournament with the results of teams as they are now; matchdays that were not settled again are kept. */
export async function reloadResults(
  { models }: Database,
  snapshot: TournamentSnapshot,
  version: DataVersion,
  transaction: Transaction,
): Promise<TournamentSnapshot> {
  const rows = await models.Matchday.findAll({
    where: { competitionId: snapshot.competition.id },
    order: ['weekId'],
    raw: true,
    transaction,
  });
  const matchdays = rows.map(toMatchday);
  const before = new Map(snapshot.matchdays.map((matchday) => [matchday.weekId, matchday.version]));
  const changedMatchdays = matchdays.filter(
    (matchday) => matchday.version !== (before.get(matchday.weekId) ?? null),
  );
  const weekIds = changedMatchdays.map(({ weekId }) => weekId);
  const popularities =
    weekIds.length === 0
      ? []
      : await models.PlayerPopularity.findAll({
          where: { weekId: weekIds, playerId: { [Op.in]: idsIn('players', snapshot.competition.id) } },
          raw: true,
          transaction,
        });
  const popularity = new Map(snapshot.popularity);
  for (const weekId of weekIds) {
    const ofWeek = popularities.filter((row) => row.weekId === weekId);
    popularity.set(weekId, new Map(ofWeek.map((row) => [row.playerId, row])));
  }
  return { ...snapshot, version: `${version.feed} ${version.results}`, matchdays, popularity };
}

/** Drivers answer flags as 0 and 1 and the feed's checks made the position one of five. */
function toPlayer(row: Player, values: readonly SnapshotValue[]): SnapshotPlayer {
  return {
    ...row,
    ...clubsOf(row),
    positionId: POSITION_IDS.find((id) => id === row.positionId) ?? COACH,
    ban: Boolean(row.ban),
    injury: Boolean(row.injury),
    newsAt: row.newsAt === null ? null : Number(row.newsAt),
    openingValue: row.openingValue ?? row.value,
    values,
  };
}

function toValues(rows: readonly PlayerValue[]): ReadonlyMap<number, readonly SnapshotValue[]> {
  const values = new Map<number, SnapshotValue[]>();
  for (const { playerId, fromAt, value } of rows) {
    const one = { fromAt: Number(fromAt), value };
    const ofPlayer = values.get(playerId);
    if (ofPlayer) ofPlayer.push(one);
    else values.set(playerId, [one]);
  }
  return values;
}

function toMatch(row: SnapshotMatch): SnapshotMatch {
  return {
    ...row,
    extraTime: Boolean(row.extraTime),
    kickoffAt: Number(row.kickoffAt),
    finishedAt: Number(row.finishedAt),
    resumesAt: row.resumesAt === null ? null : Number(row.resumesAt),
    homeKnownAt: Number(row.homeKnownAt),
    awayKnownAt: Number(row.awayKnownAt),
  };
}

function toMatchday(
  row: Omit<SnapshotMatchday, 'teams'> & { readonly teams: number | null },
): SnapshotMatchday {
  const { weekId, deadlineAt, state, version, teams, openedAt, closedByMistakeAt } = row;
  return {
    ...{ weekId, deadlineAt: Number(deadlineAt), state, version, teams: teams ?? 0 },
    openedAt: openedAt === null ? null : Number(openedAt),
    closedByMistakeAt: closedByMistakeAt === null ? null : Number(closedByMistakeAt),
  };
}

function toStats(
  rows: readonly MatchStat[],
  players: TournamentSnapshot['players'],
  matches: readonly SnapshotMatch[],
): TournamentSnapshot['stats'] {
  const matchById = new Map(matches.map((match) => [match.id, match]));
  const stats = new Map<number, SidedStat[]>();
  for (const { matchId, weekId: _, ...row } of rows) {
    const match = matchById.get(matchId);
    const clubId = (match && clubInMatch(players.get(row.playerId), match)) ?? 0;
    const stat = { ...readStoredStat(row), clubId };
    const ofMatch = stats.get(matchId);
    if (ofMatch) ofMatch.push(stat);
    else stats.set(matchId, [stat]);
  }
  return stats;
}
