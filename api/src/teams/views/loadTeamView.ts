import type { FreeTransfers, TeamView } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Caller } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { partSql } from '../../infra/db/jsonPart.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import { readTeamPayment, TEAM_PAYMENT } from '../../payments/index.js';
import {
  currentSnapshot,
  readSeason,
  type Season,
  type SeasonRow,
  seasonColumns,
  seasonOf,
  type TournamentSnapshot,
} from '../../tournament/index.js';
import { freeTransfersOf } from '../freeTransfersOf.js';
import { type HeldLineup, LINEUPS, lineupIn, readLineups } from '../loadLineup.js';
import { OWNED_TEAM_COLUMNS, type OwnedTeam, type OwnedTeamRow, readOwnedTeam } from '../loadOwnedTeam.js';
import { RESULTS, readResults, type VisibleResult } from '../loadResults.js';
import { heldWeek } from '../modeOf.js';
import { newestVisibleWeek } from '../newestVisibleWeek.js';
import { may } from '../policies/policies.js';
import { readTransfers, type StoredTransfer, TRANSFERS } from '../storedTransfers.js';
import { LEAGUES_OF_TEAM, readLeaguesOfTeam } from './leaguesOfTeam.js';
import { presentSelections } from './presentSelections.js';
import { presentTeam, presentTransfers, presentWeekStats } from './presentTeam.js';

interface ViewQuery {
  readonly teamId: number;
  readonly caller: Caller | null;
  /** The matchday whose lineup is requested; when left out, the newest that the caller may see. */
  readonly weekId?: number | undefined;
  readonly transfersWithMeta?: boolean;
  /** The owner shared a link to the lineup of the open matchday. */
  readonly isShared?: boolean;
}

/**
 * A team as the caller may see it. One statement reads all of it, and so one state of the database: an answer never
 * mixes two settlements, or a team with the lineup of another version.
 * @param transaction the transaction that has just changed it
 */
export async function loadTeamView(
  context: BaseContext,
  query: ViewQuery,
  transaction?: Transaction,
): Promise<TeamView> {
  const decidedSeason = transaction && seasonOf(transaction);
  const [row, snapshot] = await Promise.all([
    selectTeam(context, query.teamId, { withSeason: !decidedSeason, transaction }),
    currentSnapshot(context),
  ]);
  if (!row) throw new Refusal('not-found');
  const team = readOwnedTeam(row);
  const season = decidedSeason ?? readSeason(context, row, transaction !== undefined);
  const loadedTeam = {
    team,
    season,
    snapshot,
    lineups: readLineups(row.lineups),
    results: readResults(team.id, row.results),
    transfers: readTransfers(row.transfers),
    leagues: readLeaguesOfTeam(row.leagues),
    payments: readTeamPayment(row.payment),
  };
  return viewOf(loadedTeam, query);
}

type TeamRow = OwnedTeamRow &
  SeasonRow &
  Readonly<Record<'lineups' | 'results' | 'transfers' | 'leagues' | 'payment', unknown>>;

interface Reading {
  /** Not where the transaction has decided by one already. */
  readonly withSeason: boolean;
  readonly transaction: Transaction | undefined;
}

async function selectTeam(
  context: BaseContext,
  teamId: number,
  { withSeason, transaction }: Reading,
): Promise<TeamRow | undefined> {
  const { sequelize } = context;
  const season = withSeason ? `, ${seasonColumns(context, transaction !== undefined)}` : '';
  const [row] = await select<TeamRow>(
    sequelize,
    `SELECT ${OWNED_TEAM_COLUMNS}${season},
            ${partSql(sequelize, LINEUPS)} AS lineups,
            ${partSql(sequelize, RESULTS)} AS results,
            ${partSql(sequelize, TRANSFERS)} AS transfers,
            ${partSql(sequelize, LEAGUES_OF_TEAM)} AS leagues,
            ${partSql(sequelize, TEAM_PAYMENT)} AS payment
       FROM teams t JOIN users u ON u.id = t.user_id ${withSeason ? 'JOIN competitions c ON c.id = t.competition_id' : ''}
      WHERE t.id = :teamId AND t.deleted_at IS NULL`,
    { teamId },
    transaction,
  );
  return row;
}

/** All that is read of a team. */
interface LoadedTeam {
  readonly team: OwnedTeam;
  readonly season: Season;
  readonly lineups: readonly HeldLineup[];
  readonly results: readonly VisibleResult[];
  readonly transfers: readonly StoredTransfer[];
  readonly snapshot: TournamentSnapshot | null;
  readonly leagues: TeamView['team']['leagues'];
  readonly payments: ReturnType<typeof readTeamPayment>;
}

/** The part of a loaded team that the caller may see. */
export function viewOf(loadedTeam: LoadedTeam, query: Omit<ViewQuery, 'teamId'>): TeamView {
  const { team, season, lineups, results, snapshot, leagues, payments } = loadedTeam;
  const { caller } = query;
  const newest = newestVisibleWeek(team, season, query);
  const lineupWeekId = Math.min(query.weekId ?? newest, newest);
  const lineup = lineupIn(lineups, lineupWeekId);
  const showsMoney = may(caller, 'team.readMoney', team);
  const shownMatchday = season.matchdays.find(({ weekId }) => weekId === lineupWeekId);
  const transfers = loadedTeam.transfers.filter(({ weekId }) => weekId <= newest);
  const payment = payments.get(team.paymentId ?? 0) ?? null;
  const details = query.transfersWithMeta && snapshot ? { snapshot, now: season.now, showsMoney } : null;
  return {
    team: presentTeam({ team, season, lineups, lineup, lineupWeekId, results, leagues, payment }, caller),
    players:
      lineup && snapshot
        ? presentSelections({ lineup, snapshot, now: season.now, weekId: lineupWeekId, showsMoney })
        : [],
    transfers: presentTransfers(transfers, details),
    freeTransfers: showsMoney ? freeTransfersNow(team, season, transfers) : null,
    weekStat: presentWeekStats(results),
    weekWinner: shownMatchday?.winnerHalf == null ? null : { points: toPoints(shownMatchday.winnerHalf) },
    weekAveragePoints:
      shownMatchday?.averageHalf == null ? null : Math.floor(toPoints(shownMatchday.averageHalf)),
  };
}

/** After the last deadline there is none to use. */
function freeTransfersNow(
  team: OwnedTeam,
  season: Season,
  transfers: readonly StoredTransfer[],
): FreeTransfers | null {
  if (season.info.deadlineWeek === null) return null;
  const { rules } = season.competition;
  const weekId = heldWeek(team, season);
  return freeTransfersOf(team, { weekId, rules, transfers });
}
