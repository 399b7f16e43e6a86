import { exampleMatch, exampleWeeks } from '@euro/platform/testing';
import { comingWeeks, meanLevel, type ProgrammeEntry, programmeOf } from './programme.js';

const GERMANY = 1;
const side = (id: number, short: string) => ({ id, short, name: short });

const scheduled = (fields: Parameters<typeof exampleMatch>[0]) =>
  exampleMatch({ homeScore: null, awayScore: null, status: 'scheduled', ...fields });

const hungary = scheduled({ id: 15, weekId: 2, awayId: side(3, 'HUN') });
const switzerland = scheduled({ id: 25, weekId: 3, homeId: side(4, 'SUI'), awayId: side(GERMANY, 'GER') });
const portugal = scheduled({
  id: 42,
  weekId: 4,
  homeId: side(23, 'POR'),
  awayId: side(9, 'SVN'),
  stage: 'Round of 16',
});
const knockOutMatch = scheduled({
  id: 38,
  weekId: 4,
  homeId: side(GERMANY, 'GER'),
  awayId: side(10, 'DEN'),
  stage: 'Round of 16',
});
const quarter = scheduled({
  id: 45,
  weekId: 5,
  homeId: side(GERMANY, 'GER'),
  awayId: null,
  awayFrom: { matchId: 42, place: 'W42' },
  stage: 'Quarter-final',
});

const level = (opponentId: number) => (opponentId === 3 ? 1 : 4);

describe('the coming matchdays', () => {
  const deadline = (deadlineWeek: number | null) => ({
    deadlineWeek,
    deadlineDate: null,
    displayWeek: 1,
    lastScoredWeek: 1,
    now: '2024-06-19T08:00:00Z',
    speed: 1,
  });

  it('start with the one that closes next', () => {
    expect(comingWeeks({ weeks: exampleWeeks, deadline: deadline(5) })).toEqual([5, 6, 7]);
  });

  it('are none once the tournament is over', () => {
    expect(comingWeeks({ weeks: exampleWeeks, deadline: deadline(null) })).toEqual([]);
  });
});

describe('the programme of a nation', () => {
  it('has opponents, places and difficulties', () => {
    const entries = programmeOf(GERMANY, [2, 3], [hungary, switzerland], level);
    expect(entries).toMatchObject([
      { kind: 'known', weekId: 2, level: 1, fixture: { home: true, opponent: { short: 'HUN' } } },
      { kind: 'known', weekId: 3, level: 4, fixture: { home: false, opponent: { short: 'SUI' } } },
    ]);
  });

  it('has both candidates of a match that depends on another', () => {
    const [entry] = programmeOf(GERMANY, [5], [portugal, quarter], level);
    expect(entry).toMatchObject({ kind: 'either', sides: [{ short: 'POR' }, { short: 'SVN' }] });
  });

  it('is open while the pairings are unknown', () => {
    const unknown = scheduled({ id: 37, weekId: 4, homeId: null, awayId: null, stage: 'Round of 16' });
    expect(programmeOf(GERMANY, [4], [hungary, unknown], level)).toEqual([{ kind: 'open', weekId: 4 }]);
  });

  it('is empty for a nation that is out', () => {
    expect(programmeOf(2, [4], [knockOutMatch], level)).toEqual([{ kind: 'none', weekId: 4 }]);
  });
});

describe('the mean difficulty', () => {
  it.each<[string, ProgrammeEntry[], number | null]>([
    ['of the known matches', programmeOf(GERMANY, [2, 3], [hungary, switzerland], level), 2.5],
    ['of no match is none', [{ kind: 'open', weekId: 4 }], null],
  ])('%s', (_what, entries, mean) => {
    expect(meanLevel(entries)).toBe(mean);
  });
});
