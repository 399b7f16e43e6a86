import { addressOf, limitPerAddress } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { readSeasonConsistently } from '../../teams/index.js';
import { isPlayable, requireCompetition } from '../../tournament/index.js';
import { findByCode } from '../findLeagues.js';
import { loadLeagueTable } from '../loadLeagueTable.js';
import { presentCard, presentTeam } from '../presentLeague.js';
import { route } from '../route.js';
import { loadLeagues } from '../storedLeague.js';
import { tryInvite } from '../tryInvite.js';

/** Places of the table that a stranger sees. */
const TOP = 3;

export const previewInvite = route(
  'GET leagues/invite/{code}/preview',
  async ({ context, params, query, caller, http }) => {
    const competition = await requireCompetition(context);
    const league = await tryInvite(context, { caller, address: addressOf(http) }, async () => {
      const id = await findByCode(context, competition, params.code);
      const [found] = id === null ? [] : await loadLeagues(context, [id]);
      if (!found) throw new Refusal('invite-invalid');
      return found;
    });
    const isOpen = await isPlayable(context, league.competitionId);
    return readSeasonConsistently(context, { competitionId: league.competitionId }, async (season) => {
      const { facts, rows, weekId } = await loadLeagueTable(context, league, season);
      const { members } = facts;
      const inviter =
        members.find(({ teamId }) => teamId === query.by) ??
        members.find(({ userId }) => userId === league.adminId);
      const joined = members.some(({ userId }) => userId === caller?.userId);
      return {
        league: presentCard(league, { totalTeams: members.length, joined }),
        inviter: inviter ? presentTeam(inviter) : null,
        top: rows.slice(0, TOP).map(({ team, rank, points }) => ({ team: presentTeam(team), rank, points })),
        weekId,
        full: members.length >= season.competition.settings.maxLeagueTeams,
        closed: !isOpen || season.info.deadlineWeek === null,
      };
    });
  },
  [limitPerAddress('leagueSearch')],
);
