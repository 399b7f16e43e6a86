import { DEFENDER, FORWARD, type PositionId } from '@euro/game';
import { exampleRules } from '@euro/game/testing';
import { upcoming } from './upcoming.js';

const [KANTE, GAKPO, LUKAKU] = [1, 2, 3];
const [FRA, NED, BEL] = [10, 20, 30];
const players = new Map<number, { clubId: number; positionId: PositionId }>([
  [KANTE, { clubId: FRA, positionId: DEFENDER }],
  [GAKPO, { clubId: NED, positionId: FORWARD }],
  [LUKAKU, { clubId: BEL, positionId: FORWARD }],
]);
const home = (id: number, date: string, awayScore: number | null = null) => ({
  date,
  homeId: { id, short: '', name: '' },
  homeScore: awayScore === null ? null : 0,
  awayScore,
});
const selection = (playerId: number, fields: object = {}) => ({
  playerId,
  counted: true,
  multiplier: 1,
  minutes: 0,
  status: 'to-play' as const,
  ...fields,
});
const playing = (playerId: number, minutes: number, fields: object = {}) =>
  selection(playerId, { minutes, status: 'playing', ...fields });

function comingOf(selections: readonly ReturnType<typeof selection>[], against = 0) {
  const matches = new Map([
    [KANTE, home(FRA, '2024-06-25T16:00:00Z', against)],
    [GAKPO, home(NED, '2024-06-25T16:00:00Z', against)],
    [LUKAKU, home(BEL, '2024-06-26T16:00:00Z')],
  ]);
  return upcoming(selections, {
    rules: exampleRules,
    matchOf: (id) => matches.get(id),
    playerOf: (id) => players.get(id),
  });
}

describe('the next event of a team', () => {
  it('is the bonus of an hour, of the player who gets it soonest', () => {
    expect(comingOf([playing(GAKPO, 31, { multiplier: 1.5 }), playing(KANTE, 49)])).toEqual({
      kind: 'bonus',
      players: [
        { playerId: KANTE, minutes: 1, cleanSheet: 4, multiplier: 1 },
        { playerId: GAKPO, minutes: 1, cleanSheet: 0, multiplier: 1.5 },
      ],
    });
  });

  it('is no clean sheet after a goal against', () => {
    expect(comingOf([playing(KANTE, 49)], 1)).toMatchObject({ players: [{ minutes: 1, cleanSheet: 0 }] });
  });

  it('promises a player who came on a clean sheet only while there is no goal against', () => {
    expect(comingOf([playing(KANTE, 10)], 0)).toMatchObject({ players: [{ minutes: 1, cleanSheet: 4 }] });
    expect(comingOf([playing(KANTE, 10)], 1)).toMatchObject({ players: [{ minutes: 1, cleanSheet: 0 }] });
  });

  it('is nothing certain for a player who has got it already', () => {
    expect(comingOf([playing(KANTE, 60), selection(LUKAKU)])).toEqual({
      kind: 'playing',
      playerIds: [KANTE],
    });
  });

  it('is the next player when nobody plays, and none when all have played', () => {
    expect(comingOf([selection(KANTE, { status: 'played', minutes: 90 }), selection(LUKAKU)])).toEqual({
      kind: 'next',
      playerIds: [LUKAKU],
      kickOff: Date.parse('2024-06-26T16:00:00Z'),
    });
    expect(comingOf([selection(KANTE, { status: 'played', minutes: 90 })])).toEqual({ kind: 'over' });
  });

  it('excludes players who do not count', () => {
    expect(comingOf([playing(KANTE, 49, { counted: false })])).toEqual({ kind: 'over' });
  });
});
