import type { Match } from '@euro/api-contract';
import { exampleMatch } from '@euro/platform/testing';
import { eitherOf, opponentOutlook, undecidedMatch } from './opponentOutlook.js';

const CLUBS = ['', 'FRA', 'BEL', 'POR', 'SVN', 'ROU', 'NED', 'AUT', 'TUR'];
const side = (short: string) => (short === '' ? null : { id: CLUBS.indexOf(short), short, name: short });
const match = (id: number, weekId: number, home: string, away: string, fields: Partial<Match> = {}): Match =>
  exampleMatch({
    id,
    weekId,
    stage: weekId === 4 ? 'Round of 16' : 'Quarter-finals',
    homeId: side(home),
    awayId: side(away),
    homeScore: null,
    awayScore: null,
    penHome: null,
    penAway: null,
    status: 'scheduled',
    ...fields,
  });
const winnerOf = (matchId: number) => ({ matchId, place: null });

/** France is through; Portugal–Slovenia, Romania–Netherlands and Austria–Turkey are still to be played. */
const matches = [
  match(41, 4, 'FRA', 'BEL', { status: 'finished', homeScore: 1, awayScore: 0 }),
  match(42, 4, 'POR', 'SVN', { status: 'live' }),
  match(43, 4, 'ROU', 'NED'),
  match(44, 4, 'AUT', 'TUR'),
  match(46, 5, '', 'FRA', { homeFrom: winnerOf(42), awayFrom: winnerOf(41) }),
  match(48, 5, '', '', { homeFrom: winnerOf(43), awayFrom: winnerOf(44) }),
];
const outlook = (short: string, weekId = 5, all = matches) =>
  opponentOutlook(CLUBS.indexOf(short), weekId, all);

describe('the opponent of a nation', () => {
  it('is its opponent once the pairing is known', () => {
    expect(outlook('NED', 4)).toMatchObject({ kind: 'known', fixture: { opponent: { short: 'ROU' } } });
  });

  it('is one of two while the match between those is not over', () => {
    expect(outlook('FRA')).toMatchObject({
      kind: 'either',
      sides: [{ short: 'POR' }, { short: 'SVN' }],
      decidedBy: { id: 42 },
    });
  });

  it('depends on its own match first, also while that is running', () => {
    expect(outlook('NED')).toMatchObject({
      kind: 'first',
      opponent: { short: 'ROU' },
      decidedBy: { id: 43 },
    });
    expect(outlook('POR')).toMatchObject({ kind: 'first', opponent: { short: 'SVN' } });
  });

  it('is nobody for an eliminated nation', () => {
    expect(outlook('BEL')).toBeNull();
  });

  it('is unknown while places depend on the groups, or on matches without their own pairing', () => {
    const early = [
      match(1, 3, 'FRA', 'BEL', { stage: 'Group A' }),
      match(41, 4, '', '', {
        homeFrom: { matchId: null, place: '1A' },
        awayFrom: { matchId: null, place: '2B' },
      }),
      match(46, 5, '', '', { homeFrom: winnerOf(41), awayFrom: winnerOf(42) }),
    ];
    expect(outlook('FRA', 4, early)).toEqual({ kind: 'unknown' });
    expect(outlook('FRA', 5, early)).toEqual({ kind: 'unknown' });
    const half = matches.map((one) => (one.id === 42 ? { ...one, awayId: null } : one));
    expect(outlook('FRA', 5, half)).toEqual({ kind: 'unknown' });
  });

  it('is open in the match that it has reached', () => {
    expect(undecidedMatch(CLUBS.indexOf('FRA'), matches)?.id).toBe(46);
    expect(undecidedMatch(CLUBS.indexOf('NED'), matches)).toBeUndefined();
  });

  it('is available for either side of a match', () => {
    const open = matches[5] as Match;
    expect(eitherOf(open, matches, 'home')?.sides.map(({ short }) => short)).toEqual(['ROU', 'NED']);
    expect(eitherOf(open, matches, 'away')?.sides.map(({ short }) => short)).toEqual(['AUT', 'TUR']);
  });
});
