import type { League, LeagueCard, LeagueRow, RankedTeam } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import { picturePath } from '../infra/uploads/pictures.js';
import type { LoadedCompetition } from '../tournament/index.js';
import type { InviteCodes } from './inviteCodes.js';
import type { TableRow } from './leagueTable.js';
import type { MatchdayFacts } from './loadMatchdayFacts.js';
import type { LeagueTeamRow, Member } from './loadMembers.js';
import type { StoredLeague } from './storedLeague.js';

interface LeagueToPresent {
  readonly league: StoredLeague;
  readonly members: readonly Member[];
  readonly competition: LoadedCompetition;
}

/** A league as its members know it. */
export function presentLeague(
  { league, members, competition }: LeagueToPresent,
  inviteCodes: InviteCodes,
): League {
  const admin = members.find(({ userId, nameVisible }) => userId === league.adminId && nameVisible);
  return {
    id: league.id,
    name: league.name,
    cover: presentCover(league),
    admin: league.adminId,
    adminName: admin ? `${admin.firstName} ${admin.lastName}` : '',
    weekId: league.weekId,
    mode: league.mode,
    findable: Boolean(league.findable),
    totalTeams: members.length,
    inviteCode: inviteCodes.codeOf(league, competition),
    pictureKey: inviteCodes.pictureKeyOf(league),
    createdAt: new Date(Number(league.createdAt)).toISOString(),
  };
}

/** The public facts of a league that can be found, or to which the caller has the code. */
export function presentCard(
  league: Pick<StoredLeague, 'id' | 'name' | 'cover' | 'weekId'>,
  { totalTeams, joined }: Pick<LeagueCard, 'totalTeams' | 'joined'>,
): LeagueCard {
  const { id, name, weekId } = league;
  return { id, name, cover: presentCover(league), totalTeams, weekId, joined };
}

/** A team; its manager's name only where the team shows it (decisions §5.4). */
export function presentTeam(team: LeagueTeamRow): RankedTeam {
  const { nameVisible } = team;
  return {
    id: team.teamId,
    name: team.name,
    badge: team.badge,
    user: {
      firstName: nameVisible ? team.firstName : '',
      lastName: nameVisible ? team.lastName : '',
      nameVisible,
      premium: team.isPremium,
    },
  };
}

/** A line of the table. @param facts of the shown matchday; null while there is none */
export function presentRow(row: TableRow, facts: MatchdayFacts | null): LeagueRow {
  const { record, team } = row;
  return {
    team: presentTeam(team),
    rank: row.rank,
    shared: row.shared,
    move: row.move,
    points: row.points,
    weekPoints: row.weekPoints,
    headToHead: record && {
      ...record,
      scored: toPoints(record.scored),
      conceded: toPoints(record.conceded),
    },
    leftToPlay: facts?.leftToPlay(team.teamId) ?? null,
    captain: facts?.captain(team.teamId) ?? null,
  };
}

function presentCover({ cover }: Pick<StoredLeague, 'cover'>): string | null {
  return picturePath('cover', cover);
}
