import type { LeagueHistory } from '@euro/api-contract';
import { overallTable } from '../leagueTable.js';
import { requireLeagueFacts } from '../loadLeagueFacts.js';
import { presentTeam } from '../presentLeague.js';
import { route } from '../route.js';

/** Maximum number of lines that a chart can show. */
const MAX_TEAMS = 10;

export const getLeagueHistory = route('GET league/{id}/history', async ({ context, params, caller }) => {
  const { facts } = await requireLeagueFacts(context, params.id, caller);
  const { weeks } = facts;
  const tables = weeks.map((weekId) => {
    const rows = overallTable(facts, weekId);
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
