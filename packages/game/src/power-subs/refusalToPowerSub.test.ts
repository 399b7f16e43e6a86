import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleLineup } from '../testing/exampleLineup.js';
import { examplePlayersById } from '../testing/examplePlayers.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { PlayerStatus } from './playerStatus.js';
import { type PowerSubInput, refusalToPowerSub } from './refusalToPowerSub.js';
import { refusalToUndoPowerSub } from './refusalToUndoPowerSub.js';

const [KEK, SIMON, CUCURELLA, MUSIALA, SZOBOSZLAI, OLMO, FULLKRUG, MBAPPE] = [
  900, 523, 524, 110, 310, 510, 109, 1610,
];
const [KOBEL, KARNICNIK, SIGUA, CELAR] = [421, 902, 2226, 919];
const MIKAUTADZE = 2222;

const sixteen = [...exampleLineup.starting, ...exampleLineup.bench];

/** Everybody has still to play but for who is given. */
const statuses = (...entries: [number, PlayerStatus][]) =>
  new Map<number, PlayerStatus>([
    ...sixteen.map<[number, PlayerStatus]>((id) => [id, 'to-play']),
    ...entries,
  ]);

const situation = {
  lineup: deepFreeze({ ...exampleLineup }),
  subs: [],
  statuses: statuses(),
  players: examplePlayersById,
  rules: deepFreeze({ ...exampleRules }),
  weekId: 5,
  booster: null,
} satisfies Omit<PowerSubInput, 'sub'>;

/** The refusal of [out, in] in matchday 5; earlier power subs are pairs too. */
function refusal(
  [outId, inId]: [number, number],
  fields: Partial<PowerSubInput> = {},
  subs: [number, number][] = [],
) {
  const earlier = deepFreeze(subs.map(([out, on]) => ({ outId: out, inId: on })));
  return refusalToPowerSub({ ...situation, subs: earlier, sub: { outId, inId }, ...fields });
}

describe('refusalToPowerSub', () => {
  it('allows a bench player who has not kicked off for a starter', () => {
    expect(refusal([OLMO, SIGUA])).toBeNull();
    expect(refusal([SIMON, KOBEL])).toBeNull();
    expect(refusal([CUCURELLA, SIGUA])).toBeNull();
  });

  it('allows none before matchday 5', () => {
    expect(refusal([OLMO, SIGUA], { weekId: 4 })).toEqual({
      code: 'power-subs-too-early',
      params: { fromWeek: 5 },
    });
  });

  it('allows four a matchday', () => {
    const four: [number, number][] = [
      [OLMO, SIGUA],
      [FULLKRUG, CELAR],
      [CUCURELLA, KARNICNIK],
      [SIMON, KOBEL],
    ];
    expect(refusal([203, MIKAUTADZE], {}, four)).toEqual({
      code: 'power-subs-used-up',
      params: { limit: 4 },
    });
    expect(refusal([SIMON, KOBEL], {}, four.slice(0, 3))).toBeNull();
  });

  it('allows none with a bench boost, and allows them with the other boosters', () => {
    expect(refusal([OLMO, SIGUA], { booster: 'bank' })).toEqual({ code: 'power-sub-booster', params: {} });
    for (const booster of ['tripleCaptain', 'freeHit', 'wildCard'] as const) {
      expect(refusal([OLMO, SIGUA], { booster })).toBeNull();
    }
  });

  it.each<[string, [number, number], string, number]>([
    ['an incoming player outside the team', [OLMO, MIKAUTADZE], 'not-in-team', MIKAUTADZE],
    ['an outgoing player outside the team', [MIKAUTADZE, SIGUA], 'not-in-team', MIKAUTADZE],
    ['an incoming starter', [OLMO, FULLKRUG], 'not-on-the-bench', FULLKRUG],
    ['an outgoing bench player', [CELAR, SIGUA], 'not-a-starter', CELAR],
    ['a player for himself', [SIGUA, SIGUA], 'not-a-starter', SIGUA],
    ['the coach', [KEK, SIGUA], 'outgoing-coach', KEK],
    ['the captain', [MUSIALA, SIGUA], 'outgoing-armband', MUSIALA],
    ['the vice-captain', [MBAPPE, CELAR], 'outgoing-armband', MBAPPE],
  ])('refuses %s', (_who, pair, code, playerId) => {
    expect(refusal(pair)).toEqual({ code, params: { playerId } });
  });

  it('treats an unknown player as outside the team', () => {
    const players = new Map([...examplePlayersById].filter(([id]) => id !== SIGUA));
    expect(refusal([OLMO, SIGUA], { players })).toEqual({ code: 'not-in-team', params: { playerId: SIGUA } });
  });

  it.each<[PlayerStatus, string | null]>([
    ['to-play', null],
    ['bench', 'incoming-kicked-off'],
    ['playing', 'incoming-kicked-off'],
    ['off', 'incoming-kicked-off'],
    ['sent-off', 'incoming-kicked-off'],
    ['played', 'incoming-kicked-off'],
    ['no-match', 'incoming-no-match'],
  ])('for an incoming player who is %s: %p', (status, code) => {
    const found = refusal([OLMO, SIGUA], { statuses: statuses([SIGUA, status]) });
    expect(found).toEqual(code === null ? null : { code, params: { playerId: SIGUA } });
  });

  it('treats a player without a status as one without a match', () => {
    expect(refusal([OLMO, SIGUA], { statuses: new Map() })?.code).toBe('incoming-no-match');
    expect(refusal([OLMO, SIGUA], { statuses: new Map([[SIGUA, 'to-play']]) })).toBeNull();
  });

  it.each<[PlayerStatus, string | null]>([
    ['to-play', null],
    ['bench', null],
    ['playing', 'outgoing-playing'],
    ['off', null],
    ['sent-off', 'outgoing-sent-off'],
    ['played', null],
    ['no-match', null],
  ])('for an outgoing player who is %s: %p', (status, code) => {
    const found = refusal([OLMO, SIGUA], { statuses: statuses([OLMO, status]) });
    expect(found).toEqual(code === null ? null : { code, params: { playerId: OLMO } });
  });

  it('replaces a goalkeeper only by a goalkeeper', () => {
    expect(refusal([SIMON, SIGUA])).toEqual({
      code: 'goalkeeper-only-with-goalkeeper',
      params: { outId: SIMON, inId: SIGUA },
    });
    expect(refusal([OLMO, KOBEL])?.code).toBe('goalkeeper-only-with-goalkeeper');
  });

  it('requires a valid XI, including the power subs before it', () => {
    expect(refusal([203, CELAR])).toBeNull();
    expect(refusal([306, SIGUA], {}, [[203, CELAR]])).toEqual({
      code: 'invalid-formation',
      params: { outId: 306, inId: SIGUA },
    });
    expect(refusal([306, KARNICNIK], {}, [[203, CELAR]])).toBeNull();
  });

  it('never brings back a player replaced by a power sub', () => {
    expect(refusal([FULLKRUG, OLMO], {}, [[OLMO, SIGUA]])).toEqual({
      code: 'already-taken-out',
      params: { playerId: OLMO },
    });
  });

  it('allows an incoming player to be replaced in turn', () => {
    expect(refusal([SIGUA, KARNICNIK], {}, [[SZOBOSZLAI, SIGUA]])).toBeNull();
    const played = { statuses: statuses([SIGUA, 'played']) };
    expect(refusal([SIGUA, KARNICNIK], played, [[SZOBOSZLAI, SIGUA]])).toBeNull();
    const playing = { statuses: statuses([SIGUA, 'playing']) };
    expect(refusal([SIGUA, KARNICNIK], playing, [[SZOBOSZLAI, SIGUA]])?.code).toBe('outgoing-playing');
  });
});

describe('refusalToUndoPowerSub', () => {
  const undo = (inId: number, subs: [number, number][], entries: [number, PlayerStatus][] = []) =>
    refusalToUndoPowerSub({
      ...situation,
      inId,
      statuses: statuses(...entries),
      subs: subs.map(([outId, on]) => ({ outId, inId: on })),
    });

  it('undoes a power sub until the incoming player kicks off', () => {
    expect(undo(SIGUA, [[OLMO, SIGUA]])).toBeNull();
    for (const status of ['bench', 'playing', 'off', 'sent-off', 'played', 'no-match'] as const) {
      expect(undo(SIGUA, [[OLMO, SIGUA]], [[SIGUA, status]])).toEqual({
        code: 'incoming-kicked-off',
        params: { playerId: SIGUA },
      });
    }
  });

  it('checks the incoming player only: the outgoing one may be playing', () => {
    expect(undo(SIGUA, [[OLMO, SIGUA]], [[OLMO, 'playing']])).toBeNull();
  });

  it('refuses players who did not come on by a power sub', () => {
    expect(undo(OLMO, [[OLMO, SIGUA]])).toEqual({ code: 'not-a-power-sub', params: { playerId: OLMO } });
    expect(undo(SIGUA, [])).toEqual({ code: 'not-a-power-sub', params: { playerId: SIGUA } });
  });

  it('refuses when a later one took the incoming player out again', () => {
    const chain: [number, number][] = [
      [OLMO, SIGUA],
      [SIGUA, KARNICNIK],
    ];
    expect(undo(SIGUA, chain)).toEqual({ code: 'later-power-sub', params: { playerId: SIGUA } });
    expect(undo(KARNICNIK, chain)).toBeNull();
  });

  it('refuses when a later one would leave no valid XI without it', () => {
    const chain: [number, number][] = [
      [OLMO, KARNICNIK],
      [203, CELAR],
      [306, SIGUA],
    ];
    expect(undo(KARNICNIK, chain)).toEqual({ code: 'later-power-sub', params: { playerId: KARNICNIK } });
    expect(undo(CELAR, chain)).toBeNull();
  });

  it('undoes an earlier one that no later one needs', () => {
    expect(
      undo(SIGUA, [
        [OLMO, SIGUA],
        [FULLKRUG, CELAR],
      ]),
    ).toBeNull();
  });
});
