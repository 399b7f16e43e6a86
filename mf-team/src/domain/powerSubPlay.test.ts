import type { TeamPoints } from '@euro/api-contract';
import type { PlayerStatus } from '@euro/game';
import { exampleLineup } from '@euro/game/testing';
import { exampleTeamPoints, exampleWorld } from '@euro/game-ui/testing';
import {
  powerSubPlay,
  refusalToBringOn,
  refusalToTakeOff,
  savedLineup,
  whoMayComeOn,
} from './powerSubPlay.js';

const [KOBEL, KARNICNIK, SIGUA, CELAR] = [421, 902, 2226, 919];
const [SIMON, OLMO, MUSIALA, KEK, ROBERTSON] = [523, 510, 110, 900, 203];
const world = exampleWorld();

const sixteen = [...exampleLineup.starting, ...exampleLineup.bench];
const play = (
  statuses: readonly (readonly [number, PlayerStatus])[] = [],
  fields: Partial<TeamPoints> = {},
) =>
  powerSubPlay(
    exampleTeamPoints({ weekId: 5, ...fields }),
    new Map([...sixteen.map((id): [number, PlayerStatus] => [id, 'to-play']), ...statuses]),
    world,
  );
const sub = (outId: number, inId: number) => ({ outId, inId, at: '2024-07-05T17:00:00Z', undoable: true });

describe('the lineup before its power subs', () => {
  it('is the current one when there are none', () => {
    expect(savedLineup(exampleTeamPoints())).toEqual(exampleLineup);
  });

  it('has each of them undone', () => {
    // Sigua for Olmo, then Celar for Sigua.
    const fields = {
      ...exampleLineup,
      starting: exampleLineup.starting.map((id) => (id === OLMO ? CELAR : id)),
      bench: [KOBEL, KARNICNIK, OLMO, SIGUA],
    };
    const points = exampleTeamPoints({ powerSubs: [sub(OLMO, SIGUA), sub(SIGUA, CELAR)] }, fields);
    expect(savedLineup(points)).toEqual(exampleLineup);
  });
});

describe('the incoming players of a power sub', () => {
  it('are those who have yet to play', () => {
    expect(
      whoMayComeOn(
        play([
          [KARNICNIK, 'playing'],
          [CELAR, 'no-match'],
        ]),
      ),
    ).toEqual([KOBEL, SIGUA]);
    expect(refusalToBringOn(KARNICNIK, play([[KARNICNIK, 'playing']]))?.code).toBe('incoming-kicked-off');
    expect(refusalToBringOn(CELAR, play([[CELAR, 'no-match']]))?.code).toBe('incoming-no-match');
  });

  it('exclude players who can replace nobody', () => {
    expect(refusalToBringOn(KOBEL, play([[SIMON, 'playing']]))?.code).toBe('nobody-may-leave');
  });

  it('are none in a matchday of a bench boost', () => {
    expect(whoMayComeOn(play([], { booster: 'bank' }))).toEqual([]);
    expect(refusalToBringOn(SIGUA, play([], { booster: 'bank' }))?.code).toBe('power-sub-booster');
  });
});

describe('the outgoing players of a power sub', () => {
  it.each([
    ['a starter who played', OLMO, [[OLMO, 'played']], null],
    ['a starter who is taken off', OLMO, [[OLMO, 'off']], null],
    ['not one who is playing', OLMO, [[OLMO, 'playing']], 'outgoing-playing'],
    ['not one who was sent off', OLMO, [[OLMO, 'sent-off']], 'outgoing-sent-off'],
    ['not the captain', MUSIALA, [], 'outgoing-armband'],
    ['not the coach', KEK, [], 'outgoing-coach'],
    ['not the goalkeeper for an outfield player', SIMON, [], 'goalkeeper-only-with-goalkeeper'],
  ] as const)('are checked: %s', (_, outId, statuses, code) => {
    expect(refusalToTakeOff(outId, SIGUA, play(statuses))?.code ?? null).toBe(code);
  });

  it('exclude players on the bench', () => {
    const lineup = {
      ...exampleLineup,
      starting: exampleLineup.starting.map((id) => (id === ROBERTSON ? KARNICNIK : id)),
      bench: [KOBEL, ROBERTSON, SIGUA, CELAR],
    };
    const points = exampleTeamPoints({ weekId: 5, powerSubs: [sub(ROBERTSON, KARNICNIK)] }, lineup);
    const currentPlay = powerSubPlay(points, play().statuses, world);
    expect(refusalToTakeOff(ROBERTSON, SIGUA, currentPlay)?.code).toBe('not-a-starter');
    expect(refusalToBringOn(ROBERTSON, currentPlay)?.code).toBe('already-taken-out');
  });
});
