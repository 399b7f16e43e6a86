import type { FreeTransfers, TeamView } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import { type Catalogue, currentCatalogue } from '../../catalogue/index.js';
import { loadSeason, type Season } from '../../competition/loadSeason.js';
import type { AppContext } from '../../context.js';
import { Refusal } from '../../errors.js';
import { loadLeaguesOfTeam } from '../../leagues/loadLeaguesOfTeam.js';
import { loadTeamPayments } from '../../payments/loadTeamPayments.js';
import { may } from '../../policies/policies.js';
import type { Caller } from '../../routing/caller.js';
import { freeTransfersOf } from '../../teams/freeTransfersOf.js';
import { type HeldLineup, lineupIn, loadLineups } from '../../teams/loadLineup.js';
import { loadOwnedTeam, type OwnedTeam } from '../../teams/loadOwnedTeam.js';
import { loadResults, type VisibleResult } from '../../teams/loadResults.js';
import { loadTransfers, type StoredTransfer } from '../../teams/loadTransfers.js';
import { heldWeek } from '../../teams/modeOf.js';
import { type ReadOfTeam, readUnmixed } from '../../teams/readUnmixed.js';
import { presentSelections } from './presentSelections.js';
import { presentTeam, presentWeekStats } from './presentTeam.js';
import { presentTransfers } from './presentTransfers.js';

interface Asked {
  readonly teamId: number;
  readonly caller: Caller | null;
  /** The matchday whose lineup is asked for; without it the newest that the caller may see. */
  readonly weekId?: number | undefined;
  readonly competitionFeed?: string | undefined;
  readonly seasonId?: number | undefined;
  readonly transfersWithMeta?: boolean;
}

/** A team as the caller may see it. */
export function loadTeamView(context: AppContext, asked: Asked): Promise<TeamView> {
  return readUnmixed(context, asked.teamId, () => readTeamView(context, asked));
}

async function readTeamView(context: AppContext, asked: Asked): Promise<ReadOfTeam<TeamView>> {
  const team = await loadOwnedTeam(context, asked.teamId);
  if (!team) throw new Refusal('not-found');
  const { competitionFeed, seasonId } = asked;
  const { competitionId } = team;
  const season = await loadSeason(context, { competitionId, competitionFeed, seasonId });
  const [lineups, results, transfers, catalogue, leagues, payments] = await Promise.all([
    loadLineups(context, { teamId: team.id, upTo: Number.MAX_SAFE_INTEGER }),
    loadResults(context, competitionId, [team.id]),
    loadTransfers(context, team.id),
    currentCatalogue(context),
    loadLeaguesOfTeam(context, team.id),
    loadTeamPayments(context, [team]),
  ]);
  const found = viewOf({ team, season, lineups, results, transfers, catalogue, leagues, payments }, asked);
  return { found, team, matchdays: season.matchdays };
}

/** All that is read of a team. */
interface LoadedTeam {
  readonly team: OwnedTeam;
  readonly season: Season;
  readonly lineups: readonly HeldLineup[];
  readonly results: readonly VisibleResult[];
  readonly transfers: readonly StoredTransfer[];
  readonly catalogue: Catalogue | null;
  readonly leagues: TeamView['team']['leagues'];
  readonly payments: Awaited<ReturnType<typeof loadTeamPayments>>;
}

/** What the caller may see of it. */
export function viewOf(loaded: LoadedTeam, asked: Omit<Asked, 'teamId'>): TeamView {
  const { team, season, lineups, results, catalogue, leagues, payments } = loaded;
  const { caller } = asked;
  const newest = newestVisibleWeek(team, season, caller);
  const lineupWeekId = Math.min(asked.weekId ?? newest, newest);
  const lineup = lineupIn(lineups, lineupWeekId);
  const showsMoney = may(caller, 'team.readMoney', team);
  const shown = season.matchdays.find(({ weekId }) => weekId === lineupWeekId);
  const transfers = loaded.transfers.filter(({ weekId }) => weekId <= newest);
  const payment = payments.get(team.paymentId ?? 0) ?? null;
  const details = asked.transfersWithMeta && catalogue ? { catalogue, showsMoney } : null;
  return {
    team: presentTeam({ team, season, lineups, lineup, lineupWeekId, results, leagues, payment }, caller),
    players:
      lineup && catalogue
        ? presentSelections({ lineup, catalogue, now: season.now, weekId: lineupWeekId, showsMoney })
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
 * the owner's is the one he is preparing. 0 when there is none.
 */
function newestVisibleWeek(team: OwnedTeam, season: Season, caller: Caller | null): number {
  if (!may(caller, 'team.readComingLineup', team)) return season.lastLockedWeek ?? 0;
  return heldWeek(team, season);
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
