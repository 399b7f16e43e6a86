import fc from 'fast-check';
import { type CupRound, cupPlaces, cupWeeks, playCup } from './playCup.js';

const SEED = 20240614;
const cups = fc.record({
  seeds: fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 128 }),
  salt: fc.nat(),
  definitive: fc.integer({ min: 0, max: 7 }),
});
const pointsBy = (salt: number) => (teamId: number, weekId: number) => (teamId * 31 + weekId * salt) % 17;

function check(
  holds: (rounds: CupRound[], cup: { seeds: number[]; salt: number; definitive: number }) => void,
) {
  fc.assert(
    fc.property(cups, (cup) => {
      const weeks = Array.from({ length: cupWeeks(cup.seeds.length) }, (_, at) => at + 1);
      const isDefinitive = (weekId: number) => weekId <= cup.definitive;
      holds(playCup(cup.seeds, weeks, { pointsOf: pointsBy(cup.salt), isDefinitive }), cup);
    }),
    { seed: SEED, numRuns: 300 },
  );
}

const teamsOf = ({ ties }: CupRound) =>
  ties.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].filter((id) => id !== null));

describe('a cup', () => {
  it('has every team once, and ends with one tie', () => {
    check((rounds, { seeds }) => {
      const [first] = rounds;
      expect(first && teamsOf(first).toSorted((a, b) => a - b)).toEqual(seeds.toSorted((a, b) => a - b));
      expect(rounds.at(-1)?.ties).toHaveLength(1);
    });
  });

  it('continues with the winners, halving the teams', () => {
    check((rounds) => {
      rounds.slice(1).forEach((round, at) => {
        const winners = (rounds[at]?.ties ?? []).flatMap(({ winnerTeamId }) => winnerTeamId ?? []);
        expect(teamsOf(round).toSorted()).toEqual(winners.toSorted());
        expect(round.ties).toHaveLength((rounds[at]?.ties.length ?? 0) / 2);
      });
    });
  });

  it('is won by more points, by the better seed on equal points, and undecided before they are definitive', () => {
    check((rounds, { seeds, salt, definitive }) => {
      const pointsOf = pointsBy(salt);
      for (const { weekId, ties } of rounds) {
        for (const { homeTeamId, awayTeamId, winnerTeamId, isBye } of ties) {
          if (isBye) expect([awayTeamId, winnerTeamId]).toEqual([null, homeTeamId]);
          else if (homeTeamId === null || awayTeamId === null || weekId > definitive) {
            expect(winnerTeamId).toBeNull();
          } else {
            expect(seeds.indexOf(homeTeamId)).toBeLessThan(seeds.indexOf(awayTeamId));
            const isAway = pointsOf(awayTeamId, weekId) > pointsOf(homeTeamId, weekId);
            expect(winnerTeamId).toBe(isAway ? awayTeamId : homeTeamId);
          }
        }
      }
    });
  });

  it('gives the best seeds a bye in the first round where places are empty', () => {
    check(([first], { seeds }) => {
      const empty = cupPlaces(cupWeeks(seeds.length)) - seeds.length;
      const alone = first?.ties.filter(({ isBye }) => isBye).map(({ homeTeamId }) => homeTeamId) ?? [];
      expect(alone.toSorted()).toEqual(seeds.slice(0, empty).toSorted());
    });
  });

  it('separates the two best until the final', () => {
    const [first, second] = playCup([1, 2, 3, 4], [1, 2], {
      pointsOf: (id) => -id,
      isDefinitive: () => true,
    });
    expect(first?.ties.map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(second?.ties).toEqual([{ homeTeamId: 1, awayTeamId: 2, winnerTeamId: 1, isBye: false }]);
  });
});
