import {
  type BoosterWeeks,
  clubLimit,
  FORWARD,
  type FreeTransfers,
  GOALKEEPER,
  MIDFIELDER,
  type PlayerStatus,
  planTransfers,
  validateLineup,
} from '@euro/game';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import { createRandom } from '../../infra/random/seededRandom.js';
import { importTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { requireSnapshot, type TournamentSnapshot } from '../../tournament/index.js';
import { loadCandidates } from '../candidates.js';
import { type MadeSquad, makeSquad } from '../makeSquad.js';
import { briefingOf } from './briefing.js';
import { chooseBooster } from './chooseBooster.js';
import { chooseEleven } from './chooseEleven.js';
import { choosePowerSub } from './choosePowerSub.js';
import { type ManagerView, planMatchday } from './planMatchday.js';

const NO_BOOSTERS: BoosterWeeks = { bank: null, tripleCaptain: null, freeHit: null, wildCard: null };
const MUSIALA = 110;
const SCOTLAND_IS_OUT = '2024-06-28T20:00:00Z';

let database: TestDatabase;
let snapshot: TournamentSnapshot;
let squads: MadeSquad[];
beforeAll(async () => {
  database = await createTestDatabase();
  await importTournament(database, new FixedClock('2024-06-10T08:00:00Z'));
  snapshot = await requireSnapshot(database);
  const { id, rules } = snapshot.competition;
  const candidates = await loadCandidates({ ...database, clock: new FixedClock(0) }, id);
  const random = createRandom(7);
  squads = Array.from({ length: 40 }, () => makeSquad(candidates, rules, random));
});
afterAll(() => database.drop());

/** Managers 1 to 40 before the deadline of a matchday, each with a squad of before the tournament. */
function managers(weekId: number, now: string, remaining = 2): ManagerView[] {
  const briefing = briefingOf(snapshot, weekId, Date.parse(now));
  const free = { left: remaining, saved: remaining - 2, earned: 2, used: 0, unlimited: false };
  const { rules } = snapshot.competition;
  return squads.map(({ lineup, cost }, index) => ({
    teamId: index + 1,
    teamWeekId: 1,
    boosterWeeks: NO_BOOSTERS,
    squad: {
      lineup,
      purchasePrices: new Map(
        [...lineup.starting, ...lineup.bench].map((id) => [id, snapshot.players.get(id)?.value ?? 0]),
      ),
      moneyLeft: rules.budget - cost,
    },
    freeTransfers: (booster): FreeTransfers => ({
      ...free,
      unlimited: booster === 'wildCard' || booster === 'freeHit',
    }),
    market: { ...briefing.market, rules: { ...rules, boostersEnabled: true } },
    expected: briefing.expected,
  }));
}

/** The tournament as somebody knew it who died at `now`: nothing of it that came later. */
function upTo(now: number): TournamentSnapshot {
  const matches = snapshot.matches.map((match) => {
    const isOver = match.finishedAt <= now;
    return {
      ...match,
      homeId: match.homeKnownAt <= now ? match.homeId : null,
      awayId: match.awayKnownAt <= now ? match.awayId : null,
      homeScore: isOver ? match.homeScore : null,
      awayScore: isOver ? match.awayScore : null,
      penHome: isOver ? match.penHome : null,
      penAway: isOver ? match.penAway : null,
    };
  });
  const over = new Set(matches.filter(({ homeScore }) => homeScore !== null).map(({ id }) => id));
  const stats = new Map([...snapshot.stats].filter(([matchId]) => over.has(matchId)));
  const players = new Map(
    [...snapshot.players].map(([id, player]) => [
      id,
      { ...player, values: player.values.filter(({ fromAt }) => fromAt <= now) },
    ]),
  );
  return { ...snapshot, matches, stats, players, popularity: new Map() };
}

describe('managers’ expectations', () => {
  it.each([
    [2, '2024-06-19T08:00:00Z'],
    [3, '2024-06-23T08:00:00Z'],
    [4, SCOTLAND_IS_OUT],
    [4, '2024-06-25T09:00:00Z'],
    [6, '2024-07-09T08:00:00Z'],
    [7, '2024-07-14T08:00:00Z'],
  ])('for matchday %i do not depend on later matchdays', (weekId, moment) => {
    const now = Date.parse(moment);
    const all = briefingOf(snapshot, weekId, now);
    const blind = briefingOf(upTo(now), weekId, now);
    expect(blind.expected).toEqual(all.expected);
    expect(blind.market.shortlist.map(({ id }) => id)).toEqual(all.market.shortlist.map(({ id }) => id));
  });

  it('are zero for eliminated players, and lower for those who hardly play', () => {
    const { expected } = briefingOf(snapshot, 4, Date.parse(SCOTLAND_IS_OUT));
    const ofNation = (short: string) =>
      [...snapshot.players.values()].filter(({ clubId }) => snapshot.clubs.get(clubId)?.short === short);
    expect(ofNation('SCO').map(({ id }) => expected.get(id))).toEqual(ofNation('SCO').map(() => 0));
    const germans = ofNation('GER').map(({ id }) => expected.get(id) ?? 0);
    expect(expected.get(MUSIALA)).toBeGreaterThan(4);
    expect(germans.filter((points) => points < 0.5).length).toBeGreaterThan(3);
  });

  it('follow the line-ups once they are announced', () => {
    const starters = (matchId: number) =>
      (snapshot.stats.get(matchId) ?? []).filter(({ started }) => started).map(({ playerId }) => playerId);
    const match = snapshot.matches.find(({ weekId }) => weekId === 3);
    const [before, after] = [61, 59].map((minutes) =>
      briefingOf(snapshot, 3, (match?.kickoffAt ?? 0) - minutes * 60_000),
    );
    for (const id of starters(match?.id ?? 0)) {
      expect(after?.expected.get(id)).toBeGreaterThan(before?.expected.get(id) ?? 0);
    }
  });
});

describe('a manager before a deadline', () => {
  it('is deterministic for the same information', () => {
    for (const view of managers(4, SCOTLAND_IS_OUT, 6))
      expect(planMatchday(view)).toEqual(planMatchday(view));
  });

  it('makes legal transfers and a legal lineup, which improve the team', () => {
    let count = 0;
    for (const view of managers(4, SCOTLAND_IS_OUT, 6)) {
      const plan = planMatchday(view);
      if (!plan) continue;
      const { rules, players, weekId } = view.market;
      const { transfers } = plan;
      const result = planTransfers({
        ...view.squad,
        transfers,
        players,
        rules,
        matchday: weekId,
        freeLeft: 6,
      });
      if (!result.ok) throw new Error(JSON.stringify(result.issues));
      const money = rules.budget * 2;
      expect(validateLineup(plan.lineup, { players, rules, matchday: weekId, money })).toEqual([]);
      expect(new Set([...plan.lineup.starting, ...plan.lineup.bench])).toEqual(
        new Set([...result.plan.lineup.starting, ...result.plan.lineup.bench]),
      );
      const worth = (ids: readonly number[]) =>
        ids.reduce((sum, id) => sum + (view.expected.get(id) ?? 0), 0);
      if (transfers.length > 0)
        expect(worth(plan.lineup.starting)).toBeGreaterThan(worth(view.squad.lineup.starting));
      count += transfers.length;
    }
    expect(count).toBeGreaterThan(60);
  });

  it('transfers out players who are out of the tournament', () => {
    const isIdle = (view: ManagerView, id: number) => view.expected.get(id) === 0;
    let idle = 0;
    for (const view of managers(4, SCOTLAND_IS_OUT, 6)) {
      for (const { outId, inId } of planMatchday(view)?.transfers ?? []) {
        expect(isIdle(view, inId)).toBe(false);
        if (isIdle(view, outId)) idle += 1;
      }
    }
    expect(idle).toBeGreaterThan(30);
  });

  it('never exceeds the free transfers, sometimes saves them, and sometimes misses the deadline', () => {
    const plans = managers(2, '2024-06-19T08:00:00Z').map(planMatchday);
    expect(Math.max(...plans.map((plan) => plan?.transfers.length ?? 0))).toBe(2);
    expect(plans.filter((plan) => plan?.transfers.length === 0).length).toBeGreaterThan(5);
    expect(plans.filter((plan) => plan === null).length).toBeGreaterThan(0);
  });

  it('rebuilds more with a wildcard or a free hit, within money and nations', () => {
    const plans = managers(5, '2024-07-05T08:00:00Z').flatMap((view) => {
      const plan = planMatchday(view);
      return plan?.isUnlimited ? [{ view, plan }] : [];
    });
    expect(plans.length).toBeGreaterThan(3);
    for (const { view, plan } of plans) {
      const { rules, players } = view.market;
      const squad = [...plan.lineup.starting, ...plan.lineup.bench].flatMap((id) => players.get(id) ?? []);
      expect(squad.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(rules.budget);
      const largest = Math.max(
        ...squad.map(({ clubId }) => squad.filter((one) => one.clubId === clubId).length),
      );
      expect(largest).toBeLessThanOrEqual(clubLimit(rules, 5));
    }
    expect(Math.max(...plans.map(({ plan }) => plan.transfers.length))).toBeGreaterThan(4);
  });
});

describe('the starting eleven', () => {
  const positionOf = (id: number) => snapshot.players.get(id)?.positionId;
  const choose = (hopes: (id: number) => number) => {
    const [{ lineup }] = squads as [MadeSquad];
    const squad = [...lineup.starting, ...lineup.bench].flatMap((id) => snapshot.players.get(id) ?? []);
    return chooseEleven(squad, hopes, snapshot.competition.rules).lineup;
  };

  it('is in the formation with the highest expectation, with the armbands for the best two', () => {
    const hopes = (id: number) => (positionOf(id) === FORWARD ? 10 + id / 10_000 : 1);
    const { starting, captainId, viceCaptainId } = choose(hopes);
    const forwards = starting.filter((id) => positionOf(id) === FORWARD).sort((a, b) => b - a);
    expect(forwards).toHaveLength(3);
    expect([captainId, viceCaptainId]).toEqual(forwards.slice(0, 2));
  });

  it('leaves the worst players on the bench, in the order of substitution', () => {
    const [keeper, ...outfield] = choose((id) => id / 100).bench;
    expect(positionOf(keeper ?? 0)).toBe(GOALKEEPER);
    expect(outfield).toEqual(outfield.toSorted((a, b) => b - a));
  });
});

describe('boosters', () => {
  const choice = (weekId: number, seed: number, boostersEnabled = true) => {
    const rules = { ...snapshot.competition.rules, boostersEnabled };
    return chooseBooster({ weekId, teamWeekId: 1, weeks: NO_BOOSTERS, rules }, createRandom(seed));
  };
  const seeds = Array.from({ length: 200 }, (_, seed) => seed);

  it('are not played before they are allowed, nor where there are none', () => {
    for (const seed of seeds) {
      expect(choice(4, seed)).toBeNull();
      expect(choice(5, seed, false)).toBeNull();
    }
  });

  it('are played by some managers, each of them by one at least, and no two at once', () => {
    const played = seeds.map((seed) => [5, 6, 7].map((weekId) => choice(weekId, seed)));
    expect(new Set(played.flat())).toEqual(new Set(['bank', 'tripleCaptain', 'freeHit', 'wildCard', null]));
    for (const own of played) {
      const boosters = own.filter((booster) => booster !== null);
      expect(new Set(boosters).size).toBe(boosters.length);
    }
  });
});

describe('a power sub', () => {
  /** Everybody plays but who is named; everybody promises four points. */
  function choose(named: Record<number, PlayerStatus>, points: Record<number, number> = {}) {
    const { players, competition } = snapshot;
    return choosePowerSub(
      {
        lineup: ourLineup(),
        subs: [],
        statuses: new Map(everybody().map((id) => [id, named[id] ?? 'playing'])),
        players,
        rules: competition.rules,
        weekId: 5,
        booster: null,
        points: new Map(Object.entries(points).map(([id, own]) => [Number(id), own])),
      },
      () => 4,
    );
  }
  const ourLineup = () => (squads as [MadeSquad])[0].lineup;
  const everybody = () => [...ourLineup().starting, ...ourLineup().bench];
  /** Two midfielders without armband, and one of the bench: they may change places in any formation. */
  function midfielders(): [number, number, number] {
    const { starting, bench, captainId, viceCaptainId } = ourLineup();
    const isMidfielder = (id: number) => snapshot.players.get(id)?.positionId === MIDFIELDER;
    const [a = 0, b = 0] = starting.filter(
      (id) => isMidfielder(id) && id !== captainId && id !== viceCaptainId,
    );
    return [a, b, bench.find(isMidfielder) ?? 0];
  }

  it('replaces the worst starter by a player who has yet to play', () => {
    const [first, second, substitute] = midfielders();
    const named = { [substitute]: 'to-play', [first]: 'played', [second]: 'played' } as const;
    expect(choose(named, { [first]: 2, [second]: 1 })).toEqual({ outId: second, inId: substitute });
    expect(choose(named, { [first]: -1, [second]: 1 })).toEqual({ outId: first, inId: substitute });
  });

  it('is not made when nobody did worse than the bench promises, or nobody may come on', () => {
    const [first, , substitute] = midfielders();
    expect(choose({ [substitute]: 'to-play', [first]: 'played' }, { [first]: 3 })).toBeNull();
    expect(choose({ [substitute]: 'played', [first]: 'played' })).toBeNull();
    expect(choose({ [substitute]: 'to-play' })).toBeNull();
  });
});
