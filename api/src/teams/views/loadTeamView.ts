import type { FreeTransfers, TeamView } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Caller } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { loadLeaguesOfTeam } from '../../leagues/loadLeaguesOfTeam.js';
import { loadTeamPayments } from '../../payments/index.js';
import {
  currentSnapshot,
  loadSeason,
  type Season,
  seasonOf,
  type TournamentSnapshot,
} from '../../tournament/index.js';
import { freeTransfersOf } from '../freeTransfersOf.js';
import { type HeldLineup, lineupIn, loadLineups } from '../loadLineup.js';
import { loadOwnedTeam, type OwnedTeam } from '../loadOwnedTeam.js';
import { loadResults, type VisibleResult } from '../loadResults.js';
import { loadTransfers, type StoredTransfer } from '../loadTransfers.js';
import { heldWeek } from '../modeOf.js';
import { may } from '../policies/policies.js';
import { type ReadOfTeam, readConsistently } from '../readConsistently.js';
import { presentSelections } from './presentSelections.js';
import { presentTeam, presentWeekStats } from './presentTeam.js';
import { presentTransfers } from './presentTransfers.js';

interface ViewQuery {
  readonly teamId: number;
  readonly caller: Caller | null;
  /** The matchday whose lineup is asked for; without it the newest that the caller may see. */
  readonly weekId?: number | undefined;
  readonly competitionFeed?: string | undefined;
  readonly seasonId?: number | undefined;
  readonly transfersWithMeta?: boolean;
  /** The owner handed out a link to the lineup that he is preparing. */
  readonly isShared?: boolean;
}

/**
 * A team as the caller may see it.
 * @param transaction has just changed it, and reads one state of the database by itself
 */
export async function loadTeamView(
  context: BaseContext,
  query: ViewQuery,
  transaction?: Transaction,
): Promise<TeamView> {
  if (transaction) return (await readTeamView(context, query, transaction)).found;
  return readConsistently(context, query.teamId, () => readTeamView(context, query));
}

async function readTeamView(
  context: BaseContext,
  query: ViewQuery,
  transaction?: Transaction,
): Promise<ReadOfTeam<TeamView>> {
  const team = await loadOwnedTeam(context, query.teamId, transaction);
  if (!team) throw new Refusal('not-found');
  const { competitionFeed, seasonId } = query;
  const { competitionId } = team;
  const known = transaction && seasonOf(transaction);
  const season =
    known?.competition.id === competitionId
      ? known
      : await loadSeason(context, { competitionId, competitionFeed, seasonId }, transaction);
  const [lineups, results, transfers, snapshot, leagues, payments] = await Promise.all([
    loadLineups(context, { teamId: team.id, upTo: Number.MAX_SAFE_INTEGER }, transaction),
    loadResults(context, competitionId, [team.id], transaction),
    loadTransfers(context, team.id, transaction),
    currentSnapshot(context),
    loadLeaguesOfTeam(context, team.id, transaction),
    loadTeamPayments(context, [team], transaction),
  ]);
  const found = viewOf({ team, season, lineups, results, transfers, snapshot, leagues, payments }, query);
  return { found, team, matchdays: season.matchdays };
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
  readonly payments: Awaited<ReturnType<typeof loadTeamPayments>>;
}

/** What the caller may see of it. */
export function viewOf(loaded: LoadedTeam, query: Omit<ViewQuery, 'teamId'>): TeamView {
  const { team, season, lineups, results, snapshot, leagues, payments } = loaded;
  const { caller } = query;
  const newest = newestVisibleWeek(team, season, query);
  const lineupWeekId = Math.min(query.weekId ?? newest, newest);
  const lineup = lineupIn(lineups, lineupWeekId);
  const showsMoney = may(caller, 'team.readMoney', team);
  const shown = season.matchdays.find(({ weekId }) => weekId === lineupWeekId);
  const transfers = loaded.transfers.filter(({ weekId }) => weekId <= newest);
  const payment = payments.get(team.paymentId ?? 0) ?? null;
  const details = query.transfersWithMeta && snapshot ? { snapshot, showsMoney } : null;
  return {
    team: presentTeam({ team, season, lineups, lineup, lineupWeekId, results, leagues, payment }, caller),
    players:
      lineup && snapshot
        ? presentSelections({ lineup, snapshot, now: season.now, weekId: lineupWeekId, showsMoney })
        : [],
    transfers: presentTransfers(transfers, details),
    freeTransfers: showsMoney ? freeTransfersNow(team, season, transfers) : null,
    weekStat: presentWeekStats(results),
    weekWinner: shown?.winnerHalf == null ? null : { points: toPoints(shown.winnerHalf) },
    weekAveragePoints: shown?.averageHalf == null ? null : Math.floor(toPoints(shown.averageHalf)),
  };
}

/**
 * Lineups are secret until their deadline (decisions §5.5): a stranger's newest matchday is the last one that is locked,
 * the owner's is the one he is preparing, and theirs to whom he shows it. 0 when there is none.
 */
function newestVisibleWeek(
  team: OwnedTeam,
  season: Season,
  { caller, isShared }: Pick<ViewQuery, 'caller' | 'isShared'>,
): number {
  const seesComing = isShared || may(caller, 'team.readComingLineup', team);
  return seesComing ? heldWeek(team, season) : (season.lastLockedWeek ?? 0);
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
