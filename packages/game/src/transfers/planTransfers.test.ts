import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleLineup } from '../testing/exampleLineup.js';
import { examplePlayers, examplePlayersById } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { GamePlayer } from '../types.js';
import { planTransfers } from './planTransfers.js';
import type { TransferInput, TransferPair } from './transfer.js';

const [KEK, RUDIGER, ORBAN, CUCURELLA, MUSIALA, FULLKRUG, MBAPPE] = [900, 102, 306, 524, 110, 109, 1610];
const [KARNICNIK, SIGUA, CELAR] = [902, 2226, 919];
const [LANG, DARDAI, TAYLOR, KOCH, KROOS, UNDAV, CONWAY, VARGA, CLARKE] = [
  302, 324, 224, 124, 108, 126, 219, 319, 200,
];

const sixteen = [...exampleLineup.starting, ...exampleLineup.bench];
const paid = new Map(sixteen.map((id) => [id, examplePlayersById.get(id)?.value ?? 0]));

/** Pairs of the form [out, in] for the example team in matchday 2, with two free transfers and no money left. */
function plan(pairs: [number, number][], fields: Partial<TransferInput> = {}) {
  const transfers: TransferPair[] = pairs.map(([outId, inId]) => ({ outId, inId }));
  return planTransfers({
    lineup: deepFreeze({ ...exampleLineup }),
    purchasePrices: paid,
    moneyLeft: 0,
    transfers: deepFreeze(transfers),
    players: examplePlayersById,
    rules: deepFreeze({ ...exampleRules }),
    matchday: 2,
    freeLeft: 2,
    ...fields,
  });
}

function accepted(...args: Parameters<typeof plan>) {
  const result = plan(...args);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.issues)}`);
  return result.plan;
}

function issues(...args: Parameters<typeof plan>) {
  const result = plan(...args);
  return result.ok ? [] : result.issues;
}

/** The example players, some of them corrected. */
function corrected(
  ...corrections: (Partial<GamePlayer> & { id: number })[]
): ReadonlyMap<number, GamePlayer> {
  const byId = new Map(corrections.map((correction) => [correction.id, correction]));
  return new Map(examplePlayers.map((player) => [player.id, { ...player, ...byId.get(player.id) }]));
}

describe('planTransfers', () => {
  it('puts the incoming player in the slot of the outgoing one and leaves the others unchanged', () => {
    const { lineup } = accepted([[ORBAN, LANG]]);
    expect(lineup).toEqual({
      ...exampleLineup,
      starting: [900, 523, 102, 203, LANG, 524, 110, 207, 310, 510, 109, 1610],
    });
    expect(accepted([[SIGUA, 326]]).lineup.bench).toEqual([421, 902, 326, 919]);
  });

  it('passes the armband of the outgoing player to the incoming one', () => {
    expect(accepted([[MUSIALA, KROOS]]).lineup).toMatchObject({ captainId: KROOS, viceCaptainId: MBAPPE });
    expect(accepted([[MBAPPE, VARGA]]).lineup).toMatchObject({ captainId: MUSIALA, viceCaptainId: VARGA });
  });

  it('exchanges the coach like any other', () => {
    const coach = accepted([[KEK, CLARKE]], { moneyLeft: 50 });
    expect(coach.lineup.starting[0]).toBe(CLARKE);
    expect(coach.charged).toBe(1);
  });

  it('sells at the sale price, buys at the value, and stores the purchase price', () => {
    const risen = corrected({ id: MBAPPE, value: 115 });
    const result = accepted([[MBAPPE, VARGA]], { players: risen, moneyLeft: 3 });
    expect(result.transfers).toEqual([
      { outId: MBAPPE, inId: VARGA, outPrice: 110, inPrice: 70, extra: false },
    ]);
    expect(result.moneyLeft).toBe(43);
    expect(result.purchasePrices.get(VARGA)).toBe(70);
    expect(result.purchasePrices.has(MBAPPE)).toBe(false);
    expect(result.purchasePrices.size).toBe(16);
  });

  it('adds the transfer tax to the cost and to the purchase price', () => {
    const rules = { ...exampleRules, transferTaxPercentage: 10 };
    const result = accepted([[ORBAN, LANG]], { rules });
    expect(result).toMatchObject({ moneyLeft: 0, transfers: [{ outPrice: 55, inPrice: 55 }] });
    expect(result.purchasePrices.get(LANG)).toBe(55);
    expect(issues([[ORBAN, 502]], { rules, players: corrected({ id: 502, clubId: 16 }) })).toEqual([
      { code: 'over-budget', params: { missing: 6 } },
    ]);
  });

  it('uses the current value for an unknown purchase price', () => {
    expect(accepted([[ORBAN, LANG]], { purchasePrices: new Map() })).toMatchObject({ moneyLeft: 5 });
  });

  it('checks the money of the whole list: one transfer may pay for the other', () => {
    expect(issues([[CELAR, CONWAY]])).toEqual([{ code: 'over-budget', params: { missing: 5 } }]);
    expect(
      accepted([
        [CELAR, CONWAY],
        [ORBAN, LANG],
      ]).moneyLeft,
    ).toBe(0);
  });

  it('checks the club limit for the whole list, whatever its order', () => {
    expect(issues([[ORBAN, KOCH]])).toEqual([{ code: 'club-limit', params: { clubIds: [1], limit: 3 } }]);
    expect(
      accepted([
        [ORBAN, KOCH],
        [RUDIGER, TAYLOR],
      ]).lineup.starting,
    ).toContain(KOCH);
    expect(accepted([[ORBAN, KOCH]], { matchday: 4 }).lineup.starting).toContain(KOCH);
  });

  it('refuses more than the remaining free transfers', () => {
    const pairs: [number, number][] = [
      [ORBAN, LANG],
      [CUCURELLA, DARDAI],
      [KARNICNIK, TAYLOR],
    ];
    expect(issues(pairs)).toEqual([{ code: 'too-many-transfers', params: { left: 2, wanted: 3 } }]);
    expect(accepted(pairs, { freeLeft: 3 }).charged).toBe(3);
    expect(issues([[ORBAN, LANG]], { freeLeft: 0 })).toEqual([
      { code: 'too-many-transfers', params: { left: 0, wanted: 1 } },
    ]);
  });

  it('lists every rule that the resulting squad breaks', () => {
    expect(
      issues(
        [
          [CELAR, UNDAV],
          [ORBAN, KOCH],
        ],
        { freeLeft: 1, moneyLeft: -20 },
      ),
    ).toEqual([
      { code: 'club-limit', params: { clubIds: [1], limit: 3 } },
      { code: 'over-budget', params: { missing: 15 } },
      { code: 'too-many-transfers', params: { left: 1, wanted: 2 } },
    ]);
  });

  it('plans an empty list as no change', () => {
    expect(accepted([])).toEqual({
      lineup: exampleLineup,
      purchasePrices: paid,
      moneyLeft: 0,
      transfers: [],
      charged: 0,
    });
  });

  it('does not change its input', () => {
    const before = new Map(paid);
    accepted([[MBAPPE, VARGA]]);
    expect(paid).toEqual(before);
  });
});

describe('planTransfers refuses a list', () => {
  it.each<[string, [number, number][], string, number[]]>([
    ['of a player outside the team', [[LANG, DARDAI]], 'not-in-team', [LANG]],
    ['that buys a player of the team', [[ORBAN, KARNICNIK]], 'already-in-team', [KARNICNIK]],
    ['of two positions', [[ORBAN, KROOS]], 'position-differs', [ORBAN, KROOS]],
    ['that makes a coach of a player', [[KEK, LANG]], 'position-differs', [KEK, LANG]],
    ['of an unknown player', [[ORBAN, 9999]], 'unknown-players', [9999]],
    ['of an unknown outgoing player', [[9998, LANG]], 'unknown-players', [9998]],
    [
      'that sells a player twice',
      [
        [ORBAN, LANG],
        [ORBAN, DARDAI],
      ],
      'duplicate-transfer',
      [ORBAN],
    ],
    [
      'that buys a player twice',
      [
        [ORBAN, LANG],
        [RUDIGER, LANG],
      ],
      'duplicate-transfer',
      [LANG],
    ],
    [
      'that sells and buys back in one',
      [
        [ORBAN, LANG],
        [RUDIGER, ORBAN],
      ],
      'duplicate-transfer',
      [ORBAN],
    ],
    [
      'that buys and sells at once',
      [
        [ORBAN, LANG],
        [LANG, DARDAI],
      ],
      'duplicate-transfer',
      [LANG],
    ],
    ['of a player for himself', [[ORBAN, ORBAN]], 'duplicate-transfer', [ORBAN]],
  ])('%s', (_what, pairs, code, playerIds) => {
    expect(issues(pairs)).toEqual([{ code, params: { playerIds } }]);
  });

  it('with all problems of its pairs, before it checks the squad', () => {
    expect(
      issues(
        [
          [LANG, KROOS],
          [ORBAN, CUCURELLA],
        ],
        { freeLeft: 0 },
      ),
    ).toEqual([
      { code: 'not-in-team', params: { playerIds: [LANG] } },
      { code: 'already-in-team', params: { playerIds: [CUCURELLA] } },
      { code: 'position-differs', params: { playerIds: [LANG, KROOS] } },
    ]);
  });
});

describe('planTransfers of a squad above the club limit', () => {
  /** Orbán turned out to be a German: the team has four of them, one too many. */
  const fourGermans = { players: corrected({ id: ORBAN, clubId: 1 }), freeLeft: 0 };
  /** Cucurella too: five, two too many. */
  const fiveGermans = {
    players: corrected({ id: ORBAN, clubId: 1 }, { id: CUCURELLA, clubId: 1 }),
    freeLeft: 0,
  };
  /** Germany and Spain have one too many each. */
  const twoNations = {
    players: corrected({ id: ORBAN, clubId: 1 }, { id: KARNICNIK, clubId: 5 }),
    freeLeft: 0,
  };

  it('allows a surplus player as an extra, which costs no free transfer', () => {
    const result = accepted([[ORBAN, LANG]], fourGermans);
    expect(result).toMatchObject({ charged: 0, transfers: [{ outId: ORBAN, extra: true }] });
    expect(accepted([[RUDIGER, LANG]], fourGermans)).toMatchObject({
      charged: 0,
      transfers: [{ extra: true }],
    });
  });

  it('refuses others, and lists the nations that must lose players', () => {
    expect(issues([[KARNICNIK, TAYLOR]], { ...fourGermans, freeLeft: 2 })).toEqual([
      { code: 'only-surplus-clubs', params: { playerIds: [KARNICNIK], clubIds: [1] } },
    ]);
  });

  it('allows others beside the extra that removes the surplus, and counts only them', () => {
    for (const pairs of [
      [
        [KARNICNIK, TAYLOR],
        [ORBAN, LANG],
      ],
      [
        [ORBAN, LANG],
        [KARNICNIK, TAYLOR],
      ],
    ] as [number, number][][]) {
      const result = accepted(pairs, { ...fourGermans, freeLeft: 1 });
      expect(result.charged).toBe(1);
      expect(result.transfers.filter(({ extra }) => extra).map(({ outId }) => outId)).toEqual([ORBAN]);
      expect(issues(pairs, fourGermans)).toEqual([
        { code: 'too-many-transfers', params: { left: 0, wanted: 1 } },
      ]);
    }
  });

  it('has as many extras of a nation as its surplus, the first of the list', () => {
    const result = accepted(
      [
        [RUDIGER, LANG],
        [ORBAN, TAYLOR],
      ],
      { ...fourGermans, freeLeft: 1 },
    );
    expect(result.transfers.map(({ extra }) => extra)).toEqual([true, false]);
    expect(result.charged).toBe(1);
  });

  it('refuses a German for another German', () => {
    expect(issues([[ORBAN, KOCH]], fourGermans)).toEqual([
      { code: 'club-limit', params: { clubIds: [1], limit: 3 } },
    ]);
  });

  it('accepts a nation that remains above the limit when it lost a player', () => {
    expect(accepted([[ORBAN, LANG]], fiveGermans).charged).toBe(0);
    expect(
      issues(
        [
          [ORBAN, LANG],
          [KARNICNIK, TAYLOR],
        ],
        { ...fiveGermans, freeLeft: 2 },
      ),
    ).toEqual([{ code: 'only-surplus-clubs', params: { playerIds: [KARNICNIK], clubIds: [1] } }]);
  });

  it('requires every nation above the limit to lose a player', () => {
    expect(issues([[ORBAN, LANG]], twoNations)).toEqual([
      { code: 'club-limit', params: { clubIds: [5], limit: 3 } },
    ]);
    expect(
      accepted(
        [
          [ORBAN, LANG],
          [CUCURELLA, DARDAI],
        ],
        twoNations,
      ).charged,
    ).toBe(0);
  });

  it('refuses extras of one nation that put another above the limit', () => {
    expect(issues([[ORBAN, 504]], fourGermans)).toEqual([
      { code: 'club-limit', params: { clubIds: [5], limit: 3 } },
    ]);
  });

  it('has no surplus once the limit of the matchday has increased', () => {
    expect(accepted([[KARNICNIK, TAYLOR]], { ...fourGermans, matchday: 4, freeLeft: 1 }).charged).toBe(1);
  });

  it('checks the money of an extra like that of any other', () => {
    expect(issues([[FULLKRUG, MBAPPE]], fourGermans)).toEqual([
      { code: 'already-in-team', params: { playerIds: [MBAPPE] } },
    ]);
    expect(
      issues([[ORBAN, LANG]], {
        ...fourGermans,
        players: corrected({ id: ORBAN, clubId: 1 }, { id: LANG, value: 60 }),
      }),
    ).toEqual([{ code: 'over-budget', params: { missing: 5 } }]);
  });
});
