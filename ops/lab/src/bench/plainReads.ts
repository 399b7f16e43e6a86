import {
  type Caller,
  type HeldLineup,
  type LeagueTable,
  type LoadedCompetition,
  type Member,
  matchdayPointsOf,
  type OwnedTeam,
  presentBadge,
  presentTeamPoints,
  RESULT,
  readLineup,
  readResult,
  type Season,
  type SeasonMatchday,
  type StoredLeague,
  scoreLoadedTeam,
  storedSettings,
  type TournamentSnapshot,
  tableOf,
  type VisibleResult,
  viewOf,
} from '@euro/api/testing';
import type { RankedTeam, ResponseOf, TeamPoints, TeamView } from '@euro/api-contract';
import { competitionRules, deadlineInfo, toPoints } from '@euro/game';
import type { Pool, PoolConnection, RowDataPacket } from 'mysql2/promise';

/** Data that the plain side loads beforehand. */
export interface Plain {
  readonly pool: Pool | PoolConnection;
  readonly snapshot: TournamentSnapshot;
  readonly now: () => number;
  readonly caller: Caller;
}

const PREMIUM =
  "EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = 'premium') AS premium";

/** Rows of a statement, as its author knows them to be. */
export async function rowsOf<Row>(
  connection: Pool | PoolConnection,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const [rows] = await connection.query<(RowDataPacket & Row)[]>(sql, [...values]);
  return rows;
}

/** A team as its owner sees it, read by hand and without looking whether something was published meanwhile. */
export async function readTeam({ pool, snapshot, now, caller }: Plain, teamId: number): Promise<TeamView> {
  const team = await readOwnedTeam(pool, teamId);
  const [season, lineups, results, transfers, leagues] = await Promise.all([
    readSeason(pool, team.competitionId, now()),
    readLineups(pool, 'team_id = ?', [teamId]),
    readResults(pool, [teamId]),
    rowsOf<Parameters<typeof viewOf>[0]['transfers'][number]>(
      pool,
      `SELECT week_id AS weekId, in_id AS inId, out_id AS outId, in_price AS inPrice, out_price AS outPrice,
              out_purchase AS outPurchase, extra, created_at AS createdAt
         FROM transfers WHERE team_id = ? ORDER BY id`,
      [teamId],
    ),
    rowsOf<TeamView['team']['leagues'][number]>(
      pool,
      `SELECT l.id, l.name FROM league_members m JOIN leagues l ON l.id = m.league_id
        WHERE m.team_id = ? ORDER BY m.joined_at, l.id`,
      [teamId],
    ),
  ]);
  const payments = await readPayments(pool, [team.paymentId]);
  return viewOf({ team, season, lineups, results, transfers, leagues, snapshot, payments }, { caller });
}

/** A team's matchday with all that explains its points. */
export async function readPoints(
  { pool, snapshot, now, caller }: Plain,
  teamId: number,
  weekId: number,
): Promise<TeamPoints> {
  const team = await readOwnedTeam(pool, teamId);
  const [season, [lineup], results, [transfers], powerSubs] = await Promise.all([
    readSeason(pool, team.competitionId, now()),
    readLineups(pool, 'team_id = ? AND week_id <= ? ORDER BY week_id DESC LIMIT 1', [teamId, weekId]),
    readResults(pool, [teamId]),
    rowsOf<{ made: number }>(
      pool,
      'SELECT COUNT(*) AS made FROM transfers WHERE team_id = ? AND week_id = ?',
      [teamId, weekId],
    ),
    rowsOf<{ outId: number; inId: number; at: number }>(
      pool,
      `SELECT out_id AS outId, in_id AS inId, at FROM power_subs
        WHERE team_id = ? AND week_id = ? ORDER BY id`,
      [teamId, weekId],
    ),
  ]);
  if (!lineup) throw new Error('The team has no lineup.');
  const winnerId = season.matchdays.find((matchday) => matchday.weekId === weekId)?.winnerTeamId;
  const [points, over, [winner]] = await Promise.all([
    rowsOf<Parameters<typeof matchdayPointsOf>[1][number]>(
      pool,
      `SELECT match_id AS matchId, player_id AS playerId, half_points AS halfPoints, minutes,
              lines_json AS linesJson FROM player_points WHERE week_id = ? AND player_id IN (?)`,
      [weekId, [...lineup.starting, ...lineup.bench]],
    ),
    rowsOf<{ matchId: number }>(
      pool,
      'SELECT match_id AS matchId FROM player_points WHERE week_id = ? GROUP BY match_id HAVING MAX(live) = 0',
      [weekId],
    ),
    rowsOf<{ name: string }>(pool, 'SELECT name FROM teams WHERE id = ?', [winnerId]),
  ]);
  const read = {
    ...{ team, season, weekId, lineup, results, powerSubs },
    weekTransfers: transfers?.made ?? 0,
    points: matchdayPointsOf({ snapshot, weekId, lineup }, points, over),
    winnerName: winner?.name ?? null,
  };
  return presentTeamPoints(scoreLoadedTeam(read, snapshot), caller);
}

/** The teams of the caller. */
export async function readTeamList({ pool, caller }: Plain): Promise<ResponseOf<'GET teams'>> {
  const [[user], [competition]] = await Promise.all([
    rowsOf<{ id: number; firstName: string; lastName: string }>(
      pool,
      'SELECT id, first_name AS firstName, last_name AS lastName FROM users WHERE id = ?',
      [caller.userId],
    ),
    readCompetition(pool, 1),
  ]);
  const teams = await rowsOf<TeamListRow>(
    pool,
    `SELECT id, name, week_id AS weekId, paid, payment_id AS paymentId, created_at AS createdAt, badge,
            name_visible AS nameVisible, free_hit_week AS freeHit, wild_card_week AS wildCard, bank_week AS bank,
            triple_captain_week AS tripleCaptain
       FROM teams WHERE user_id = ? AND competition_id = ? AND deleted_at IS NULL ORDER BY id`,
    [caller.userId, competition?.id],
  );
  const results = await readResults(
    pool,
    teams.map(({ id }) => id),
  );
  const payments = await readPayments(
    pool,
    teams.map(({ paymentId }) => paymentId),
  );
  if (!user) throw new Error('There is no such user.');
  return {
    teams: teams.map(({ id, name, weekId, paid, paymentId, createdAt, badge, nameVisible, ...boosters }) => {
      const last = results.findLast(({ teamId }) => teamId === id);
      return {
        ...{ id, name, teamName: name, weekId },
        points: toPoints(last?.totalHalf ?? 0),
        rank: last?.generalRank ?? null,
        paid: Boolean(paid),
        paymentId,
        payment: payments.get(paymentId ?? 0) ?? null,
        price: (competition?.settings.teamPrice ?? 0) / 100,
        createdAt: new Date(createdAt).toISOString(),
        badge: presentBadge(badge, caller.roles.has('premium')),
        nameVisible: Boolean(nameVisible),
        ...boosters,
        scoredWeek: last ? { weekId: last.weekId, points: toPoints(last.halfPoints) } : null,
      };
    }),
    user,
  };
}

type ListedTeam = ResponseOf<'GET teams'>['teams'][number];
type TeamListRow = Pick<
  ListedTeam,
  'id' | 'name' | 'weekId' | 'paymentId' | 'badge' | 'freeHit' | 'wildCard'
> &
  Pick<ListedTeam, 'bank' | 'tripleCaptain'> & { createdAt: number; paid: number; nameVisible: number };

/** A league's table, made from its members and their results. */
export async function readTable({ pool, now, caller }: Plain, leagueId: number): Promise<LeagueTable> {
  const own = await rowsOf(
    pool,
    `SELECT 1 FROM league_members m JOIN teams t ON t.id = m.team_id AND t.deleted_at IS NULL
      WHERE m.league_id = ? AND t.user_id = ? LIMIT 1`,
    [leagueId, caller.userId],
  );
  if (own.length === 0) throw new Error('The league is not theirs.');
  const [league] = await rowsOf<StoredLeague>(
    pool,
    `SELECT id, competition_id AS competitionId, name, cover, admin_id AS adminId, week_id AS weekId, mode,
            findable, invite_key AS inviteKey, created_at AS createdAt FROM leagues WHERE id = ?`,
    [leagueId],
  );
  if (!league) throw new Error('There is no such league.');
  const [season, rows] = await Promise.all([
    readSeason(pool, league.competitionId, now()),
    rowsOf<Member>(
      pool,
      `SELECT t.id AS teamId, t.user_id AS userId, t.name, t.badge, t.name_visible AS nameVisible,
              u.first_name AS firstName, u.last_name AS lastName, ${PREMIUM.replace('AS premium', 'AS isPremium')},
              t.week_id AS weekId, t.created_at AS createdAt, m.league_id AS leagueId, m.joined_at AS joinedAt
         FROM league_members m JOIN teams t ON t.id = m.team_id AND t.deleted_at IS NULL
         JOIN users u ON u.id = t.user_id
        WHERE m.league_id = ? ORDER BY m.joined_at, m.team_id`,
      [leagueId],
    ),
  ]);
  const members = rows.map((row) => ({
    ...row,
    badge: presentBadge(row.badge, Boolean(row.isPremium)),
    nameVisible: Boolean(row.nameVisible),
    isPremium: Boolean(row.isPremium),
  }));
  const results = await readResults(
    pool,
    members.map(({ teamId }) => teamId),
  );
  const points = new Map(results.map((result) => [`${result.teamId} ${result.weekId}`, result.halfPoints]));
  const weeks = season.matchdays.filter(({ version, weekId }) => version !== null && weekId >= league.weekId);
  const facts = {
    ...{ league: { ...league, findable: Boolean(league.findable) }, members, fixtures: [] },
    weeks: weeks.map(({ weekId }) => weekId),
    pointsOf: (teamId: number, weekId: number) => points.get(`${teamId} ${weekId}`) ?? 0,
  };
  return tableOf({ facts, season });
}

/** The columns of a ranking's page for its teams, by id. */
export async function readRankedTeams(
  { pool }: Pick<Plain, 'pool'>,
  which: 't.id IN (?)' | 't.user_id = ?',
  value: number | readonly number[],
): Promise<ReadonlyMap<number, RankedTeam>> {
  const rows = await rowsOf<RankedRow>(
    pool,
    `SELECT t.id, t.name, t.badge, t.name_visible AS nameVisible, u.first_name AS firstName,
            u.last_name AS lastName, ${PREMIUM}
       FROM teams t JOIN users u ON u.id = t.user_id WHERE ${which} AND t.deleted_at IS NULL ORDER BY t.id`,
    [value],
  );
  return new Map(
    rows.map(({ id, name, badge, nameVisible, firstName, lastName, premium }) => [
      id,
      {
        ...{ id, name, badge: presentBadge(badge, Boolean(premium)) },
        user: {
          firstName: nameVisible ? firstName : '',
          lastName: nameVisible ? lastName : '',
          nameVisible: Boolean(nameVisible),
          premium: Boolean(premium),
        },
      },
    ]),
  );
}

interface RankedRow extends Pick<RankedTeam, 'id' | 'name' | 'badge'> {
  readonly nameVisible: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly premium: number;
}

async function readOwnedTeam(pool: Pool | PoolConnection, teamId: number): Promise<OwnedTeam> {
  const [row] = await rowsOf<Omit<OwnedTeam, 'owner'> & OwnedTeam['owner']>(
    pool,
    `SELECT t.id, t.competition_id AS competitionId, t.user_id AS userId, t.name, t.name_visible AS nameVisible,
            t.badge, t.week_id AS weekId, t.paid, t.payment_id AS paymentId, t.free_hit_week AS freeHitWeek,
            t.bank_week AS bankWeek, t.triple_captain_week AS tripleCaptainWeek,
            t.wild_card_week AS wildCardWeek, t.version, t.created_at AS createdAt, u.first_name AS firstName,
            u.last_name AS lastName, ${PREMIUM}
       FROM teams t JOIN users u ON u.id = t.user_id WHERE t.id = ? AND t.deleted_at IS NULL`,
    [teamId],
  );
  if (!row) throw new Error('There is no such team.');
  const { firstName, lastName, premium, nameVisible, paid, ...team } = row;
  return {
    ...team,
    nameVisible: Boolean(nameVisible),
    paid: Boolean(paid),
    owner: { firstName, lastName, premium: Boolean(premium) },
  };
}

type Payment = NonNullable<ListedTeam['payment']>;

async function readPayments(
  pool: Pool | PoolConnection,
  ids: readonly (number | null | undefined)[],
): Promise<ReadonlyMap<number, Payment>> {
  const teamIds = ids.filter((id) => id != null);
  if (teamIds.length === 0) return new Map();
  const rows = await rowsOf<
    Pick<Payment, 'orderId' | 'status'> & { createdAt: number; paidAt: number | null }
  >(
    pool,
    `SELECT id AS orderId, status, created_at AS createdAt, paid_at AS paidAt
       FROM orders WHERE id IN (?) AND status IN ('open', 'paid')`,
    [teamIds],
  );
  return new Map(
    rows.map(({ orderId, status, createdAt, paidAt }) => {
      const paid = paidAt === null ? null : new Date(paidAt).toISOString();
      return [orderId, { orderId, status, createdAt: new Date(createdAt).toISOString(), paidAt: paid }];
    }),
  );
}

const parsed = new Map<string, Pick<LoadedCompetition, 'settings' | 'rules'>>();

async function readCompetition(pool: Pool | PoolConnection, id: number): Promise<LoadedCompetition[]> {
  const rows = await rowsOf<{ id: number; feed: string; season: number; settings: string }>(
    pool,
    'SELECT id, feed, season, settings FROM competitions WHERE id = ?',
    [id],
  );
  return rows.map(({ settings: json, ...row }) => {
    const settings = parsed.get(json)?.settings ?? storedSettings.parse(JSON.parse(json));
    const competition = parsed.get(json) ?? { settings, rules: competitionRules(settings) };
    parsed.set(json, competition);
    return { ...row, prefix: '', brand: null, ...competition };
  });
}

export async function readSeason(
  pool: Pool | PoolConnection,
  competitionId: number,
  now: number,
): Promise<Season> {
  const [[competition], matchdays] = await Promise.all([
    readCompetition(pool, competitionId),
    rowsOf<SeasonMatchday>(
      pool,
      `SELECT week_id AS weekId, deadline_at AS deadline, state, version, average_half AS averageHalf,
              winner_team_id AS winnerTeamId, winner_half AS winnerHalf
         FROM matchdays WHERE competition_id = ? ORDER BY week_id`,
      [competitionId],
    ),
  ]);
  if (!competition) throw new Error('There is no such competition.');
  const lockedMatchdays = matchdays.filter(({ deadline }) => deadline <= now);
  const info = deadlineInfo(matchdays, now);
  return { competition, matchdays, now, info, lastLockedWeek: lockedMatchdays.at(-1)?.weekId ?? null };
}

export async function readLineups(
  pool: Pool | PoolConnection,
  where: string,
  values: readonly number[],
): Promise<HeldLineup[]> {
  const rows = await rowsOf<Parameters<typeof readLineup>[0] & { readonly weekId: number }>(
    pool,
    `SELECT l.week_id AS weekId, l.starting, l.bench, l.captain_id AS captainId, vice_captain_id AS viceCaptainId,
            l.purchase_prices AS purchasePrices, l.money_left AS moneyLeft FROM team_lineups l WHERE ${where}`,
    values,
  );
  return rows.map((row) => ({ ...readLineup(row), weekId: row.weekId })).sort((a, b) => b.weekId - a.weekId);
}

async function readResults(
  pool: Pool | PoolConnection,
  teamIds: readonly number[],
): Promise<VisibleResult[]> {
  const rows = await rowsOf<Pick<VisibleResult, 'teamId' | 'weekId' | 'state'> & { readonly result: Buffer }>(
    pool,
    `SELECT t.id AS teamId, m.week_id AS weekId, m.state,
            SUBSTR(p.results, (t.id % 64) * ${RESULT} + 1, ${RESULT}) AS result
       FROM teams t JOIN matchdays m ON m.competition_id = t.competition_id
       JOIN result_parts p ON p.week_id = m.week_id AND p.version = m.version AND p.part = t.id >> 6
      WHERE t.id IN (?) ORDER BY t.id, m.week_id`,
    [teamIds],
  );
  return rows.flatMap(({ teamId, weekId, state, result }) => {
    const read = readResult(teamId, result);
    return read ? [{ ...read, weekId, state }] : [];
  });
}
