import {
  type CompetitionSettings,
  DEFAULT_SETTINGS,
  type DeadlineInfo,
  type LiveState,
  type Match,
  type Player,
  type Services,
  type User,
} from '@euro/api-contract';
import type { Live, MatchesState, MyTeam } from '../contract/state.js';

/** Wednesday 19 June 2024, 10.00 in Brussels: matchday 1 is confirmed, matchday 2 closes at 15.00. */
export const exampleNow = Date.parse('2024-06-19T08:00:00Z');

export const exampleSettings: CompetitionSettings = {
  ...DEFAULT_SETTINGS,
  competitionFeed: 'EUROM',
  seasonId: 2024,
  assetsCdn: '',
  budget: 100,
  lineupSize: 11,
  benchSize: 4,
  lineupPositionRows: [1, 1, 4, 4, 2],
  transferTaxPercentage: 0,
  profitTaxPercentage: 0,
  teamSameClubPlayersLimit: [3, 3, 3, 4, 4, 6, 6],
  weeklyTransfers: false,
  transfersAllowed: 2,
  transferCanBeSaved: true,
  maxSavedTransfers: null,
  transfersResettable: false,
  officialStartWeek: 1,
  captainMultiplier: 1.5,
  tripleCaptainMultiplier: 3,
  coachPoints: { win: 3, draw: 1, loss: 0 },
  saleStep: 0.5,
  boostersEnabled: false,
  boostersFromWeek: 5,
  powerSubsFromWeek: 5,
  powerSubsPerWeek: 4,
  teamPrice: 700,
  premiumPrice: 990,
  premiumEverywhere: true,
  maxTeams: 10,
  spyingEnabled: true,
  expectedLineupsPremium: true,
};

/** The demo's: a broadcaster to sign in with and something to pay with, no Facebook, nothing that needs consent. */
export const exampleServices: Services = {
  sso: { name: 'De Schelde', widgetURL: null, siteURL: null, links: [] },
  facebook: null,
  payments: true,
  analytics: null,
  helpWidget: null,
};

export const exampleUser: User = {
  id: 7,
  firstName: 'Lotte',
  lastName: 'Peeters',
  email: 'lotte@demo.test',
  city: null,
  street: null,
  streetNr: null,
  postCode: null,
  country: null,
  vrtId: null,
  favoriteClubId: null,
  avatar: null,
  role: 'user',
  roles: ['user'],
  premiumIn: [],
  language: 'nl',
  hasPassword: true,
  emailVerified: true,
  identities: [],
};

const deadlines = [
  '2024-06-14T19:00:00Z',
  '2024-06-19T13:00:00Z',
  '2024-06-23T19:00:00Z',
  '2024-06-29T16:00:00Z',
  '2024-07-05T16:00:00Z',
  '2024-07-09T19:00:00Z',
  '2024-07-14T19:00:00Z',
];

export const exampleWeeks: MatchesState['weeks'] = deadlines.map((deadlineDate, index) => ({
  weekId: index + 1,
  deadlineDate,
  state: index === 0 ? 'confirmed' : 'open',
}));

export const exampleDeadline: DeadlineInfo = {
  deadlineWeek: 2,
  deadlineDate: '2024-06-19T13:00:00Z',
  displayWeek: 1,
  lastScoredWeek: 1,
  now: '2024-06-19T08:00:00Z',
  speed: 1,
};

/** Germany–Scotland, 5–1, the opening match, unless overridden. */
export function exampleMatch(fields: Partial<Match> = {}): Match {
  return {
    id: 1,
    weekId: 1,
    date: '2024-06-14T19:00:00Z',
    deadlineDate: '2024-06-14T19:00:00Z',
    homeId: { id: 1, short: 'GER', name: 'Duitsland' },
    awayId: { id: 2, short: 'SCO', name: 'Schotland' },
    homeScore: 5,
    awayScore: 1,
    extraTime: false,
    penHome: null,
    penAway: null,
    status: 'finished',
    minute: null,
    stage: 'group',
    homeFairPlay: 2,
    awayFairPlay: 4,
    homeFrom: null,
    awayFrom: null,
    venue: 'Allianz Arena',
    city: 'München',
    feedUrl: null,
    ...fields,
  };
}

/** Jamal Musiala after matchday 1, unless overridden. */
export function examplePlayer(fields: Partial<Player> = {}): Player {
  return {
    id: 110,
    name: 'Jamal Musiala',
    short: 'Musiala',
    forename: 'Jamal',
    surname: 'Musiala',
    positionId: 3,
    clubId: 1,
    shirt: 10,
    value: 9,
    ban: 0,
    injury: 0,
    eliminated: false,
    form: 9,
    points: 9,
    stats: [{ weekId: 1, points: 9 }],
    popularity: 34.2,
    portraitUrl: null,
    info: 'Bayern München',
    upcomingMatches: [],
    ...fields,
  };
}

export function exampleTeam(fields: Partial<MyTeam> = {}): MyTeam {
  return {
    id: 12,
    name: 'De Rode Duivels',
    teamName: 'De Rode Duivels',
    weekId: 1,
    points: 43,
    rank: 12,
    paid: false,
    paymentId: null,
    payment: null,
    price: 7,
    createdAt: '2024-06-11T10:00:00.000Z',
    badge: null,
    nameVisible: true,
    freeHit: null,
    wildCard: null,
    bank: null,
    tripleCaptain: null,
    scoredWeek: { weekId: 1, points: 43 },
    ...fields,
  };
}

/** What the live stream sends before the deadline of matchday 2, with matchday 1 confirmed, unless overridden. */
export function exampleLiveState(fields: Partial<LiveState> = {}): LiveState {
  return {
    cursor: '1',
    now: exampleDeadline.now,
    speed: 1,
    dataVersion: '1',
    deadlineWeek: exampleDeadline.deadlineWeek,
    deadlineDate: exampleDeadline.deadlineDate,
    weeks: [...exampleWeeks],
    weekId: 1,
    version: 1,
    matches: [],
    players: [],
    ...fields,
  };
}

/** The same as remotes see it, with the stream open. */
export function exampleLive(fields: Partial<Live> = {}): Live {
  return { ...exampleLiveState(), connected: true, players: {}, ...fields };
}
