import type { LeagueHistory } from '@euro/api-contract';
import { readSeasonConsistently } from '../../teams/index.js';
import { overallTable } from '../leagueTable.js';
import { loadLeagueFacts } from '../loadLeagueTable.js';
import { presentTeam } from '../presentLeague.js';
import { route } from '../route.js';
import { requireLeague } from '../storedLeague.js';

/** So many lines a chart still shows apart. */
const SHOWN = 10;

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
  const shown = last.filter(({ team }, index) => index < SHOWN || team.userId === caller.userId);
  const courseOf = <T>(team: (typeof shown)[number]['team'], of: (row: (typeof shown)[number]) => T) =>
    tables.map(({ weekId, byTeam }) => {
      const row = weekId < team.weekId ? undefined : byTeam.get(team.teamId);
      return row ? of(row) : null;
    });
  return {
    weeks: [...weeks],
    teams: shown.map(({ team }) => ({
      team: presentTeam(team),
      own: team.userId === caller.userId,
      ranks: courseOf(team, ({ rank }) => rank),
      points: courseOf(team, ({ points }) => points),
      weekPoints: courseOf(team, ({ weekPoints }) => weekPoints),
    })),
  } satisfies LeagueHistory;
});
