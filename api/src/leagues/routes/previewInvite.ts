import { addressOf, limitPerAddress } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { isPlayable, requireCompetition } from '../../tournament/index.js';
import { findByCode } from '../findLeagues.js';
import { tableOf } from '../leagueTable.js';
import { loadLeagueFacts } from '../loadLeagueFacts.js';
import { presentCard, presentTeam } from '../presentLeague.js';
import { route } from '../route.js';
import { tryInvite } from '../tryInvite.js';

/** Places of the table that a stranger sees. */
const TOP = 3;

export const previewInvite = route(
  'GET leagues/invite/{code}/preview',
  async ({ context, params, query, caller, http }) => {
    const competition = await requireCompetition(context);
    const read = await tryInvite(context, { caller, address: addressOf(http) }, async () => {
      const id = await findByCode(context, competition, params.code);
      const [found] = id === null ? [] : await loadLeagueFacts(context, [id]);
      if (!found) throw new Refusal('invite-invalid');
      return found;
    });
    const { facts, season } = read;
    const { league, members } = facts;
    const isOpen = await isPlayable(context, league.competitionId);
    const { rows, weekId } = tableOf(read);
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
  },
  [limitPerAddress('leagueSearch')],
);
