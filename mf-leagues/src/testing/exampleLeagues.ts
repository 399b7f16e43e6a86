import type {
  Invitation,
  League,
  LeagueCard,
  LeagueHistory,
  LeagueRow,
  LeagueView,
  OwnLeague,
  RankedTeam,
} from '@euro/api-contract';
import { exampleUser } from '@euro/platform/testing';

/** The team of the signed-in user. */
export const OWN_TEAM = 7;

/** De Kantine, managed by Sofie (user 41) by default. */
export function exampleLeague(fields: Partial<League> = {}): League {
  return {
    id: 3,
    name: 'De Kantine',
    cover: null,
    admin: 41,
    adminName: 'Sofie Vermeulen',
    weekId: 1,
    mode: 'points',
    findable: false,
    totalTeams: 12,
    inviteCode: 'K7PX-M2QD-9VTE',
    pictureKey: 'picture-key',
    createdAt: '2024-06-10T08:00:00Z',
    ...fields,
  };
}

/** The same with the own team in it, second. */
export function exampleOwnLeague(fields: Partial<OwnLeague> = {}): OwnLeague {
  return { ...exampleLeague(), teamId: OWN_TEAM, rank: 2, move: 1, lastComment: null, ...fields };
}

/** The public part of a league, for non-members. */
export function exampleCard(fields: Partial<LeagueCard> = {}): LeagueCard {
  return { id: 9, name: 'Kantine Derby', cover: null, totalTeams: 14, weekId: 2, joined: false, ...fields };
}

/** An invitation to Kantine Derby by Sofie, with the first three of its table. */
export function exampleInvitation(fields: Partial<Invitation> = {}): Invitation {
  return {
    league: exampleCard(),
    inviter: teamAt(1),
    top: [1, 2, 3].map((rank) => ({ team: teamAt(rank), rank, points: 90.5 - rank })),
    weekId: 2,
    full: false,
    closed: false,
    ...fields,
  };
}

const NAMES = ['Onder de Lat', 'Tielemans & Zonen', 'Kwaremont United', 'Friture Doku', 'Panenka aan Zee'];

function teamAt(place: number): RankedTeam {
  return {
    id: place === 2 ? OWN_TEAM : 100 + place,
    name: NAMES[place - 1] ?? `Ploeg ${place}`,
    badge: null,
    user:
      place === 3
        ? { firstName: '', lastName: '', nameVisible: false, premium: false }
        : { firstName: 'Sofie', lastName: `Nummer ${place}`, nameVisible: true, premium: place === 1 },
  };
}

/** The row of a place; the own team has the second. */
export function exampleRow(place: number, fields: Partial<LeagueRow> = {}): LeagueRow {
  return {
    team: teamAt(place),
    rank: place,
    shared: false,
    move: 1,
    points: 160 - place,
    weekPoints: 62.5,
    headToHead: null,
    leftToPlay: 4,
    captain: { id: 110, short: 'Mbappé' },
    ...fields,
  };
}

/** A page of the table of De Kantine: matchday 2 runs. */
export function exampleLeagueView(
  fields: Partial<LeagueView['result']> = {},
  league: Partial<League> = {},
): LeagueView {
  const places = Array.from({ length: 12 }, (_, at) => at + 1);
  return {
    league: exampleLeague(league),
    teams: places.map((place) => ({
      ...teamAt(place),
      userId: place === 1 ? 41 : place === 2 ? exampleUser.id : 40 + place,
      joinedAt: '2024-06-11T08:00:00Z',
    })),
    result: {
      totalRecords: 12,
      weekId: 2,
      confirmed: false,
      data: places.slice(0, 10).map((place) => exampleRow(place)),
      own: [exampleRow(2)],
      ...fields,
    },
  };
}

/** Two matchdays of the first five. */
export const exampleHistory: LeagueHistory = {
  weeks: [1, 2],
  teams: [1, 2, 3, 4, 5].map((place) => ({
    team: teamAt(place),
    own: place === 2,
    ranks: [6 - place, place],
    points: [60, 120],
    weekPoints: [60, 60],
  })),
};
