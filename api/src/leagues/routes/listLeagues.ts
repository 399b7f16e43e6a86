import { QueryTypes } from 'sequelize';
import type { Caller } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { may } from '../../teams/index.js';
import { requireCompetition } from '../../tournament/index.js';
import { loadLastComments } from '../chat/loadLastComments.js';
import type { LeaguesContext } from '../context.js';
import { tableOf } from '../leagueTable.js';
import { loadLeagueFacts } from '../loadLeagueFacts.js';
import { presentLeague } from '../presentLeague.js';
import { route } from '../route.js';

/** Maximum number of memberships that are listed; more than a user with several teams has. */
const MAX_MEMBERSHIPS = 200;
const UNRANKED = { rank: null, move: null };

export const listLeagues = route('GET leagues/{userOrTeamId}', async ({ context, params, caller }) => {
  const competition = await requireCompetition(context);
  const teamId = await requestedOwnTeam(context, params.userOrTeamId, caller);
  const memberships = await loadOwnMemberships(context, competition.id, caller, teamId);
  const teamOf = new Map(memberships.map((own) => [own.leagueId, own.teamId]));
  const ids = [...teamOf.keys()];
  const [leagues, lastComments] = await Promise.all([
    loadLeagueFacts(context, ids),
    loadLastComments(context, ids),
  ]);
  const tables = new Map(leagues.map((one) => [one.facts.league.id, tableOf(one)]));
  return {
    leagues: [...teamOf].flatMap(([leagueId, own]) => {
      const table = tables.get(leagueId);
      if (!table) return [];
      const { rows, weekId, facts } = table;
      const row = rows.find(({ team }) => team.teamId === own);
      const league = presentLeague({ ...facts, competition }, context.inviteCodes);
      const { rank, move } = weekId === null || !row ? UNRANKED : row;
      return { ...league, teamId: own, rank, move, lastComment: lastComments.get(leagueId) ?? null };
    }),
  };
});

/** Null when the id is the caller's own, which wins over a team's (the two are counted apart). */
async function requestedOwnTeam(
  { models }: LeaguesContext,
  userOrTeamId: number,
  caller: Caller,
): Promise<number | null> {
  if (userOrTeamId === caller.userId) return null;
  const team = await models.Team.findOne({
    attributes: ['id', 'userId'],
    where: { id: userOrTeamId, deletedAt: null },
    raw: true,
  });
  if (!team || !may(caller, 'team.readLeagues', team)) throw new Refusal('forbidden');
  return team.id;
}

interface OwnMembership {
  readonly leagueId: number;
  readonly teamId: number;
}

/** One for each league, with the caller's first team in it; the league joined first in front. */
async function loadOwnMemberships(
  { sequelize }: LeaguesContext,
  competitionId: number,
  { userId }: Caller,
  teamId: number | null,
): Promise<OwnMembership[]> {
  return sequelize.query<OwnMembership>(
    `SELECT l.league_id AS leagueId, MIN(l.team_id) AS teamId
       FROM teams t JOIN league_members l ON l.team_id = t.id
      WHERE t.user_id = :userId AND t.competition_id = :competitionId AND t.deleted_at IS NULL
        AND (:teamId = 0 OR t.id = :teamId)
      GROUP BY l.league_id ORDER BY MIN(l.joined_at), l.league_id LIMIT ${MAX_MEMBERSHIPS}`,
    { replacements: { userId, competitionId, teamId: teamId ?? 0 }, type: QueryTypes.SELECT },
  );
}
