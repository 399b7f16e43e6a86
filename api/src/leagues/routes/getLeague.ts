import type { LeagueView } from '@euro/api-contract';
import { requireSnapshot } from '../../tournament/index.js';
import { tableOf } from '../leagueTable.js';
import { requireLeagueFacts } from '../loadLeagueFacts.js';
import { loadMatchdayFacts } from '../loadMatchdayFacts.js';
import { presentLeague, presentRow, presentTeam } from '../presentLeague.js';
import { route } from '../route.js';
import { pageOf } from './pageOf.js';

const byName = new Intl.Collator('nl');

export const getLeague = route('GET league/{id}', async ({ context, params, query, caller }) => {
  const read = await requireLeagueFacts(context, params.id, caller);
  const snapshot = await requireSnapshot(context);
  const { season } = read;
  const { league, members } = read.facts;
  const table = tableOf(read, { of: query.weekId });
  const requestedIds = idsIn(query.externalTeamIds);
  const rows = requestedIds ? table.rows.filter(({ team }) => requestedIds.has(team.teamId)) : table.rows;
  const page = pageOf(rows, query);
  const own = table.rows.filter(({ team }) => team.userId === caller.userId);
  const { weekId } = table;
  const teamIds = [...new Set([...page, ...own].map(({ team }) => team.teamId))];
  // Lineups of a matchday whose deadline has passed: no settlement changes them.
  const facts =
    weekId === null ? null : await loadMatchdayFacts(context, { snapshot, weekId, now: season.now, teamIds });
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

/** Team ids as the specification sends them: `12,40`. Null when none are requested. */
function idsIn(text: string | undefined): ReadonlySet<number> | null {
  if (text === undefined || text.trim() === '') return null;
  return new Set(text.split(',').map(Number));
}
