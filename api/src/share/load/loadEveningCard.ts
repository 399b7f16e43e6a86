import { toPoints } from '@euro/game';
import { Refusal } from '../../infra/errors.js';
import { loadLeagueFacts, loadLeagues, matchdayTable, type TableRow, tableOf } from '../../leagues/index.js';
import { loadScoredTeams, type ScoredTeam } from '../../teams/index.js';
import { requireSnapshot, type TournamentSnapshot } from '../../tournament/index.js';
import type { CaptainCard, MovedTeam, MovesCard, WinnerCard } from '../cards/card.js';
import type { ShareContext } from '../context.js';
import { cardBase } from './cardBase.js';
import { jerseyOf } from './jerseyOf.js';
import type { LeagueCardQuery } from './loadLeagueCard.js';
import { mayReadLeague } from './mayReadLeague.js';

/** The pictures of a league's evening beside its table: the best team, who rose and fell, captains and benches. */
export const EVENING_CARDS = ['winner', 'moves', 'captain'] as const;
export type EveningKind = (typeof EVENING_CARDS)[number];

/** Players on the picture of the winner. */
const BEST = 3;

interface EveningQuery extends LeagueCardQuery {
  readonly evening: EveningKind;
}

/**
 * A picture of a league's matchday, for its members and for callers with their key.
 * @throws the refusals `not-found` for other callers, `nothing-to-show-yet` while the matchday has no points
 */
export async function loadEveningCard(
  context: ShareContext,
  { evening, leagueId, weekId, key, caller, language }: EveningQuery,
): Promise<WinnerCard | MovesCard | CaptainCard> {
  const snapshot = await requireSnapshot(context);
  const [league] = await loadLeagues(context, [leagueId]);
  if (!league || !(await mayReadLeague(context, league, { key, caller }))) throw new Refusal('not-found');
  const [read] = await loadLeagueFacts(context, [leagueId]);
  const table = read && tableOf(read, { after: weekId });
  if (!table || table.weekId !== weekId) throw new Refusal('nothing-to-show-yet');
  const common = {
    ...cardBase(snapshot, language),
    ...{ leagueId, name: league.name, weekId, provisional: !table.confirmed },
  };
  if (evening === 'moves') return { kind: 'moves', ...common, ...movesOf(table.rows) };
  const { season, facts } = read;
  const rows = matchdayTable(facts, weekId);
  const [first] = rows;
  const scored = (teamIds: readonly number[]) =>
    loadScoredTeams(context, { snapshot, season, weekId, teamIds });
  if (evening === 'captain') {
    const teams = await scored(facts.members.map(({ teamId }) => teamId));
    return { kind: 'captain', ...common, ...captainOf(snapshot, weekId, teams), bench: benchOf(teams, rows) };
  }
  if (!first) throw new Refusal('nothing-to-show-yet');
  const { teamId, name: teamName } = first.team;
  return {
    kind: 'winner',
    ...common,
    ...{ teamId, teamName, points: first.points },
    others: rows.filter(({ rank }) => rank === 1).length - 1,
    best: (await scored([teamId])).flatMap((team) => bestOf(snapshot, weekId, team)),
  };
}

/** Of equal moves, the one of the team that is higher now. */
function movesOf(rows: readonly TableRow[]): Pick<MovesCard, 'riser' | 'faller'> {
  const moved = rows.flatMap(({ team, rank, move, weekPoints }): MovedTeam[] =>
    move ? [{ teamId: team.teamId, teamName: team.name, rank, move, weekPoints }] : [],
  );
  const risers = moved.filter(({ move }) => move > 0).sort((a, b) => b.move - a.move || a.rank - b.rank);
  const fallers = moved.filter(({ move }) => move < 0).sort((a, b) => a.move - b.move || a.rank - b.rank);
  return { riser: risers[0] ?? null, faller: fallers[0] ?? null };
}

/** Of captains with equally many teams, the one with more points. */
function captainOf(
  snapshot: TournamentSnapshot,
  weekId: number,
  teams: readonly ScoredTeam[],
): Pick<CaptainCard, 'captain'> {
  const counts = new Map<number, { count: number; points: number }>();
  for (const { lineup, score } of teams) {
    const { captainId } = lineup;
    const own = score.selections.find(({ playerId }) => playerId === captainId)?.points ?? 0;
    counts.set(captainId, { count: (counts.get(captainId)?.count ?? 0) + 1, points: toPoints(own) });
  }
  const [first] = [...counts].sort(
    ([idA, a], [idB, b]) => b.count - a.count || b.points - a.points || idA - idB,
  );
  if (!first) return { captain: null };
  const [playerId, { count, points }] = first;
  return { captain: { ...jerseyOf(snapshot, playerId, weekId), points, count, teams: teams.length } };
}

function benchOf(teams: readonly ScoredTeam[], rows: readonly TableRow[]): CaptainCard['bench'] {
  const most = teams.reduce<ScoredTeam | null>(
    (best, team) => (team.score.benchPoints > (best?.score.benchPoints ?? 0) ? team : best),
    null,
  );
  const row = rows.find(({ team }) => team.teamId === most?.teamId);
  if (!most || !row) return null;
  return { teamId: most.teamId, teamName: row.team.name, points: toPoints(most.score.benchPoints) };
}

function bestOf(
  snapshot: TournamentSnapshot,
  weekId: number,
  { score, lineup }: ScoredTeam,
): WinnerCard['best'] {
  return score.selections
    .filter(({ counted, total }) => counted && total > 0)
    .toSorted((a, b) => b.total - a.total || a.playerId - b.playerId)
    .slice(0, BEST)
    .map(({ playerId, total, multiplier }) => ({
      ...jerseyOf(snapshot, playerId, weekId),
      ...{ total: toPoints(total), multiplier, isCaptain: playerId === lineup.captainId },
    }));
}
