import fc from 'fast-check';
import type { PlayerMatchday } from '../scoring/playerMatchday.js';
import { scoreTeam, teamTotal } from '../scoring/scoreTeam.js';
import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { Booster, GamePlayer, Lineup, PositionId } from '../types.js';
import { applyPowerSubs, type PowerSub } from './applyPowerSubs.js';
import type { PlayerStatus } from './playerStatus.js';
import { refusalToPowerSub } from './refusalToPowerSub.js';
import { refusalToUndoPowerSub } from './refusalToUndoPowerSub.js';

const SEED = 20240706;

/** Ids contain the position: 0 the coach, 11 and 12 goalkeepers, 21–25 defenders, 31–35 midfielders, 41–43 forwards. */
const EVERYBODY = [0, 11, 12, 21, 22, 23, 24, 25, 31, 32, 33, 34, 35, 41, 42, 43];
const positionOf = (id: number) => Math.floor(id / 10) as PositionId;
const positions: ReadonlyMap<number, PositionId> = new Map(EVERYBODY.map((id) => [id, positionOf(id)]));
const players: ReadonlyMap<number, GamePlayer> = new Map(
  EVERYBODY.map((id) => [id, { id, positionId: positionOf(id), clubId: id, value: 50 }]),
);
const rules = deepFreeze({ ...exampleRules });

const lineups = fc
  .tuple(
    fc.constantFrom([3, 4, 3], [3, 5, 2], [4, 3, 3], [4, 4, 2], [4, 5, 1], [5, 3, 2], [5, 4, 1]),
    fc.integer({ min: 1, max: 10 }),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([formation, captain, vice]): Lineup => {
    const started = (id: number) => id % 10 <= ([1, 1, ...formation][positionOf(id)] ?? 0);
    const starting = EVERYBODY.filter(started);
    const captainId = starting[captain] ?? 11;
    const viceCaptainId = starting.filter((id) => id !== captainId)[vice] ?? 11;
    return deepFreeze({
      starting,
      bench: EVERYBODY.filter((id) => !started(id)),
      captainId,
      viceCaptainId,
    });
  });

/** The match of each player starts, is played and ends; some stay on the bench, are taken off or sent off. */
const NEXT: Readonly<Record<PlayerStatus, readonly PlayerStatus[]>> = {
  'no-match': ['no-match'],
  'to-play': ['playing', 'bench'],
  bench: ['bench', 'playing', 'played'],
  playing: ['played', 'off', 'sent-off'],
  off: ['played'],
  'sent-off': ['sent-off'],
  played: ['played'],
};

type Step =
  | { readonly kind: 'sub' | 'any-sub'; readonly out: number; readonly on: number }
  | { readonly kind: 'undo'; readonly on: number }
  | { readonly kind: 'time'; readonly who: number; readonly way: number };

const at = fc.nat(15);
const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('sub' as const), out: at, on: fc.nat(3) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('any-sub' as const), out: at, on: at }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), on: at }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('time' as const), who: at, way: fc.nat(2) }) },
  ),
  { minLength: 10, maxLength: 40, size: 'max' },
);

interface Matchday {
  readonly lineup: Lineup;
  readonly subs: readonly PowerSub[];
  readonly statuses: ReadonlyMap<number, PlayerStatus>;
  readonly booster: Booster | null;
}

const context = (day: Matchday) => ({ ...day, players, rules, weekId: 5 });

/** What the step asks for: a pair of the places on the pitch and the bench as they are, or any two. */
function wantedSub(day: Matchday, { kind, out, on }: Extract<Step, { out: number }>): PowerSub {
  if (kind === 'any-sub') return { outId: EVERYBODY[out] ?? 0, inId: EVERYBODY[on] ?? 0 };
  const { starting, bench } = applyPowerSubs(day.lineup, day.subs).lineup;
  return { outId: starting[out % 12] ?? 0, inId: bench[on] ?? 0 };
}

function take(day: Matchday, step: Step): Matchday | 'refused' {
  if (step.kind === 'time') {
    const id = EVERYBODY[step.who] ?? 0;
    const ways = NEXT[day.statuses.get(id) ?? 'no-match'];
    const status = ways[step.way % ways.length] ?? 'no-match';
    return { ...day, statuses: new Map([...day.statuses, [id, status]]) };
  }
  if (step.kind === 'undo') {
    const inId = day.subs[step.on % 4]?.inId ?? EVERYBODY[step.on] ?? 0;
    if (refusalToUndoPowerSub({ ...context(day), inId }) !== null) return 'refused';
    return { ...day, subs: deepFreeze(day.subs.filter((sub) => sub.inId !== inId)) };
  }
  const sub = wantedSub(day, step);
  if (refusalToPowerSub({ ...context(day), sub }) !== null) return 'refused';
  return { ...day, subs: deepFreeze([...day.subs, sub]) };
}

/** Whether these ids make a legal XI and coach: counted from nothing, sharing no code with the rules. */
function isLegalEleven(ids: readonly number[]): boolean {
  const count = (position: number) => ids.filter((id) => positionOf(id) === position).length;
  const between = (value: number, min: number, max: number) => value >= min && value <= max;
  return (
    ids.length === 12 &&
    count(0) === 1 &&
    count(1) === 1 &&
    between(count(2), 3, 5) &&
    between(count(3), 3, 5) &&
    between(count(4), 1, 3)
  );
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

function expectSound({ lineup, subs }: Matchday) {
  const { lineup: after, untouchable } = applyPowerSubs(lineup, subs);
  expect(sorted([...after.starting, ...after.bench])).toEqual(sorted(EVERYBODY));
  expect(isLegalEleven(after.starting)).toBe(true);
  expect(after.bench).toHaveLength(4);
  expect(after.starting).toContain(lineup.captainId);
  expect(after.starting).toContain(lineup.viceCaptainId);
  expect(subs.length).toBeLessThanOrEqual(4);
  for (const { outId, inId } of subs) {
    expect(after.starting).not.toContain(outId);
    expect(untouchable).toContain(outId);
    expect(untouchable).toContain(inId);
  }
}

/** Points and minutes that fit the statuses: who is still to come, or may come on, may still play. */
function pointsOf(day: Matchday, points: readonly number[]): Map<number, PlayerMatchday> {
  return new Map(
    EVERYBODY.map((id, index) => {
      const status = day.statuses.get(id) ?? 'no-match';
      const hasMinutes =
        status === 'playing' ||
        status === 'off' ||
        status === 'sent-off' ||
        (status === 'played' && index % 4 > 0);
      const mayStillPlay = status === 'to-play' || status === 'bench';
      return [id, { points: 2 * (points[index] ?? 0), minutes: hasMinutes ? 45 : 0, mayStillPlay }];
    }),
  );
}

const boosters = fc.constantFrom<Booster | null>(null, null, 'tripleCaptain', 'freeHit', 'wildCard');

describe('power subs in any running matchday', () => {
  const matchdays = fc.record({ lineup: lineups, booster: boosters });
  const begin = ({ lineup, booster }: Pick<Matchday, 'lineup' | 'booster'>): Matchday => ({
    lineup,
    booster,
    subs: [],
    statuses: new Map(EVERYBODY.map((id) => [id, id === 35 ? 'no-match' : 'to-play'])),
  });

  it(`retain a legal XI, and never bring back a replaced player (seed ${SEED})`, () => {
    const met = { sub: 0, 'any-sub': 0, undo: 0, time: 0, refused: 0, chained: 0 };
    fc.assert(
      fc.property(matchdays, steps, (matchday, sequence) => {
        let day = begin(matchday);
        for (const step of sequence) {
          const next = take(day, step);
          if (next === 'refused') {
            met.refused += 1;
            continue;
          }
          met[step.kind] += 1;
          day = next;
          expectSound(day);
        }
        if (day.subs.some(({ outId }) => day.subs.some(({ inId }) => inId === outId))) met.chained += 1;
      }),
      { seed: SEED, numRuns: 400 },
    );
    expect(met.sub).toBeGreaterThan(400);
    expect(met.undo).toBeGreaterThan(100);
    expect(met.refused).toBeGreaterThan(1000);
    expect(met.chained).toBeGreaterThan(20);
  });

  it(`count nobody twice: twelve score, and the bare total equals the explained one (seed ${SEED})`, () => {
    const points = fc.array(fc.integer({ min: -4, max: 20 }), { minLength: 16, maxLength: 16 });
    const met = { powerSubs: 0, autoSubs: 0 };
    fc.assert(
      fc.property(matchdays, steps, points, (matchday, sequence, scored) => {
        const day = sequence.reduce<Matchday>((before, step) => {
          const next = take(before, step);
          return next === 'refused' ? before : next;
        }, begin(matchday));
        const input = {
          lineup: day.lineup,
          booster: day.booster,
          powerSubs: day.subs,
          playerPoints: pointsOf(day, scored),
          positions,
          rules,
        };
        const score = scoreTeam(input);
        const counted = score.selections.filter((selection) => selection.counted);
        expect(score.selections.map(({ playerId }) => playerId)).toEqual(inOrder(day.lineup));
        expect(isLegalEleven(counted.map(({ playerId }) => playerId))).toBe(true);
        expect(counted.reduce((sum, { total }) => sum + total, 0)).toBe(score.points);
        expect(teamTotal(input)).toBe(score.points);

        const touched = new Set(day.subs.flatMap(({ outId, inId }) => [outId, inId]));
        for (const { outId, inId } of score.autoSubs) {
          expect(touched).not.toContain(outId);
          expect(touched).not.toContain(inId);
        }
        for (const { playerId, powerSub, role } of score.selections) {
          const expected = role === 'starting' ? 'in' : 'out';
          expect(powerSub).toBe(touched.has(playerId) ? expected : undefined);
        }
        met.powerSubs += day.subs.length;
        met.autoSubs += score.autoSubs.length;
      }),
      { seed: SEED, numRuns: 400 },
    );
    expect(met.powerSubs).toBeGreaterThan(400);
    expect(met.autoSubs).toBeGreaterThan(20);
  });
});

function inOrder({ starting, bench }: Lineup): number[] {
  return [...starting, ...bench];
}
