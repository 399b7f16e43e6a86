import type { LeagueView } from '@euro/api-contract';
import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { loadLeagueTable } from '../../leagues/loadLeagueTable.js';
import { loadMatchdayFacts } from '../../leagues/loadMatchdayFacts.js';
import { presentLeague, presentRow, presentTeam } from '../../leagues/presentLeague.js';
import { requireLeague } from '../../leagues/storedLeague.js';
import { route } from '../../routing/route.js';
import { readBetweenSettlements } from '../../teams/readUnmixed.js';
import { pageOf } from './pageOf.js';

const byName = new Intl.Collator('nl');

export const getLeague = route('GET league/{id}', async ({ context, params, query, caller }) => {
  const league = await requireLeague(context, params.id, caller);
  const catalogue = await requireCatalogue(context, {});
  const { competitionId } = league;
  return readBetweenSettlements(context, { competitionId }, async (season) => {
    const table = await loadLeagueTable(context, league, season, { of: query.weekId });
    const { members } = table.facts;
    const asked = idsIn(query.externalTeamIds);
    const rows = asked ? table.rows.filter(({ team }) => asked.has(team.teamId)) : table.rows;
    const page = pageOf(rows, query);
    const own = table.rows.filter(({ team }) => team.userId === caller.userId);
    const { weekId } = table;
    const teamIds = [...new Set([...page, ...own].map(({ team }) => team.teamId))];
    const facts =
      weekId === null
        ? null
        : await loadMatchdayFacts(context, { catalogue, weekId, now: season.now, teamIds });
    return {
      league: presentLeague({ league, members, competition: season.competition }, context.inviteCodes),
      teams: members
        .map((member) => ({
          ...presentTeam(member),
          userId: member.userId,
          joinedAt: new Date(member.joinedAt).toISOString(),
        }))
        .sort((a, b) => byName.compare(a.name, b.name) || a.id - b.id),
      result: {
        totalRecords: rows.length,
        weekId,
        confirmed: table.confirmed,
        data: page.map((row) => presentRow(row, facts)),
        own: own.map((row) => presentRow(row, facts)),
      },
    } satisfies LeagueView;
  });
});

/** Team ids as the specification sends them: `12,40`. Null when none are asked for. */
function idsIn(text: string | undefined): ReadonlySet<number> | null {
  if (text === undefined || text.trim() === '') return null;
  return new Set(text.split(',').map(Number));
}
