import { exampleLineup } from '../testing/exampleLineup.js';
import { examplePlayers, examplePlayersById } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { Booster, PositionId } from '../types.js';
import { bestOfSquad } from './bestOfSquad.js';
import { type BoosterGainInput, boosterGain } from './boosterGain.js';
import { scoreTeam } from './scoreTeam.js';

const { starting, bench, captainId } = exampleLineup;
const squad = [...starting, ...bench];
const positions: ReadonlyMap<number, PositionId> = new Map(
  examplePlayers.map(({ id, positionId }) => [id, positionId]),
);

/** Everybody played, and brought 2 points: 4 halves. */
function matchday(booster: Booster | null, points: Readonly<Record<number, number>> = {}): BoosterGainInput {
  return {
    lineup: exampleLineup,
    formerLineup: null,
    booster,
    positions,
    rules: exampleRules,
    playerPoints: new Map([...positions.keys()].map((id) => [id, { points: points[id] ?? 4, minutes: 90 }])),
  };
}

describe('the gain of a booster', () => {
  it('is the bench with a bench boost', () => {
    expect(boosterGain(matchday('bank'))).toEqual({ without: 12 * 4 + 2, gain: 4 * 4 });
  });

  it('counts no bench player twice who would have come on anyway', () => {
    const input = matchday('bank');
    const absent = starting.at(-1) ?? 0;
    const playerPoints = new Map(input.playerPoints).set(absent, { points: 0, minutes: 0 });
    expect(boosterGain({ ...input, playerPoints })?.gain).toBe(3 * 4);
  });

  it('is half as much again as the armband with a triple captain, and may be negative', () => {
    expect(boosterGain(matchday('tripleCaptain', { [captainId]: 10 }))?.gain).toBe(30 - 15);
    expect(boosterGain(matchday('tripleCaptain', { [captainId]: -2 }))?.gain).toBe(-6 + 3);
  });

  it.each(['freeHit', 'wildCard'] as const)('is measured against the former lineup with %s', (booster) => {
    const [first = 0, second = 0] = bench;
    // The former lineup had them on the bench.
    const lineup = { ...exampleLineup, captainId: first, viceCaptainId: second };
    const input = { ...matchday(booster, { [captainId]: 1 }), lineup, formerLineup: exampleLineup };
    const score = (each: typeof lineup) => scoreTeam({ ...input, booster: null, lineup: each }).points;
    const gain = score(lineup) - score(exampleLineup);
    expect(boosterGain(input)).toEqual({ without: score(exampleLineup), gain });
    expect(boosterGain(matchday(booster))).toBeNull();
  });
});

describe('the best lineup of a squad', () => {
  const best = (input: BoosterGainInput) =>
    bestOfSquad({ score: scoreTeam(input), players: examplePlayersById, rules: exampleRules });

  it('is the own one when nobody on the bench had more', () => {
    const input = matchday(null);
    expect(best(input)).toBe(scoreTeam(input).points);
  });

  it('takes from the bench who had more, and leaves the armband where it was', () => {
    const keeper = bench.find((id) => positions.get(id) === 1) ?? 0;
    const input = matchday(null, { [keeper]: 18 });
    expect(best(input)).toBe(scoreTeam(input).points + 14);
  });

  it('is the team’s points with a bench boost', () => {
    const input = matchday('bank', { [bench[0] ?? 0]: 18 });
    expect(best(input)).toBe(scoreTeam(input).points);
  });

  it('exists for a squad of which nobody played', () => {
    const playerPoints = new Map(squad.map((id) => [id, { points: 0, minutes: 0 }]));
    expect(best({ ...matchday(null), playerPoints })).toBe(0);
  });
});
