import type { LeagueHistory } from '@euro/api-contract';
import { readSeasonConsistently } from '../../teams/index.js';
import { overallTable } from '../leagueTable.js';
import { loadLeagueFacts } from '../loadLeagueTable.js';
import { presentTeam } from '../presentLeague.js';
import { route } from '../route.js';
import { requireLeague } from '../storedLeague.js';

/** Maximum number of lines that a chart can show. */
const MAX_TEAMS = 10;

export const getLeagueHistory = route('GET league/{id}/history', async ({ context, params, caller }) => {
  const league = await requireLeague(context, params.id, caller);
  const { competitionId } = league;
  const [facts] = await readSeasonConsistently(context, { competitionId }, (season) =>
    loadLeagueFacts(context, [league], season),
  );
  const weeks = facts?.weeks ?? [];
  const tables = weeks.map((weekId) => {
    const rows = facts ? overallTable(facts, weekId) : [];
    return { weekId, rows, byTeam: new Map(rows.map((row) => [row.team.teamId, row])) };
  });
  const last = tables.at(-1)?.rows ?? [];
  const rows = last.filter(({ team }, index) => index < MAX_TEAMS || team.userId === caller.userId);
  const courseOf = <T>(team: (typeof rows)[number]['team'], of: (row: (typeof rows)[number]) => T) =>
    tables.map(({ weekId, byTeam }) => {
      const row = weekId < team.weekId ? undefined : byTeam.get(team.teamId);
      return row ? of(row) : null;
    });
  return {
    weeks: [...weeks],
    teams: rows.map(({ team }) => ({
      team: presentTeam(team),
      own: team.userId === caller.userId,
      ranks: courseOf(team, ({ rank }) => rank),
      points: courseOf(team, ({ points }) => points),
      weekPoints: courseOf(team, ({ weekPoints }) => weekPoints),
    })),
  } satisfies LeagueHistory;
});
