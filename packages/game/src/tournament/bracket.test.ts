import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleMatch, idOf } from '../testing/exampleTournament.js';
import { bracket, placementMatches } from './bracket.js';
import type { TournamentMatch } from './tournamentMatch.js';

const winner = (matchId: number) => ({ matchId, place: null });
const place = (name: string) => ({ matchId: null, place: name });

/** The quarter-finals on of EURO 2024, not in order. */
const LATE: readonly TournamentMatch[] = [
  late(51, 'ESP-ENG 2-1', '14', 'Final', winner(49), winner(50)),
  late(45, 'ESP-GER 2-1', '05', 'Quarter-finals', place('1B'), place('1A')),
  late(46, 'POR-FRA 0-0', '05', 'Quarter-finals', place('1F'), place('2D'), { penHome: 3, penAway: 5 }),
  late(47, 'ENG-SUI 1-1', '06', 'Quarter-finals', place('1C'), place('2A'), { penHome: 5, penAway: 3 }),
  late(48, 'NED-TUR 2-1', '06', 'Quarter-finals', place('3D/E/F'), place('2F')),
  late(49, 'ESP-FRA 2-1', '09', 'Semi-finals', winner(45), winner(46)),
  late(50, 'NED-ENG 1-2', '10', 'Semi-finals', winner(48), winner(47)),
];

function late(
  id: number,
  line: string,
  day: string,
  stage: string,
  homeFrom: TournamentMatch['homeFrom'],
  awayFrom: TournamentMatch['awayFrom'],
  fields: Partial<TournamentMatch> = {},
): TournamentMatch {
  return exampleMatch(line, {
    id,
    date: `2024-07-${day}T19:00:00.000Z`,
    stage,
    homeFrom,
    awayFrom,
    ...fields,
  });
}

const shape = (matches: readonly TournamentMatch[]) =>
  bracket(deepFreeze(matches)).map((round) => [round.stage, ...round.matches.map(({ match }) => match.id)]);

describe('bracket', () => {
  it('places matches whose winners meet beside each other', () => {
    expect(shape(LATE)).toEqual([
      ['Quarter-finals', 45, 46, 48, 47],
      ['Semi-finals', 49, 50],
      ['Final', 51],
    ]);
  });

  it('numbers the matches of a round by kick-off, whatever their position in the tree', () => {
    const [quarters] = bracket(LATE);
    expect(quarters?.matches.map(({ number }) => number)).toEqual([1, 2, 4, 3]);
  });

  it('finds the winner by score, or else by the shoot-out', () => {
    const [quarters] = bracket(LATE);
    expect(quarters?.matches.map(({ home, away }) => [home.isWinner, away.isWinner])).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [true, false],
    ]);
    expect(quarters?.matches[1]?.away).toEqual({
      clubId: idOf('FRA'),
      origin: place('2D'),
      score: 0,
      penalties: 5,
      isWinner: true,
    });
  });

  it('has no winner while a match runs, and the origin of an unknown side', () => {
    const running = LATE.map((match) => {
      if (match.id === 49) return { ...match, status: 'live' as const };
      return match.id === 51 ? late(51, '-', '14', 'Final', winner(49), winner(50)) : match;
    });
    const [, semis, final] = bracket(running);
    expect(semis?.matches[0]).toMatchObject({
      home: { score: 2, isWinner: false },
      away: { isWinner: false },
    });
    expect(final?.matches[0]?.home).toEqual({
      clubId: null,
      origin: winner(49),
      score: null,
      penalties: null,
      isWinner: false,
    });
  });

  it('omits the group phase, and is empty without the origins of sides', () => {
    expect(shape([...LATE, exampleMatch('GER-SCO 5-1')])).toEqual(shape(LATE));
    expect(bracket([exampleMatch('GER-SCO 5-1')])).toEqual([]);
  });

  it('places the match of the losers beside the tree', () => {
    const loser = (matchId: number) => ({ matchId: null, place: `L${matchId}`, loserOf: matchId });
    const third = late(52, 'FRA-NED 1-0', '13', 'Third place', loser(49), loser(50));
    expect(shape([third, ...LATE])).toEqual(shape(LATE));
    const [placement] = placementMatches(deepFreeze([third, ...LATE]));
    expect(placement).toMatchObject({ match: third, home: { clubId: idOf('FRA'), isWinner: true } });
    expect(placementMatches(LATE)).toEqual([]);
  });

  it('has the rest of an incomplete bracket', () => {
    expect(shape(LATE.filter(({ id }) => id !== 51 && id !== 46))).toEqual([
      ['Quarter-finals', 45, 48, 47],
      ['Semi-finals', 49, 50],
    ]);
  });
});
