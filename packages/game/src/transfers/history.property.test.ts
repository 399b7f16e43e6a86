import fc from 'fast-check';
import { refusalToPlayBooster } from '../boosters/refusalToPlayBooster.js';
import { validateLineup } from '../lineup/validateLineup.js';
import { sellingPrice } from '../prices/sellingPrice.js';
import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleLineup } from '../testing/exampleLineup.js';
import { examplePlayers } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import { type BoosterWeeks, boosterInWeek } from '../time/boosterInWeek.js';
import type { Booster, CompetitionRules, GamePlayer, Lineup, Tenths } from '../types.js';
import { freeTransfers } from './freeTransfers.js';
import { planTransfers } from './planTransfers.js';
import { surplusClubs } from './surplusClubs.js';
import type { TransferIssueCode, TransferPair, TransferPlan, TransferResult } from './transfer.js';

const SEED = 20240629;
const LAST_WEEK = 7;

/** What a team holds. */
interface Holding {
  readonly lineup: Lineup;
  readonly purchasePrices: ReadonlyMap<number, Tenths>;
  readonly moneyLeft: Tenths;
  /** What the money and the squad would be worth without any rule on sales: the start, and what values gave since. */
  readonly funds: Tenths;
}

interface World {
  readonly rules: CompetitionRules;
  readonly players: ReadonlyMap<number, GamePlayer>;
  readonly weekId: number;
  readonly teamWeekId: number;
  readonly weeks: BoosterWeeks;
  readonly used: ReadonlyMap<number, number>;
  /** Free transfers saved so far, carried from matchday to matchday beside the rules. */
  readonly saved: number;
  readonly holding: Holding;
  /** What comes back after the free hit, and how it looked when the free hit was played. */
  readonly back: { readonly holding: Holding; readonly description: string } | null;
}

/** Numbers from which a pair is made in the world as it is then. */
interface PairSeed {
  readonly out: number;
  readonly in: number;
  readonly way: 'fitting' | 'surplus' | 'any';
}

type Step =
  | { readonly kind: 'transfers' | 'there-and-back'; readonly pairs: readonly PairSeed[] }
  | { readonly kind: 'booster'; readonly booster: Booster }
  | { readonly kind: 'values'; readonly changes: readonly (readonly [number, number])[] }
  | { readonly kind: 'correction'; readonly player: number; readonly club: number }
  | { readonly kind: 'next-matchday' };

const any = fc.nat(9999);
const pairSeed = fc.record<PairSeed>({
  out: any,
  in: any,
  way: fc.oneof(
    { weight: 6, arbitrary: fc.constant('fitting' as const) },
    { weight: 6, arbitrary: fc.constant('surplus' as const) },
    { weight: 1, arbitrary: fc.constant('any' as const) },
  ),
});
const transfers = fc.record({
  kind: fc.constantFrom('transfers' as const, 'transfers' as const, 'there-and-back' as const),
  pairs: fc.array(pairSeed, { minLength: 1, maxLength: 4 }),
});
const boosters = fc.record({
  kind: fc.constant('booster' as const),
  booster: fc.constantFrom<Booster>('bank', 'tripleCaptain', 'freeHit', 'freeHit', 'wildCard'),
});
const values = fc.record({
  kind: fc.constant('values' as const),
  changes: fc.array(fc.tuple(any, fc.integer({ min: -4, max: 8 })), { minLength: 1, maxLength: 20 }),
});
const correction = fc.record({ kind: fc.constant('correction' as const), player: any, club: any });
const nextMatchday = fc.constant({ kind: 'next-matchday' as const });

const steady = [
  { weight: 8, arbitrary: transfers },
  { weight: 2, arbitrary: boosters },
  { weight: 2, arbitrary: correction },
  { weight: 3, arbitrary: nextMatchday },
];
const length = { minLength: 20, maxLength: 60, size: 'max' } as const;
const steadyHistory = fc.array(
  fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Step> }[]>(...steady),
  length,
);
const history = fc.array(
  fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Step> }[]>(...steady, { weight: 3, arbitrary: values }),
  length,
);

const start = fc.record({
  teamWeekId: fc.integer({ min: 1, max: 3 }),
  moneyLeft: fc.integer({ min: 0, max: 60 }),
});
const settings = fc.record({
  saleStep: fc.integer({ min: 0, max: 10 }),
  transferTaxPercentage: fc.constantFrom(0, 0, 5, 20),
  profitTaxPercentage: fc.constantFrom(0, 0, 10, 100),
  transfersAllowed: fc.integer({ min: 0, max: 4 }),
  transferCanBeSaved: fc.boolean(),
  maxSavedTransfers: fc.constantFrom(null, 0, 1, 5),
  officialStartWeek: fc.integer({ min: 1, max: 2 }),
  clubLimitByMatchday: fc.constantFrom([3, 3, 3, 4, 4, 6, 6], [3], [4, 3, 3, 2]),
});

function begin(
  { teamWeekId, moneyLeft }: { teamWeekId: number; moneyLeft: Tenths },
  ownRules: Partial<CompetitionRules> = {},
): World {
  const players = new Map(examplePlayers.map((player) => [player.id, player]));
  const purchasePrices = new Map(idsOf(exampleLineup).map((id) => [id, players.get(id)?.value ?? 0]));
  return {
    rules: deepFreeze({ ...exampleRules, boostersEnabled: true, boostersFromWeek: 3, ...ownRules }),
    players,
    weekId: 1,
    teamWeekId,
    weeks: { bank: null, tripleCaptain: null, freeHit: null, wildCard: null },
    used: new Map(),
    saved: 0,
    holding: deepFreeze({ lineup: { ...exampleLineup }, purchasePrices, moneyLeft, funds: 1000 + moneyLeft }),
    back: null,
  };
}

function idsOf({ starting, bench }: Lineup): number[] {
  return [...starting, ...bench];
}

function squadOf({ players }: Pick<World, 'players'>, lineup: Lineup): GamePlayer[] {
  return idsOf(lineup).flatMap((id) => players.get(id) ?? []);
}

function free({ weekId, teamWeekId, used, weeks, rules }: World) {
  const unlimitedWeeks = new Set([weeks.freeHit, weeks.wildCard].flatMap((week) => week ?? []));
  return freeTransfers({ weekId, teamWeekId, used, unlimitedWeeks, rules });
}

function surplusOf(world: World, lineup: Lineup): number {
  const clubs = surplusClubs(squadOf(world, lineup), world.rules, world.weekId);
  return clubs.reduce((sum, { count, limit }) => sum + count - limit, 0);
}

/** Money and what the squad would sell for. */
function wealth({ players, rules }: World, { lineup, purchasePrices, moneyLeft }: Holding): Tenths {
  return idsOf(lineup).reduce((sum, id) => {
    const value = players.get(id)?.value ?? 0;
    return sum + sellingPrice(purchasePrices.get(id) ?? value, value, rules);
  }, moneyLeft);
}

const pick = <T>(from: readonly T[], seed: number): T | undefined => from[seed % Math.max(from.length, 1)];

function pairOf(world: World, { out, in: incoming, way }: PairSeed): TransferPair {
  const { holding, players, rules, weekId } = world;
  const everybody = [...players.values()];
  if (way === 'any') {
    return { outId: pick(everybody, out)?.id ?? 0, inId: pick(everybody, incoming)?.id ?? 0 };
  }
  const squad = squadOf(world, holding.lineup);
  const clubs = surplusClubs(squad, rules, weekId).map(({ clubId }) => clubId);
  const leaving = squad.filter(({ clubId }) => clubs.includes(clubId));
  const chosen = pick(way === 'surplus' && leaving.length > 0 ? leaving : squad, out);
  const others = everybody.filter(
    (player) => player.positionId === chosen?.positionId && !squad.includes(player),
  );
  return { outId: chosen?.id ?? 0, inId: pick(others, incoming)?.id ?? 0 };
}

function plan(
  world: World,
  holding: Holding,
  pairs: readonly TransferPair[],
  freeLeft: number,
): TransferResult {
  const { players, rules, weekId: matchday } = world;
  return planTransfers({ ...holding, transfers: deepFreeze([...pairs]), players, rules, matchday, freeLeft });
}

const after = (holding: Holding, { lineup, purchasePrices, moneyLeft }: TransferPlan): Holding =>
  deepFreeze({ lineup, purchasePrices, moneyLeft, funds: holding.funds });

/** How often each kind of step ran, so that the properties are not checked vacuously. */
type Met = Map<string, number>;
const count = (met: Met, what: string, times = 1) => met.set(what, (met.get(what) ?? 0) + times);

function takeTransfers(world: World, pairs: readonly TransferPair[], met: Met): World {
  const { holding, weekId, used } = world;
  const { left, unlimited } = free(world);
  const result = plan(world, holding, pairs, unlimited ? Number.POSITIVE_INFINITY : left);
  if (!result.ok) {
    for (const { code } of result.issues) count(met, code satisfies TransferIssueCode);
    return world;
  }
  const { lineup, charged, transfers: made } = result.plan;
  const [surplusBefore, surplusAfter] = [surplusOf(world, holding.lineup), surplusOf(world, lineup)];
  expect(surplusAfter === 0 || surplusAfter < surplusBefore).toBe(true);
  const extras = made.filter(({ extra }) => extra).length;
  expect(charged).toBe(pairs.length - extras);
  expect(extras).toBeLessThanOrEqual(surplusBefore);
  if (surplusAfter > 0) expect(charged).toBe(0);
  count(met, 'confirmed');
  count(met, 'extra', extras);
  if (surplusAfter > 0) count(met, 'surplus-reduced');
  const usedNow = (used.get(weekId) ?? 0) + charged;
  return {
    ...world,
    holding: after(holding, result.plan),
    used: unlimited ? used : new Map([...used, [weekId, usedNow]]),
  };
}

/** Sells and buys back at once: nothing may be won, and the world is left as it was. */
function goThereAndBack(world: World, pairs: readonly TransferPair[], met: Met): World {
  const there = plan(world, world.holding, pairs, Number.POSITIVE_INFINITY);
  if (!there.ok) return world;
  const next = after(world.holding, there.plan);
  const reversed = pairs.map(({ outId, inId }) => ({ outId: inId, inId: outId }));
  const back = plan(world, next, reversed, Number.POSITIVE_INFINITY);
  if (!back.ok) return world;
  expect(back.plan.lineup).toEqual(world.holding.lineup);
  expect(back.plan.moneyLeft).toBeLessThanOrEqual(world.holding.moneyLeft);
  expect(wealth(world, after(next, back.plan))).toBeLessThanOrEqual(wealth(world, world.holding));
  count(met, 'there-and-back');
  return world;
}

function playBooster(world: World, booster: Booster, met: Met): World {
  if (refusalToPlayBooster({ ...world, booster }) !== null) return world;
  count(met, booster);
  const { holding } = world;
  const back = booster === 'freeHit' ? { holding, description: describeHolding(holding) } : world.back;
  return { ...world, weeks: { ...world.weeks, [booster]: world.weekId }, back };
}

function describeHolding({ lineup, purchasePrices, moneyLeft }: Holding): string {
  return JSON.stringify({ lineup, purchasePrices: [...purchasePrices], moneyLeft });
}

function changeValues(world: World, changes: readonly (readonly [number, number])[]): World {
  const players = new Map(world.players);
  for (const [seed, change] of changes) {
    const player = pick([...players.values()], seed);
    if (player !== undefined)
      players.set(player.id, { ...player, value: Math.max(35, player.value + change) });
  }
  const revalued = (holding: Holding): Holding => {
    const worth = (byId: World['players']) =>
      squadOf({ players: byId }, holding.lineup).reduce((sum, { value }) => sum + value, 0);
    return { ...holding, funds: holding.funds + worth(players) - worth(world.players) };
  };
  const back = world.back && { ...world.back, holding: revalued(world.back.holding) };
  return { ...world, players, holding: revalued(world.holding), back };
}

function savedAtTheTurn({ weekId, teamWeekId, weeks, rules, saved, used }: World): number {
  if (!rules.transferCanBeSaved || weekId <= Math.max(teamWeekId, rules.officialStartWeek)) return 0;
  if (weeks.freeHit === weekId || weeks.wildCard === weekId) return saved;
  return Math.min(saved + rules.transfersAllowed - (used.get(weekId) ?? 0), rules.maxSavedTransfers ?? 99);
}

function endMatchday(world: World, met: Met): World {
  if (world.weekId === LAST_WEEK) return world;
  const next = { ...world, weekId: world.weekId + 1, saved: savedAtTheTurn(world) };
  if (world.back === null || world.weeks.freeHit !== world.weekId) return next;
  const { holding, description: promised } = world.back;
  expect(describeHolding(holding)).toBe(promised);
  if (describeHolding(world.holding) !== promised) count(met, 'free hit returned');
  return { ...next, holding, back: null };
}

function take(world: World, step: Step, met: Met): World {
  switch (step.kind) {
    case 'transfers':
      return takeTransfers(
        world,
        step.pairs.map((seed) => pairOf(world, seed)),
        met,
      );
    case 'there-and-back':
      return goThereAndBack(
        world,
        step.pairs.map((seed) => pairOf(world, seed)),
        met,
      );
    case 'booster':
      return playBooster(world, step.booster, met);
    case 'values':
      return changeValues(world, step.changes);
    case 'correction': {
      // One who is held turns out to be of a nation that is held: so that surpluses come about.
      const squad = squadOf(world, world.holding.lineup);
      const player = pick(squad, step.player);
      const clubId = pick(squad, step.club)?.clubId ?? 1;
      if (player === undefined) return world;
      return { ...world, players: new Map([...world.players, [player.id, { ...player, clubId }]]) };
    }
    case 'next-matchday':
      return endMatchday(world, met);
  }
}

function expectSound(world: World) {
  const { holding, players, rules, weekId } = world;
  const { moneyLeft, purchasePrices, lineup } = holding;
  const context = { players, rules, matchday: weekId, money: Number.POSITIVE_INFINITY };
  const { left, saved, earned, used, unlimited } = free(world);
  // One comparison for all: an expectation takes longer than what it compares, and these are met ten thousand times.
  expect({
    isWhole: Number.isInteger(moneyLeft),
    debt: Math.max(0, -moneyLeft),
    unexplained: Math.max(0, wealth(world, holding) - holding.funds),
    priced: [...purchasePrices.keys()].toSorted(),
    issues: validateLineup(lineup, context).filter(({ code }) => code !== 'club-limit'),
    owed: Math.max(0, -left, -saved, -earned, -used),
    left,
    saved,
    countedWhileUnlimited: unlimited ? earned + used : 0,
    unlimited,
  }).toEqual({
    isWhole: true,
    debt: 0,
    unexplained: 0,
    priced: idsOf(lineup).toSorted(),
    issues: [],
    owed: 0,
    left: saved + earned - used,
    saved: world.saved,
    countedWhileUnlimited: 0,
    unlimited:
      weekId <= Math.max(world.teamWeekId, rules.officialStartWeek) ||
      ['freeHit', 'wildCard'].includes(boosterInWeek(world.weeks, weekId) ?? ''),
  });
}

function run(world: World, steps: readonly Step[], met: Met, check: (world: World) => void) {
  let now = world;
  for (const step of steps) {
    now = take(now, step, met);
    check(now);
  }
}

function expectMet(met: Met, least: Readonly<Record<string, number>>) {
  const tooSeldom = Object.entries(least).filter(([what, times]) => (met.get(what) ?? 0) < times);
  expect(tooSeldom).toEqual([]);
}

describe('a team through any history of matchdays', () => {
  it(`owns no more than its start and the gains in value, and never owes a transfer (seed ${SEED})`, () => {
    const met: Met = new Map();
    fc.assert(
      fc.property(start, settings, history, (squad, rules, steps) => {
        run(begin(squad, rules), steps, met, expectSound);
      }),
      { seed: SEED, numRuns: 250 },
    );
    expectMet(met, {
      confirmed: 500,
      'there-and-back': 200,
      extra: 50,
      'surplus-reduced': 5,
      'only-surplus-clubs': 100,
      'over-budget': 100,
      'club-limit': 100,
      'too-many-transfers': 100,
      'free hit returned': 15,
      wildCard: 50,
    });
  });

  it(`retains its money to the tenth while values don't change (seed ${SEED})`, () => {
    const met: Met = new Map();
    fc.assert(
      fc.property(start, steadyHistory, ({ teamWeekId }, steps) => {
        run(begin({ teamWeekId, moneyLeft: 0 }), steps, met, (world) => {
          expectSound(world);
          expect(wealth(world, world.holding)).toBe(world.rules.budget);
        });
      }),
      { seed: SEED, numRuns: 200 },
    );
    expectMet(met, { confirmed: 500, 'there-and-back': 200, 'free hit returned': 15 });
  });
});
