import { groupTables } from '@euro/game';
import { createRandom } from '../infra/random/seededRandom.js';
import { settleDue } from '../scoring/settlement/index.js';
import { type Person, signedIn } from '../testing/people.js';
import {
  type ChosenLineup,
  type MatchdayOf,
  matchdayOf,
  rankOf,
  type ScorerSettings,
  scorePlayers,
  scoreTeam,
  tableOf,
} from '../testing/seasonScorer.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { TestClient } from '../testing/testClient.js';
import { visibleResults } from '../testing/visibleResults.js';
import { CAST, SEASON_MATCHDAYS, type WholeSeason, wholeSeason } from '../testing/wholeSeason.js';
import { describeProblem } from './feed/feedProblem.js';
import { importFeed } from './feed/importFeed.js';
import { refreshSnapshot } from './snapshot/index.js';

const HOUR = 3_600_000;
const WEEKS = Array.from({ length: SEASON_MATCHDAYS }, (_, index) => index + 1);
const TEAMS = 12;
const NOBODY: MatchdayOf = { points: 0, minutes: 0 };

type Squad = Omit<ChosenLineup, 'booster'>;
type Booster = NonNullable<ChosenLineup['booster']>;

interface Fan {
  readonly person: Person;
  readonly teamId: number;
  readonly firstWeek: number;
  /** The matchday of each booster. */
  readonly boosters: ReadonlyMap<number, Booster>;
  squad: Squad;
  /** What counts on each matchday. */
  readonly lineups: Map<number, ChosenLineup>;
}

/** Plays a season: imports what the feed says at each moment, and has managers change their teams before deadlines. */
class Play {
  readonly fans: Fan[] = [];
  readonly random = createRandom(21);
  locked = 0;

  constructor(
    private readonly api: TestApi,
    private readonly season: WholeSeason,
  ) {}

  async run(): Promise<void> {
    for (const moment of this.season.imports) {
      this.api.clock.set(new Date(moment).toISOString());
      const feed = await this.season.at(moment).feed();
      const result = await importFeed(this.api.database, this.api.clock, feed);
      if (!result.ok)
        throw new Error([new Date(moment).toISOString(), ...result.problems.map(describeProblem)].join('\n'));
      await refreshSnapshot(this.api.context);
      await settleDue(this.api.context);
      await refreshSnapshot(this.api.context);
      const open = 1 + this.season.deadlines.filter((deadline) => deadline <= moment).length;
      const deadline = this.season.deadlines[open - 1];
      if (deadline !== undefined && deadline - moment <= 5 * HOUR) await this.change(open);
    }
  }

  private async change(weekId: number): Promise<void> {
    for (const fan of this.fans) await this.changeTeam(fan, weekId);
    const newTeams = weekId === 1 ? TEAMS - 2 : weekId === 4 ? 2 : 0;
    for (let index = 0; index < newTeams; index += 1) await this.found(weekId, this.fans.length === 0);
  }

  private async found(weekId: number, isFirst: boolean): Promise<void> {
    const person = await signedIn(this.api);
    const squad = this.newSquad(
      weekId,
      isFirst ? [CAST.leaver, CAST.coach, CAST.mover, 401, 403, 409, 415] : [],
    );
    const armbands = isFirst ? { captainId: CAST.leaver, viceCaptainId: CAST.mover } : {};
    const body = { ...squad, ...armbands };
    const answer = await person.client.post('team/add', { teamName: `Team ${this.fans.length}`, ...body });
    expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    const weeks = this.some(
      WEEKS.filter((week) => week > weekId + 1),
      4,
    );
    const names = ['bank', 'tripleCaptain', 'freeHit', 'wildCard'] as const;
    const boosters = new Map(isFirst ? [] : names.map((name, index) => [weeks[index] ?? 0, name] as const));
    const fan = { person, teamId: answer.body.team.id, firstWeek: weekId, boosters, squad: body };
    this.fans.push({ ...fan, lineups: new Map([[weekId, { ...body, booster: null }]]) });
  }

  private async changeTeam(fan: Fan, weekId: number): Promise<void> {
    const planned = fan.boosters.get(weekId) ?? null;
    const before = fan.squad;
    const isFirst = fan === this.fans[0];
    const booster = planned && (await this.send(fan, 'booster', { boosterType: planned })) ? planned : null;
    if (booster === 'freeHit' || booster === 'wildCard') {
      await this.save(fan, '', this.newSquad(weekId, []));
    } else {
      if (this.random.whole(2) === 0) await this.transfer(fan, weekId);
      if (!isFirst) await this.save(fan, '/selections', this.shuffled(fan.squad));
    }
    fan.lineups.set(weekId, { ...fan.squad, booster });
    if (booster === 'freeHit') fan.squad = before;
  }

  /** Saves a squad, which is refused where it would sell known points. */
  private async save(fan: Fan, path: string, squad: Squad): Promise<void> {
    if (await this.send(fan, path, squad)) fan.squad = squad;
  }

  private async send(fan: Fan, path: string, body: object): Promise<boolean> {
    const address = path === 'transfers' ? `team/transfers/${fan.teamId}` : `team/${fan.teamId}`;
    const ending = path === 'booster' ? '/booster' : path === 'transfers' ? '' : path;
    const answer = await fan.person.client.post(`${address}${ending}`, body);
    const { code, details } = answer.body.error ?? {};
    const isLocked =
      details?.issues?.[0]?.code === 'player-locked' || (code === 'deadline-passed' && details?.playerIds);
    if (isLocked) this.locked += 1;
    else expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    return !isLocked;
  }

  /** One player of the squad, of a surplus club where there is one, for another of his position. */
  private async transfer(fan: Fan, weekId: number): Promise<void> {
    const { starting, bench } = fan.squad;
    const ids = [...starting, ...bench];
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(this.clubOf(id, weekId), (counts.get(this.clubOf(id, weekId)) ?? 0) + 1);
    const surplus = ids.filter(
      (id) => (counts.get(this.clubOf(id, weekId)) ?? 0) > 4 && this.clubOf(id, weekId),
    );
    const candidates = (surplus.length > 0 ? surplus : ids).filter(
      (id) => this.positionOf(id) !== 0 && id !== CAST.leaver && id !== CAST.mover,
    );
    const outId = this.random.pick(candidates);
    const inIds = this.forSale(weekId).filter(
      (id) =>
        this.positionOf(id) === this.positionOf(outId) &&
        !ids.includes(id) &&
        (counts.get(this.clubOf(id, weekId)) ?? 0) +
          (this.clubOf(id, weekId) === this.clubOf(outId, weekId) ? -1 : 0) <
          4,
    );
    if (inIds.length === 0) return;
    const inId = this.random.pick(inIds);
    if (!(await this.send(fan, 'transfers', { transfers: [{ outId, inId }] }))) return;
    const swap = (id: number) => (id === outId ? inId : id);
    fan.squad = {
      ...{ starting: starting.map(swap), bench: bench.map(swap) },
      ...{ captainId: swap(fan.squad.captainId), viceCaptainId: swap(fan.squad.viceCaptainId) },
    };
  }

  /** Other armbands, another order of the bench, and a substitute for a starter of his position. */
  private shuffled({ starting, bench }: Squad): Squad {
    const [keeper = 0, ...others] = bench;
    const order = this.some(others, others.length);
    const first = order[0] ?? 0;
    const out = starting.find((id) => this.positionOf(id) === this.positionOf(first));
    const isSwap = out !== undefined && this.random.whole(2) === 0;
    const eleven = starting.map((id) => (isSwap && id === out ? first : id));
    const rest = order.map((id) => (isSwap && id === first ? (out ?? id) : id));
    const [captainId = 0, viceCaptainId = 0] = this.some(
      eleven.filter((id) => this.positionOf(id) !== 0),
      2,
    );
    return { starting: eleven, bench: [keeper, ...rest], captainId, viceCaptainId };
  }

  private newSquad(weekId: number, wanted: readonly number[]): Squad {
    const counts = new Map<string, number>();
    const take = (position: number, count: number) => {
      const chosen: number[] = [];
      const sale = this.forSale(weekId).filter((id) => this.positionOf(id) === position);
      for (const id of [...wanted.filter((one) => sale.includes(one)), ...this.some(sale, sale.length)]) {
        const club = this.clubOf(id, weekId);
        if (chosen.length === count || chosen.includes(id) || (counts.get(club) ?? 0) >= 4) continue;
        counts.set(club, (counts.get(club) ?? 0) + 1);
        chosen.push(id);
      }
      return chosen;
    };
    const [coach, keepers, defenders, midfielders, forwards] = [
      take(0, 1),
      take(1, 2),
      take(2, 5),
      take(3, 5),
      take(4, 3),
    ];
    const starting = [
      ...coach,
      ...keepers.slice(0, 1),
      ...defenders.slice(0, 4),
      ...midfielders.slice(0, 4),
      ...forwards.slice(0, 2),
    ];
    const bench = [...keepers.slice(1), ...defenders.slice(4), ...midfielders.slice(4), ...forwards.slice(2)];
    const [captainId = 0, viceCaptainId = 0] = [midfielders[0], forwards[0]];
    return { starting, bench, captainId, viceCaptainId };
  }

  private some<T>(values: readonly T[], count: number): T[] {
    const remaining = [...values];
    return Array.from(
      { length: Math.min(count, values.length) },
      () => remaining.splice(this.random.whole(remaining.length), 1)[0] as T,
    );
  }

  positionOf(id: number): number {
    return Number(this.season.pack.players.find((player) => player.id === id)?.position);
  }

  /** The club at a matchday's deadline; empty for who left. */
  private clubOf(id: number, weekId: number): string {
    const deadline = new Date(this.season.deadlines[weekId - 1] ?? 0).toISOString();
    const player = this.season.pack.players.find((one) => one.id === id);
    if (player?.leftAt && String(player.leftAt) <= deadline) return '';
    const spells = this.season.pack.spells.filter(
      (spell) => spell.player === id && String(spell.from) <= deadline,
    );
    return String(spells.at(-1)?.club ?? player?.club);
  }

  /** Players with a club at the deadline, who have come by now. */
  private forSale(weekId: number): number[] {
    return this.season.pack.players.flatMap(({ id }) =>
      this.clubOf(Number(id), weekId) ? [Number(id)] : [],
    );
  }
}

const VARIANTS: [string, ScorerSettings][] = [
  [
    'where matches count when they are played',
    { postponedStay: false, broughtForwardStay: false, awardedScoresCoach: false },
  ],
  [
    'where matches stay in their matchday',
    { postponedStay: true, broughtForwardStay: true, awardedScoresCoach: true },
  ],
];

describe.each(VARIANTS)('a whole season %s', (_name, settings) => {
  let api: TestApi;
  let season: WholeSeason;
  let play: Play;
  let scores: Map<string, MatchdayOf>;
  let points: Map<number, Map<number, number>>;
  beforeAll(async () => {
    api = await startTestApi();
    season = wholeSeason(7, settings);
    play = new Play(api, season);
    await play.run();
    scores = scorePlayers(season.pack, season.deadlines, settings);
    points = new Map(
      WEEKS.map((weekId) => [
        weekId,
        new Map(
          play.fans.flatMap(({ teamId, lineups }) => {
            const lineup = lineups.get(weekId);
            if (!lineup) return [];
            const of = (id: number) => scores.get(`${weekId} ${id}`) ?? NOBODY;
            return [[teamId, scoreTeam(lineup, of, (id) => play.positionOf(id))] as const];
          }),
        ),
      ]),
    );
  });
  afterAll(() => api.close());

  const get = async (path: string) => (await new TestClient(api.url).get(path)).body;
  const sum = (from: number, to: number) => {
    const sums = new Map<number, number>();
    for (let weekId = from; weekId <= to; weekId += 1)
      for (const [team, own] of points.get(weekId) ?? []) sums.set(team, (sums.get(team) ?? 0) + own);
    return sums;
  };
  const ranking = async (path: string) => {
    const { data } = await get(`rankings/${path}`);
    return data
      .map(({ team }: { team: { id: number; points: number; rank: number } }) => [
        team.id,
        team.points,
        team.rank,
      ])
      .sort(([a = 0]: number[], [b = 0]: number[]) => a - b);
  };
  const expected = (sums: ReadonlyMap<number, number>) => {
    const ranks = rankOf(sums);
    return [...sums].map(([team, own]) => [team, own, ranks.get(team)]).sort(([a = 0], [b = 0]) => a - b);
  };

  it('confirms every matchday, and has closed each at its deadline', async () => {
    const rows = await api.database.models.Matchday.findAll({ order: ['weekId'], raw: true });
    expect(rows.map(({ state }) => state)).toEqual(WEEKS.map(() => 'confirmed'));
    expect(rows.map(({ deadlineAt }) => Number(deadlineAt))).toEqual(season.deadlines);
  });

  it('has double and blank matchdays, or none where matches stay', () => {
    const perWeek = WEEKS.map(
      (weekId) =>
        season.pack.matches.filter((match) => matchdayOf(match, season.deadlines, settings) === weekId)
          .length,
    );
    const planned = WEEKS.map(() => 4);
    expect(perWeek).toEqual(settings.postponedStay ? planned : [4, 4, 4, 3, 4, 5, 4, 3, 4, 6, 4, 3, 4, 4]);
  });

  it('gives every player and coach the points of each matchday that the second scorer gives', async () => {
    const rows = await api.database.models.PlayerPoints.findAll({ raw: true });
    const ours = new Map<string, MatchdayOf>();
    for (const { weekId, playerId, halfPoints, minutes } of rows) {
      const before = ours.get(`${weekId} ${playerId}`) ?? NOBODY;
      ours.set(`${weekId} ${playerId}`, {
        points: before.points + halfPoints / 2,
        minutes: before.minutes + minutes,
      });
    }
    expect(rows.length).toBeGreaterThan(1000);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(scores));
  });

  it('gives every team its points of each matchday', async () => {
    for (const weekId of WEEKS) {
      const results = await visibleResults(api.database, weekId);
      expect([
        weekId,
        Object.fromEntries(results.map((result) => [result.teamId, result.halfPoints / 2])),
      ]).toEqual([weekId, Object.fromEntries(points.get(weekId) ?? [])]);
    }
  });

  it('explains these points to everybody', async () => {
    for (const { teamId, lineups } of play.fans.slice(0, 4)) {
      for (const weekId of lineups.keys()) {
        const body = await get(`team/${teamId}/points/${weekId}`);
        const selections: { playerId: number; points: number; minutes: number; total: number }[] =
          body.selections;
        expect([
          weekId,
          selections.map(({ playerId, points: own, minutes }) => [playerId, own, minutes]),
        ]).toEqual([
          weekId,
          selections.map(({ playerId }) => {
            const of = scores.get(`${weekId} ${playerId}`) ?? NOBODY;
            return [playerId, of.points, of.minutes];
          }),
        ]);
        const explained = selections.reduce((total, one) => total + one.total, 0);
        expect([weekId, explained]).toEqual([weekId, points.get(weekId)?.get(teamId)]);
      }
    }
  });

  it('ranks teams by matchday, month, half of the season and season', async () => {
    for (const weekId of WEEKS) {
      expect([weekId, await ranking(`week?weekId=${weekId}&pageRecords=50`)]).toEqual([
        weekId,
        expected(points.get(weekId) ?? new Map()),
      ]);
      expect([weekId, await ranking(`general?weekId=${weekId}&pageRecords=50`)]).toEqual([
        weekId,
        expected(sum(1, weekId)),
      ]);
    }
    expect(await ranking('month?month=11&pageRecords=50')).toEqual(expected(sum(1, 4)));
    expect(await ranking('month?month=12&pageRecords=50')).toEqual(expected(sum(5, 8)));
    expect(await ranking('month?month=1&pageRecords=50')).toEqual(expected(sum(9, 13)));
    expect(await ranking('month?month=2&pageRecords=50')).toEqual(expected(sum(14, 14)));
    expect(await ranking('period?rankingTypeId=2&pageRecords=50')).toEqual(expected(sum(1, 7)));
    expect(await ranking('period?rankingTypeId=3&pageRecords=50')).toEqual(expected(sum(8, 14)));
  });

  it('sells no known points', () => {
    if (settings.broughtForwardStay) expect(play.locked).toBeGreaterThan(0);
    else expect(play.locked).toBe(0);
  });

  it('orders the table with the points that were taken from a club', async () => {
    const [{ matches }, { clubs }] = [await get('matches'), await get('clubs')];
    const [table] = groupTables(matches, clubs, ['goal-difference', 'goals', 'head-to-head']).tables;
    const shorts = new Map(clubs.map(({ id, short }: { id: number; short: string }) => [id, short]));
    expect(
      table?.rows.map(({ clubId, played, goalsFor, goalsAgainst, points: own }) => ({
        ...{
          club: shorts.get(clubId),
          played,
          difference: goalsFor - goalsAgainst,
          goals: goalsFor,
          points: own,
        },
      })),
    ).toEqual(tableOf(season.pack));
  });
});
