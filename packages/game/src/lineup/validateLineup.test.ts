import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleLineup } from '../testing/exampleLineup.js';
import { examplePlayers, examplePlayersById } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { PositionId, SquadContext } from '../types.js';
import { orderLineup } from './orderLineup.js';
import { type LineupCandidate, validateLineup } from './validateLineup.js';

const context: SquadContext = {
  players: examplePlayersById,
  rules: deepFreeze(exampleRules),
  matchday: 1,
  money: 1000,
};
const issues = (changes: Partial<LineupCandidate>, within: Partial<SquadContext> = {}) =>
  validateLineup(deepFreeze({ ...exampleLineup, ...changes }), { ...context, ...within });

/** The example lineup with players replaced, both among the starters and on the bench. */
function replaced(...pairs: [number, number][]): Partial<LineupCandidate> {
  const swap = new Map(pairs);
  const replace = (ids: readonly number[]) => ids.map((id) => swap.get(id) ?? id);
  return { starting: replace(exampleLineup.starting), bench: replace(exampleLineup.bench) };
}

const plenty = { money: 10_000, matchday: 7 };

describe('validateLineup', () => {
  it('accepts a legal lineup that costs the budget to the last tenth', () => {
    expect(issues({})).toEqual([]);
  });

  it('ignores the order of the ids', () => {
    expect(
      issues({ starting: exampleLineup.starting.toReversed(), bench: exampleLineup.bench.toReversed() }),
    ).toEqual([]);
  });

  it('accepts every legal formation of the same squad', () => {
    expect(issues(replaced([102, 2226], [2226, 102]))).toEqual([]);
    expect(issues(replaced([109, 902], [902, 109]))).toEqual([]);
  });

  it('counts starters and bench', () => {
    expect(issues({ starting: [], bench: [] }).map(({ code }) => code)).toEqual([
      'starting-size',
      'bench-size',
      'coach-count',
      'formation',
      'bench-composition',
      'squad-layout',
      'squad-layout',
      'squad-layout',
      'squad-layout',
      'captain-not-starter',
      'vice-captain-not-starter',
    ]);
    expect(issues({ bench: exampleLineup.bench.slice(1) })).toContainEqual({
      code: 'bench-size',
      params: { expected: 4, actual: 3 },
    });
    expect(issues({ starting: exampleLineup.starting.slice(1) })).toEqual([
      { code: 'starting-size', params: { expected: 12, actual: 11 } },
      { code: 'coach-count', params: { expected: 1, starting: 0, bench: 0 } },
    ]);
  });

  it('reports unknown players, and ignores their positions', () => {
    expect(issues(replaced([109, 9998], [919, 9999]))).toEqual([
      { code: 'unknown-players', params: { playerIds: [9998, 9999] } },
    ]);
  });

  it('reports duplicates, in the lineup or on both sides', () => {
    expect(issues(replaced([109, 1610]))).toEqual([
      { code: 'duplicate-players', params: { playerIds: [1610] } },
    ]);
    expect(issues(replaced([919, 1610]))).toContainEqual({
      code: 'duplicate-players',
      params: { playerIds: [1610] },
    });
  });

  it('requires exactly one coach, among the starters', () => {
    expect(issues(replaced([900, 425]), plenty)).toContainEqual({
      code: 'coach-count',
      params: { expected: 1, starting: 0, bench: 0 },
    });
    expect(issues(replaced([1610, 100]), plenty)).toContainEqual({
      code: 'coach-count',
      params: { expected: 1, starting: 2, bench: 0 },
    });
    expect(issues(replaced([900, 919], [919, 900]), plenty)).toContainEqual({
      code: 'coach-count',
      params: { expected: 1, starting: 0, bench: 1 },
    });
  });

  it.each<[string, [number, number][]]>([
    [
      'two goalkeepers',
      [
        [1610, 421],
        [421, 1610],
      ],
    ],
    [
      'two defenders',
      [
        [102, 2226],
        [203, 919],
        [2226, 102],
        [919, 203],
      ],
    ],
    [
      'two midfielders',
      [
        [207, 902],
        [310, 919],
        [902, 207],
        [919, 310],
      ],
    ],
    [
      'no forward',
      [
        [109, 902],
        [1610, 2226],
        [902, 109],
        [2226, 1610],
      ],
    ],
  ])('rejects a lineup with %s among the starters', (_what, pairs) => {
    const codes = issues({ ...replaced(...pairs), captainId: 110, viceCaptainId: 524 }).map(
      ({ code }) => code,
    );
    expect(codes).toContain('formation');
    expect(codes).not.toContain('squad-layout');
  });

  it('requires one goalkeeper on the bench', () => {
    expect(issues(replaced([421, 413]), plenty)).toEqual([
      { code: 'bench-composition', params: { expected: 1, goalkeepers: 0 } },
      { code: 'squad-layout', params: { positionId: 1, expected: 2, actual: 1 } },
      { code: 'squad-layout', params: { positionId: 2, expected: 5, actual: 6 } },
    ]);
  });

  it('requires 2, 5, 5 and 3 in the whole squad, also when the eleven alone is legal', () => {
    expect(issues(replaced([919, 204]), plenty)).toEqual([
      { code: 'squad-layout', params: { positionId: 3, expected: 5, actual: 6 } },
      { code: 'squad-layout', params: { positionId: 4, expected: 3, actual: 2 } },
    ]);
  });

  it.each<[Partial<LineupCandidate>, object]>([
    [{ captainId: null }, { code: 'captain-missing', params: {} }],
    [{ captainId: 902 }, { code: 'captain-not-starter', params: { playerId: 902 } }],
    [{ captainId: 9999 }, { code: 'captain-not-starter', params: { playerId: 9999 } }],
    [{ captainId: 900 }, { code: 'captain-is-coach', params: { playerId: 900 } }],
    [{ viceCaptainId: null }, { code: 'vice-captain-missing', params: {} }],
    [{ viceCaptainId: 902 }, { code: 'vice-captain-not-starter', params: { playerId: 902 } }],
    [{ viceCaptainId: 900 }, { code: 'vice-captain-is-coach', params: { playerId: 900 } }],
    [{ viceCaptainId: 110 }, { code: 'captain-is-vice-captain', params: { playerId: 110 } }],
  ])('validates the armbands: %j', (armbands, issue) => {
    expect(issues(armbands)).toEqual([issue]);
  });

  it('reports cost and money when the squad is a tenth above the budget', () => {
    expect(issues({}, { money: 999 })).toEqual([{ code: 'over-budget', params: { cost: 1000, money: 999 } }]);
  });

  it('uses purchase prices for the players that a team already owns', () => {
    expect(issues({}, { money: 995, prices: new Map([[1610, 95]]) })).toEqual([]);
  });

  it('reports every nation above the limit, including the coach', () => {
    const fourAndFour = replaced([1610, 126], [203, 106], [900, 500]);
    expect(issues({ ...fourAndFour, viceCaptainId: 310 })).toEqual([
      { code: 'club-limit', params: { clubIds: [5, 1], limit: 3 } },
    ]);
    expect(issues({ ...fourAndFour, viceCaptainId: 310 }, { matchday: 6 })).toEqual([]);
  });
});

describe('orderLineup', () => {
  const positions = new Map<number, PositionId>(examplePlayers.map(({ id, positionId }) => [id, positionId]));

  it('puts starters in rows and the goalkeeper first on the bench, and retains the order inside', () => {
    const mixed = deepFreeze({
      ...exampleLineup,
      starting: [1610, 109, 510, 110, 524, 102, 523, 900, 203, 306, 207, 310],
      bench: [919, 902, 421, 2226],
    });
    expect(orderLineup(mixed, positions)).toEqual({
      ...mixed,
      starting: [900, 523, 524, 102, 203, 306, 510, 110, 207, 310, 1610, 109],
      bench: [421, 919, 902, 2226],
    });
  });
});
