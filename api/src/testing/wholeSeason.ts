import { createRandom, type Random } from '../infra/random/seededRandom.js';
import { writeMoment } from '../infra/text/writeMoment.js';
import { type Cells, SeasonPack } from './seasonPack.js';
import { NO_COUNTS, range, statsOf } from './seasonStats.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST = Date.parse('2026-11-07T18:00:00Z');
const CLUBS = 8;
export const SEASON_MATCHDAYS = 2 * (CLUBS - 1);
/** Kick-offs of a matchday's matches after its planned deadline. */
const KICK_OFFS = [0, 2 * HOUR, 20 * HOUR, 22 * HOUR] as const;
/** Of each club: goalkeepers, defenders, midfielders, forwards. */
const SQUAD = [2, 6, 6, 4] as const;

const at = (moment: string) => Date.parse(moment);
/** The deadline that a matchday is planned with, epoch ms. */
const planned = (weekId: number) => FIRST + (weekId - 1) * 7 * DAY;
const code = (club: number) => `C${club}`;

/** What the feed says of a match until a moment: then the next line of the season's script holds. */
interface Earlier {
  readonly matchId: number;
  /** Epoch ms: from then on the feed says something else. */
  readonly until: number;
  readonly cells: Cells;
  /** Starters' minutes so far, where the match had begun. */
  readonly minutes?: number;
}

/** A made-up season with everything that only a season has, and what its feed said meanwhile. */
export interface WholeSeason {
  /** The season as it was in the end. */
  readonly pack: SeasonPack;
  /** The files as a provider has them at a moment, epoch ms. */
  at(now: number): SeasonPack;
  /** Moments at which an operator imports, in order: before each deadline, after it, and after each message. */
  readonly imports: readonly number[];
  /** Deadlines by matchday, epoch ms, worked out by hand. */
  readonly deadlines: readonly number[];
}

/** Who does what in the season; ids are club × 100 + a number, 0 for the coach. */
export const CAST = {
  /** Leaves the competition after matchday 3. */
  leaver: 216,
  leftAt: at('2026-11-24T12:00:00Z'),
  /** Moves from club 1 to club 4 in January; his number in club 1 goes to another. */
  mover: 110,
  movedAt: at('2027-01-05T12:00:00Z'),
  /** Comes to club 5 from abroad. */
  newcomer: 550,
  cameAt: at('2027-01-07T12:00:00Z'),
  /** Replaced as the coach of club 3, which has none on matchday 6. */
  coach: 300,
  coachLeftAt: at('2026-12-08T12:00:00Z'),
  newCoach: 350,
  newCoachAt: at('2026-12-14T12:00:00Z'),
} as const;

/** The numbers of matches with a story: (matchday − 1) × 4 + place. */
const MATCHES = {
  /** Stopped in minute 63; goes on after the deadline of the next matchday. */
  suspended: 11,
  suspendedUntil: at('2026-12-02T18:00:00Z'),
  /** Postponed from matchday 4 into the window of matchday 6. */
  postponed: 14,
  postponedTo: at('2026-12-15T19:00:00Z'),
  awarded: 19,
  abandonedWithResult: 26,
  /** The first match of matchday 8: postponed without a date, so that the matchday closes two hours later. */
  firstPostponed: 29,
  firstPostponedTo: at('2027-01-13T19:00:00Z'),
  abandoned: 35,
  /** Counted in matchday 11, and annulled after it was confirmed. */
  annulled: 42,
  annulledAt: at('2027-01-25T12:00:00Z'),
  /** Of matchday 12, played in the window of matchday 10. */
  forward: 46,
  forwardTo: at('2027-01-12T19:00:00Z'),
  cancelled: 52,
  /** Its counts are corrected a week later. */
  corrected: 3,
  correctedAt: at('2026-11-20T12:00:00Z'),
} as const;

/** The same seed makes the same season. */
export function wholeSeason(seed: number, settings: object): WholeSeason {
  const random = createRandom(seed);
  const pack = new SeasonPack({
    competition: { feed: 'WHOLE', season: 2026, slug: '', deadlines: {} },
    settings: { ...SETTINGS, ...settings },
    clubs: range(CLUBS).map((club) => ({
      ...{ id: club, short: code(club), nameNl: `Club ${club}`, nameEn: `Club ${club}`, group: 'A' },
      ...{ externalId: '', nameShort: `Stad ${club}`, deduction: club === 6 ? 4 : '' },
    })),
    players: range(CLUBS).flatMap((club) => squadOf(club)),
  });
  move(pack);
  for (let weekId = 1; weekId <= SEASON_MATCHDAYS; weekId += 1) {
    for (const [index, [home, away]] of pairsOf(weekId).entries()) {
      const id = (weekId - 1) * KICK_OFFS.length + index + 1;
      const kickoff = planned(weekId) + (KICK_OFFS[index] ?? 0);
      pack.matches.push(playedMatch({ id, weekId, kickoff, home, away }, random));
    }
  }
  const earlier = changeMatches(pack);
  for (const match of pack.matches) pack.stats.push(...statsOf(pack, match, random));
  const corrections = correct(pack);
  const deadlines = range(SEASON_MATCHDAYS).map((weekId) => planned(weekId) + (weekId === 8 ? 2 * HOUR : 0));
  const stories = [...earlier.map(({ until }) => until), MATCHES.correctedAt];
  const imports = [
    FIRST - 10 * DAY,
    ...range(SEASON_MATCHDAYS).flatMap((weekId) => [
      planned(weekId) - 3 * HOUR,
      planned(weekId) + DAY + HOUR,
    ]),
    ...stories.map((moment) => moment + HOUR),
    ...[MATCHES.suspendedUntil, MATCHES.postponedTo, MATCHES.firstPostponedTo, MATCHES.forwardTo].map(
      (moment) => moment + 4 * HOUR,
    ),
    planned(SEASON_MATCHDAYS) + 5 * DAY,
  ];
  return {
    pack,
    deadlines,
    imports: [...new Set(imports)].sort((a, b) => a - b),
    at: (now) => seasonAt(pack, now, earlier, corrections),
  };
}

/** Players and coaches who come, go and get other numbers. */
function move({ players, spells }: SeasonPack): void {
  const row = (id: number) => players.find((player) => player.id === id) as Cells;
  row(CAST.leaver).leftAt = writeMoment(CAST.leftAt);
  row(CAST.coach).leftAt = writeMoment(CAST.coachLeftAt);
  players.push(
    { ...row(509), id: CAST.newcomer, club: '', shirt: '', name: 'Newcomer', short: 'New' },
    { ...row(400), id: CAST.newCoach, club: '', name: 'Coach', short: 'Coach' },
  );
  const spell = (player: number, club: number, from: number, shirt: number | '') =>
    spells.push({ player, club: code(club), from: writeMoment(from), shirt });
  spell(CAST.mover, 4, CAST.movedAt, 40);
  spell(CAST.newcomer, 5, CAST.cameAt, 30);
  spell(CAST.newCoach, 3, CAST.newCoachAt, '');
  // The numbers of who left and of who moved are given again.
  spell(217, 2, CAST.leftAt + DAY, 16);
  spell(111, 1, CAST.movedAt, 10);
}

interface Fixture {
  readonly id: number;
  readonly weekId: number;
  readonly kickoff: number;
  readonly home: number;
  readonly away: number;
}

function playedMatch({ id, weekId, kickoff, home, away }: Fixture, random: Random): Cells {
  return {
    ...{ id, week: weekId, state: '', kickoff: writeMoment(kickoff), resumesAt: '' },
    ...{ finishedAt: writeMoment(kickoff + 115 * 60_000), minute: '', home: code(home), away: code(away) },
    ...{ homeKnownAt: '', awayKnownAt: '', homeScore: random.whole(4), awayScore: random.whole(4) },
    ...{ extraTime: 0, penHome: '', penAway: '', stage: 'League', final: 1, feedUrl: '' },
  };
}

/** Moves, suspends and awards matches; returns what the feed said of them before. */
function changeMatches(pack: SeasonPack): Earlier[] {
  const earlier: Earlier[] = [];
  const noScore = { finishedAt: '', homeScore: '', awayScore: '', final: 0 };
  const before = (matchId: number, until: number, cells: Cells, minutes?: number) =>
    earlier.push({ matchId, until, cells: { ...noScore, ...cells }, ...(minutes && { minutes }) });
  const row = (id: number) => pack.matches.find((match) => match.id === id) as Cells;
  const kickoff = (id: number) => String(row(id).kickoff);
  const moved = (id: number, to: number) =>
    pack.setMatch(id, { kickoff: writeMoment(to), finishedAt: writeMoment(to + 115 * 60_000) });

  const { suspended, suspendedUntil } = MATCHES;
  before(suspended, at(kickoff(suspended)) + HOUR, {});
  const soFar = { state: 'suspended', minute: 63, homeScore: 0, awayScore: 0 };
  before(suspended, suspendedUntil - 2 * DAY, soFar, 63);
  before(suspended, suspendedUntil + HOUR, { ...soFar, resumesAt: writeMoment(suspendedUntil) }, 63);
  pack.setMatch(suspended, {
    resumesAt: writeMoment(suspendedUntil),
    finishedAt: writeMoment(suspendedUntil + HOUR),
  });

  const { postponed, postponedTo, firstPostponed, firstPostponedTo } = MATCHES;
  before(postponed, planned(4) - DAY, { kickoff: kickoff(postponed) });
  before(postponed, planned(4) + 3 * DAY, { kickoff: kickoff(postponed), state: 'postponed' });
  moved(postponed, postponedTo);
  before(firstPostponed, planned(8) - 2 * DAY, { kickoff: kickoff(firstPostponed) });
  before(firstPostponed, planned(9) + 2 * DAY, { kickoff: kickoff(firstPostponed), state: 'postponed' });
  moved(firstPostponed, firstPostponedTo);
  before(MATCHES.forward, planned(9) + 3 * DAY, { kickoff: kickoff(MATCHES.forward) });
  moved(MATCHES.forward, MATCHES.forwardTo);

  before(MATCHES.awarded, planned(5) + 2 * DAY, {});
  pack.setMatch(MATCHES.awarded, { state: 'awarded', homeScore: 3, awayScore: 0 });
  pack.setMatch(MATCHES.abandonedWithResult, { state: 'abandoned' });
  before(MATCHES.abandoned, planned(9) + 2 * DAY, {});
  pack.setMatch(MATCHES.abandoned, { ...noScore, state: 'abandoned' });
  before(MATCHES.cancelled, planned(13) - DAY, {});
  pack.setMatch(MATCHES.cancelled, { ...noScore, state: 'cancelled' });
  return earlier;
}

/** Matches and statistics that were wrong until a moment. */
interface Corrections {
  readonly annulled: { readonly cells: Cells; readonly stats: readonly Cells[] };
  readonly wrong: readonly Cells[];
}

/** Annuls a match that was counted, and corrects another; returns both as they were. */
function correct(pack: SeasonPack): Corrections {
  const ofMatch = (id: number) => pack.stats.filter(({ matchId }) => matchId === id);
  const wrong = ofMatch(MATCHES.corrected).map((stat) => ({ ...stat }));
  for (const stat of ofMatch(MATCHES.corrected)) {
    if (stat.assists === 0 && Number(stat.minutes) > 0 && Number(stat.playerId) % 3 === 0) stat.assists = 1;
  }
  const annulled = {
    cells: { ...pack.matches.find(({ id }) => id === MATCHES.annulled) },
    stats: ofMatch(MATCHES.annulled),
  };
  pack.unplay(MATCHES.annulled, { state: 'annulled' });
  return { annulled, wrong };
}

function seasonAt(
  final: SeasonPack,
  now: number,
  earlier: readonly Earlier[],
  { annulled, wrong }: Corrections,
): SeasonPack {
  const copy = (rows: readonly Cells[]) => rows.map((row) => ({ ...row }));
  const pack = new SeasonPack({
    ...{ competition: final.competition, settings: final.settings, clubs: copy(final.clubs) },
    players: copy(final.players),
  });
  pack.spells.push(...copy(final.spells));
  pack.matches.push(...copy(final.matches));
  pack.stats.push(...copy(final.stats));
  if (now < MATCHES.annulledAt) {
    pack.setMatch(MATCHES.annulled, annulled.cells);
    pack.stats.push(...copy(annulled.stats));
  }
  if (now < MATCHES.correctedAt) {
    const kept = pack.stats.filter(({ matchId }) => matchId !== MATCHES.corrected);
    pack.stats.splice(0, pack.stats.length, ...kept, ...copy(wrong));
  }
  // No import comes while a match is played: its result is there, or nothing of it.
  for (const { id, kickoff } of pack.matches) if (at(String(kickoff)) >= now) hide(pack, Number(id));
  const replaced = new Set<number>();
  for (const { matchId, until, cells, minutes } of earlier) {
    if (now >= until || replaced.has(matchId)) continue;
    replaced.add(matchId);
    const starters = final.stats.filter((stat) => stat.matchId === matchId && stat.started === 1);
    pack.unplay(matchId, { state: '', resumesAt: '', ...cells });
    if (minutes === undefined) continue;
    pack.stats.push(
      ...starters.map(({ playerId }) => ({
        ...{ matchId, playerId: playerId ?? 0, started: 1, inMin: 0, outMin: '', ...NO_COUNTS, minutes },
        skillIndex: '',
      })),
    );
  }
  return pack;
}

/** Takes away what is not known before a kick-off; what was decided without one stays. */
function hide(pack: SeasonPack, id: number): void {
  const match = pack.matches.find((one) => one.id === id);
  if (match?.homeScore !== '' && match?.state !== 'awarded') pack.unplay(id, { state: '', resumesAt: '' });
}

function squadOf(club: number): Cells[] {
  const positions = [0, ...SQUAD.flatMap((count, index) => range(count).map(() => index + 1))];
  return positions.map((position, index) => ({
    ...{ id: club * 100 + index, club: code(club), position, shirt: index === 0 ? '' : index },
    ...{ name: `Player ${club * 100 + index}`, short: `P${club * 100 + index}`, forename: '' },
    ...{ surname: `Player ${club * 100 + index}`, clubName: '', value: '5.0', ban: 0, injury: 0 },
    ...{ portraitUrl: '', leftAt: '' },
  }));
}

/** Everybody meets everybody, once at home and once away (circle method). */
function pairsOf(weekId: number): [number, number][] {
  const rounds = CLUBS - 1;
  const round = (weekId - 1) % rounds;
  return range(CLUBS / 2).map((place) => {
    const one = place === 1 ? CLUBS : ((round + place - 1) % rounds) + 1;
    const other = ((round + rounds - place + 1) % rounds) + 1;
    return weekId > rounds ? [other, one] : [one, other];
  });
}

/** The game of the specification, with boosters from matchday 2 on and a budget that buys anybody. */
const SETTINGS = {
  ...{ sides: 'clubs', assetsCdn: '', budget: 200, lineupSize: 11, benchSize: 4 },
  lineupPositionRows: [1, 1, 4, 4, 2],
  teamSameClubPlayersLimit: [4],
  ...{ weeklyTransfers: false, transfersAllowed: 2, transferCanBeSaved: true, maxSavedTransfers: null },
  ...{ transfersResettable: false, transferTaxPercentage: 0, profitTaxPercentage: 0, saleStep: 0.5 },
  ...{ officialStartWeek: 1, captainMultiplier: 1.5, tripleCaptainMultiplier: 3 },
  coachPoints: { win: 3, draw: 1, loss: 0 },
  ...{ boostersEnabled: true, boostersFromWeek: 2, powerSubsFromWeek: 2, powerSubsPerWeek: 4 },
  rankUnpaidTeams: true,
  rankingPeriods: [
    { id: 2, firstWeek: 1, lastWeek: 7 },
    { id: 3, firstWeek: 8, lastWeek: 14 },
  ],
  rankingCustom: [],
  ...{ autoConfirm: true, newsUrl: null, teamPrice: 0, premiumPrice: 500 },
  tableOrder: ['goal-difference', 'goals', 'head-to-head'],
};
