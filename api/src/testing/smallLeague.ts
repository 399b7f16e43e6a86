import { STATISTICS } from '@euro/game';
import { writeMoment } from '../infra/text/writeMoment.js';
import { type Cells, SeasonPack } from './seasonPack.js';

const CODES = ['AAA', 'BBB', 'CCC', 'DDD'] as const;
/** Position of each of a club's thirteen players; the first of each position are the eleven. */
const POSITIONS = [1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4] as const;
/** Places of the second goalkeeper and the second forward, who stay on the bench. */
const RESERVES: readonly number[] = [2, 13];
const SCORER = 12;
const FIRST = Date.parse('2026-08-01T18:00:00Z');
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
/** Pairings of the first half; the second has home and away exchanged. */
const ROUNDS = [
  [
    [1, 2],
    [3, 4],
  ],
  [
    [1, 3],
    [4, 2],
  ],
  [
    [1, 4],
    [2, 3],
  ],
] as const;

/** The deadline of a matchday of the small league, epoch ms: its first kick-off. */
export function smallDeadline(weekId: number): number {
  return FIRST + (weekId - 1) * WEEK;
}

/**
 * A league of four clubs, AAA to DDD, who meet twice in six weekly matchdays; the home side always wins by a goal of
 * its forward (club × 100 + 12). Squads have a coach (club × 100) and thirteen players (club × 100 + 1 to 13).
 * @param played matchdays with results
 */
export function smallLeague(played: number): SeasonPack {
  const league = new SeasonPack({
    competition: { feed: 'SMALL', season: 2026, slug: '', deadlines: {} },
    settings: { ...SETTINGS },
    clubs: CODES.map((short, index) => ({
      ...{
        id: index + 1,
        short,
        nameNl: `Club ${short}`,
        nameEn: `Club ${short}`,
        group: 'A',
        externalId: '',
      },
    })),
    players: CODES.flatMap((club, index) => squadOf(club, (index + 1) * 100)),
  });
  for (let weekId = 1; weekId <= 2 * ROUNDS.length; weekId += 1) {
    const pairs = ROUNDS[(weekId - 1) % ROUNDS.length] ?? [];
    pairs.forEach(([one, other], index) => {
      const [home, away] = weekId <= ROUNDS.length ? [one, other] : [other, one];
      const id = (weekId - 1) * 2 + index + 1;
      const kickoff = smallDeadline(weekId) + index * 2 * HOUR;
      const isPlayed = weekId <= played;
      league.matches.push({
        ...{ id, week: weekId, kickoff: writeMoment(kickoff) },
        finishedAt: isPlayed ? writeMoment(kickoff + 2 * HOUR) : '',
        ...{ home: CODES[home - 1] ?? '', away: CODES[away - 1] ?? '', homeKnownAt: '', awayKnownAt: '' },
        ...{
          homeScore: isPlayed ? 1 : '',
          awayScore: isPlayed ? 0 : '',
          extraTime: 0,
          penHome: '',
          penAway: '',
        },
        ...{ venue: 'Park', city: 'Town', stage: 'League', final: isPlayed ? 1 : 0, feedUrl: '' },
      });
      if (isPlayed) league.stats.push(...statsOf(id, home, 0), ...statsOf(id, away, 1));
    });
  }
  return league;
}

function squadOf(club: string, base: number): Cells[] {
  const row = (id: number, position: number, shirt: number | '') => ({
    ...{
      id,
      club,
      position,
      shirt,
      name: `Player ${id}`,
      short: `P${id}`,
      forename: '',
      surname: `Player ${id}`,
    },
    ...{ clubName: '', value: '5.0', ban: 0, injury: 0, portraitUrl: '', leftAt: '' },
  });
  return [
    row(base, 0, ''),
    ...POSITIONS.map((position, index) => row(base + index + 1, position, index + 1)),
  ];
}

function statsOf(matchId: number, club: number, against: number): Cells[] {
  return POSITIONS.flatMap((_, index) =>
    RESERVES.includes(index + 1) ? [] : [statRow(matchId, club * 100 + index + 1, against)],
  );
}

/** The row of a starter who played the whole match. */
export function statRow(matchId: number, playerId: number, against: number): Cells {
  const counts = Object.fromEntries(STATISTICS.map(({ name }) => [name, 0]));
  const goals = playerId % 100 === SCORER && against === 0 ? 1 : 0;
  return {
    ...{ matchId, playerId, started: 1, inMin: 0, outMin: 90 },
    ...{ ...counts, minutes: 90, goals, conceeded: against, teamConceded: against, skillIndex: '' },
  };
}

/** Squads of seven and four with two goalkeepers and a coach; at most four of a club. */
const SETTINGS = {
  sides: 'clubs',
  assetsCdn: '',
  budget: 100,
  lineupSize: 7,
  benchSize: 4,
  squadLayout: [1, 2, 4, 4, 1],
  formationLimits: [
    { min: 1, max: 1 },
    { min: 1, max: 1 },
    { min: 2, max: 4 },
    { min: 1, max: 4 },
    { min: 0, max: 1 },
  ],
  lineupPositionRows: [1, 1, 3, 2, 1],
  teamSameClubPlayersLimit: [4],
  weeklyTransfers: false,
  transfersAllowed: 2,
  transferCanBeSaved: true,
  maxSavedTransfers: null,
  transfersResettable: true,
  transferTaxPercentage: 0,
  profitTaxPercentage: 0,
  saleStep: 0.1,
  officialStartWeek: 1,
  captainMultiplier: 2,
  tripleCaptainMultiplier: 3,
  coachPoints: { win: 3, draw: 1, loss: 0 },
  scoring: [
    { rule: 'minutes-60', statistic: 'minutes', from: 60, points: 2 },
    { rule: 'goal', statistic: 'goals', points: 6 },
    { rule: 'clean-sheet', statistic: 'conceeded', to: 0, minutes: 60, points: { 1: 4, 2: 4 } },
    { rule: 'saves', statistic: 'saves', per: 2, points: 1 },
  ],
  boostersEnabled: false,
  boostersFromWeek: 3,
  powerSubsFromWeek: 3,
  powerSubsPerWeek: 1,
  rankUnpaidTeams: true,
  rankingPeriods: [{ id: 7, firstWeek: 1, lastWeek: 3 }],
  rankingCustom: [],
  autoConfirm: true,
  newsUrl: null,
  teamPrice: 0,
  premiumPrice: 500,
};
