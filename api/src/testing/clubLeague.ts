import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATISTICS, type StatisticName } from '@euro/game';
import { createRandom, type Random } from '../infra/random/seededRandom.js';
import { writeMoment } from '../infra/text/writeMoment.js';
import { SeasonPack } from './seasonPack.js';

const CLUBS = 12;
const MATCHDAYS = 2 * (CLUBS - 1);
const FIRST = Date.parse('2027-08-07T18:00:00Z');
const DAY = 24 * 3_600_000;
/** Of each club: goalkeepers, defenders, midfielders, forwards. */
const SQUAD = [2, 6, 6, 4] as const;
/** Starters by position, and who comes on for whom in minute 70: a forward for a forward. */
const ELEVEN = [1, 4, 4, 2] as const;

/** What a player did, as the pack has it. */
export interface ClubLeagueStat {
  readonly matchId: number;
  readonly playerId: number;
  readonly weekId: number;
  readonly positionId: number;
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  readonly saves: number;
  readonly yellow_cards: number;
  readonly conceeded: number;
}

export interface ClubLeague {
  readonly directory: string;
  /** JSON of its brand. */
  readonly brand: string;
  readonly stats: readonly ClubLeagueStat[];
  /** The moment after the last match, epoch milliseconds. */
  readonly end: number;
}

/**
 * Squads of nine and three with two goalkeepers and no coach; every player who plays has a point, goals are worth ten.
 */
const settings = {
  sides: 'clubs',
  assetsCdn: '',
  budget: 70,
  lineupSize: 9,
  benchSize: 3,
  squadLayout: [0, 2, 4, 4, 2],
  formationLimits: [
    { min: 0, max: 0 },
    { min: 1, max: 1 },
    { min: 3, max: 4 },
    { min: 2, max: 4 },
    { min: 1, max: 2 },
  ],
  lineupPositionRows: [0, 1, 3, 4, 1],
  teamSameClubPlayersLimit: [2],
  weeklyTransfers: false,
  transfersAllowed: 1,
  transferCanBeSaved: true,
  maxSavedTransfers: 3,
  transfersResettable: true,
  transferTaxPercentage: 0,
  profitTaxPercentage: 0,
  saleStep: 0.1,
  officialStartWeek: 1,
  boostersEnabled: true,
  boostersFromWeek: 3,
  powerSubsFromWeek: 2,
  powerSubsPerWeek: 1,
  rankUnpaidTeams: true,
  rankingPeriods: [
    { id: 2, firstWeek: 1, lastWeek: CLUBS - 1 },
    { id: 3, firstWeek: CLUBS, lastWeek: MATCHDAYS },
  ],
  rankingCustom: [],
  autoConfirm: true,
  newsUrl: null,
  teamPrice: 0,
  premiumPrice: 500,
};

const brand = {
  name: { nl: 'Regionale Liga 2027', en: 'Regional League 2027' },
  short: { nl: 'Liga 2027', en: 'League 2027' },
  word: { nl: 'Ligamanager', en: 'League Manager' },
  colours: {
    ...{ night: '#0F4C3A', nightDeep: '#08291F', nightLift: '#17634D', soft: '#BFE3D6' },
    ...{ accent: '#FFD166', brandText: '#0F5A44', data: '#2A9D7A' },
  },
  emblem: 'M16 1 30 26H2z',
  hero: { nl: '', en: '' },
  credits: [
    { nl: 'Cijfers: verzonnen', en: 'Figures: made up' },
    { nl: 'Geen echte liga', en: 'No real league' },
  ],
};

const scoring = {
  captainMultiplier: 2,
  tripleCaptainMultiplier: 4,
  coachPoints: { win: 0, draw: 0, loss: 0 },
  rules: [
    { rule: 'minutes-under-60', statistic: 'minutes', from: 1, points: 1 },
    { rule: 'goal', statistic: 'goals', points: 10 },
    { rule: 'assist', statistic: 'assists', points: 4.5 },
    { rule: 'clean-sheet', statistic: 'conceeded', to: 0, minutes: 90, points: { 1: 5, 2: 3 } },
    { rule: 'saves', statistic: 'saves', per: 3, points: 2 },
    { rule: 'yellow-card', statistic: 'yellow_cards', minutes: 0, points: -1.5 },
  ],
};

/** Written straight from the table above, sharing no code with the game: points of one row. */
export function pointsByHand(stat: ClubLeagueStat): number {
  let points = 0;
  if (stat.minutes > 0) {
    points += 1 + 10 * stat.goals + 4.5 * stat.assists + 2 * Math.floor(stat.saves / 3);
    if (stat.minutes >= 90 && stat.conceeded === 0)
      points += stat.positionId === 1 ? 5 : stat.positionId === 2 ? 3 : 0;
  }
  return points - 1.5 * stat.yellow_cards;
}

/** A pack of a made-up league: 12 clubs, 22 matchdays, all played. The same seed makes the same one. */
export function writeClubLeague(seed: number): ClubLeague {
  const random = createRandom(seed);
  const directory = mkdtempSync(join(tmpdir(), 'euro-league-'));
  const clubs = Array.from({ length: CLUBS }, (_, index) => index + 1);
  const code = (club: number) => `C${String(club).padStart(2, '0')}`;
  const players = clubs.flatMap((club) => squadOf(club, () => (35 + random.whole(41)) / 10));
  const matches: string[] = [];
  const stats: (ClubLeagueStat & { readonly row: string })[] = [];
  let matchId = 0;
  for (let weekId = 1; weekId <= MATCHDAYS; weekId += 1) {
    for (const [home, away] of pairsOf(weekId)) {
      matchId += 1;
      const kickoff = FIRST + (weekId - 1) * 7 * DAY + (matchId % 3) * 2 * 3_600_000;
      const goals = [random.whole(4), random.whole(4)] as const;
      const finished = writeMoment(kickoff + 115 * 60_000);
      matches.push(
        [
          ...[
            matchId,
            weekId,
            writeMoment(kickoff),
            finished,
            code(home),
            code(away),
            '',
            '',
            '',
            '',
            ...goals,
          ],
          ...[0, '', '', 'Stadion', 'Stad', 'League', 1, ''],
        ].join(),
      );
      for (const [side, club] of [home, away].entries()) {
        const scored = goals[side] ?? 0;
        const against = goals[1 - side] ?? 0;
        const squad = players.filter((player) => player.club === club && player.position > 0);
        stats.push(...appearances({ matchId, weekId, squad, scored, against, random }));
      }
    }
  }
  const write = (name: string, content: string) => writeFileSync(join(directory, name), content);
  const rows = (name: string, header: string, lines: readonly string[]) =>
    write(name, `${[header, ...lines].join('\n')}\n`);
  write(
    'competition.json',
    JSON.stringify({ feed: 'CLUBS', season: 2027, slug: 'clubs-2027', deadlines: {}, settings }),
  );
  write('scoring.json', JSON.stringify(scoring));
  write('brand.json', JSON.stringify(brand));
  rows(
    'clubs.csv',
    'id,short,nameNl,nameEn,group,externalId',
    clubs.map((club) => `${club},${code(club)},Club ${club},Club ${club},A,`),
  );
  rows(
    'players.csv',
    'id,club,position,shirt,name,short,forename,surname,clubName,value,ban,injury,portraitUrl',
    players.map(({ id, club, position, shirt, name, value }) =>
      [id, code(club), position, shirt, name, name, '', name, '', value.toFixed(1), 0, 0, ''].join(),
    ),
  );
  rows(
    'matches.csv',
    'id,week,kickoff,finishedAt,home,away,homeKnownAt,awayKnownAt,homeFrom,awayFrom,homeScore,awayScore,extraTime,penHome,penAway,venue,city,stage,final,feedUrl',
    matches,
  );
  rows(
    'stats.csv',
    STATS_HEADER,
    stats.map(({ row }) => row),
  );
  return { directory, brand: JSON.stringify(brand), stats, end: FIRST + MATCHDAYS * 7 * DAY };
}

/** The same league for a test that changes it: matchday n closes on a Saturday at 18.00 UTC, the first on 7 August 2027. */
export function clubSeason(seed: number): SeasonPack {
  const { directory } = writeClubLeague(seed);
  const pack = SeasonPack.read(directory);
  rmSync(directory, { recursive: true });
  return pack;
}

const STATS_HEADER = [
  ...['matchId', 'playerId', 'started', 'inMin', 'outMin'],
  ...STATISTICS.map(({ name }) => name),
  'skillIndex',
].join();

interface LeaguePlayer {
  readonly id: number;
  readonly club: number;
  readonly position: number;
  readonly shirt: number | '';
  readonly name: string;
  readonly value: number;
}

function squadOf(club: number, priceOf: () => number): LeaguePlayer[] {
  const positions = SQUAD.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  const coach = { id: club * 100, club, position: 0, shirt: '' as const, name: `T${club}`, value: 4 };
  return [
    coach,
    ...positions.map((position, index) => ({
      ...{ id: club * 100 + index + 1, club, position, shirt: index + 1 },
      ...{ name: `P${club}-${index + 1}`, value: priceOf() },
    })),
  ];
}

/** Everybody meets everybody, once at home and once away (circle method). */
function pairsOf(weekId: number): [number, number][] {
  const round = (weekId - 1) % (CLUBS - 1);
  const isReturn = weekId >= CLUBS;
  return Array.from({ length: CLUBS / 2 }, (_, index) => {
    const one = index === 0 ? CLUBS : ((round + index) % (CLUBS - 1)) + 1;
    const other = ((round + CLUBS - 1 - index) % (CLUBS - 1)) + 1;
    return isReturn ? [other, one] : [one, other];
  });
}

interface Side {
  readonly matchId: number;
  readonly weekId: number;
  readonly squad: readonly LeaguePlayer[];
  readonly scored: number;
  readonly against: number;
  readonly random: Random;
}

function appearances({ matchId, weekId, squad, scored, against, random }: Side) {
  const starters = ELEVEN.flatMap((count, index) =>
    someOf(
      squad.filter(({ position }) => position === index + 1),
      count,
      random,
    ),
  );
  const rested = squad.filter((player) => player.position === 4 && !starters.includes(player));
  const [off] = starters.filter(({ position }) => position === 4);
  const [on] = rested;
  const onPitch = on ? [...starters, on] : starters;
  const scorers = Array.from({ length: scored }, () => random.pick(starters).id);
  const helpers = Array.from({ length: scored }, () => random.pick(starters).id);
  const count = (ids: readonly number[], id: number) => ids.filter((one) => one === id).length;
  return onPitch.map((player) => {
    const isOn = player === on;
    const isOff = player === off && on !== undefined;
    const [inMin, outMin] = isOn ? [70, 90] : [0, isOff ? 70 : 90];
    const stat: ClubLeagueStat = {
      ...{ matchId, weekId, playerId: player.id, positionId: player.position },
      minutes: outMin - inMin,
      goals: count(scorers, player.id),
      assists: count(helpers, player.id),
      saves: player.position === 1 ? random.whole(8) : 0,
      yellow_cards: random.whole(10) === 0 ? 1 : 0,
      conceeded: isOn ? 0 : against,
    };
    const counts: Partial<Record<StatisticName, number>> = { ...stat, teamConceded: against };
    const row = [
      ...[matchId, player.id, isOn ? 0 : 1, inMin, outMin],
      ...STATISTICS.map(({ name }) => counts[name] ?? 0),
      '',
    ].join();
    return { ...stat, row };
  });
}

function someOf(players: readonly LeaguePlayer[], count: number, random: Random): LeaguePlayer[] {
  const remaining = [...players];
  return Array.from(
    { length: count },
    () => remaining.splice(random.whole(remaining.length), 1)[0] as LeaguePlayer,
  );
}
