import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleRules } from '../testing/exampleRules.js';
import { exampleStat } from '../testing/exampleStat.js';
import type { PositionId } from '../types.js';
import { toPoints } from '../units.js';
import { sumPoints } from './pointLine.js';
import { scoreAppearance } from './scoreAppearance.js';
import type { MatchStat } from './statistics.js';

const COLUMNS =
  'matchId,playerId,nation,shirt,started,inMin,outMin,minutes,goals,assists,own_goals,yellow_cards,second_yellow,red_card,penalty_miss,penalty_saved,conceeded,teamConceded,saves,duelWon,duelLost,interception,shotOffTarget,errorLeadToGoal,bigChanceCreated,headClearance,ballRecovery,skillIndex'.split(
    ',',
  );

/** One row of the EURO 2024 statistics as the numbers that the rules read. */
function statOf(row: string): MatchStat {
  const cells = new Map(row.split(',').map((cell, column) => [COLUMNS[column], cell]));
  const numbers = Object.keys(exampleStat()).map((name) => {
    const cell = cells.get(name) ?? '';
    return [name, cell === '' ? null : Number(cell)];
  });
  return deepFreeze(exampleStat(Object.fromEntries(numbers)));
}

/** 'rule stat points' of every line, in whole points. */
const linesOf = (stat: MatchStat, positionId: PositionId) =>
  scoreAppearance(stat, positionId, exampleRules).map(
    ({ rule, stat: n, points }) => `${rule} ${n} ${toPoints(points)}`,
  );

const whole = (positionId: PositionId, fields: Partial<MatchStat>) =>
  toPoints(sumPoints(scoreAppearance(deepFreeze(exampleStat(fields)), positionId, exampleRules)));

describe('scoreAppearance on EURO 2024', () => {
  const appearances: [string, PositionId, string, number, string[]][] = [
    [
      'Musiala, GER–HUN',
      3,
      '14,110,GER,10,1,0,72,72,1,0,0,0,0,0,0,0,0,0,0,2,1,0,2,0,0,0,4,3',
      9,
      [
        'minutes-60 72 2',
        'goal 1 5',
        'clean-sheet 0 1',
        'duels 1 1',
        'shots-off-target 2 -1',
        'skill-index 3 1',
      ],
    ],
    [
      'Simón, who saved a penalty, ESP–CRO',
      1,
      '3,523,ESP,23,1,0,90,90,0,0,0,0,0,0,0,1,0,0,5,0,0,0,0,0,0,0,0,2',
      15,
      ['minutes-60 90 2', 'clean-sheet 0 4', 'saves 5 2', 'penalty-saved 1 5', 'skill-index 2 2'],
    ],
    [
      'Demiral, two goals as a defender, AUT–TUR',
      2,
      '44,2103,TUR,3,1,0,90,90,2,0,0,0,0,0,0,0,1,1,0,6,3,4,1,0,0,10,2,1',
      20,
      [
        'minutes-60 90 2',
        'goal 2 12',
        'duels 3 1',
        'interceptions 4 1',
        'head-clearances 10 1',
        'skill-index 1 3',
      ],
    ],
    [
      'Rüdiger, own goal and level duels, GER–SCO',
      2,
      '1,102,GER,2,1,0,90,90,0,0,1,0,0,0,0,0,1,1,0,2,2,0,0,0,0,4,4,',
      1,
      ['minutes-60 90 2', 'own-goal 1 -2', 'head-clearances 4 1'],
    ],
    [
      'Gunn, five goals against and five saves, GER–SCO',
      1,
      '1,201,SCO,1,1,0,90,90,0,0,0,0,0,0,0,0,5,5,5,0,0,0,0,0,0,0,3,',
      2,
      ['minutes-60 90 2', 'conceded 5 -2', 'saves 5 2'],
    ],
    [
      'Porteous, straight red, two goals against while he was on, GER–SCO',
      2,
      '1,215,SCO,15,1,0,42,42,0,0,0,0,0,1,0,0,2,5,0,3,1,0,0,0,0,0,1,',
      -2,
      ['minutes-under-60 42 1', 'conceded 2 -1', 'red-card 1 -3', 'duels 2 1'],
    ],
    [
      'Barák, second yellow after 20 minutes, CZE–TUR',
      3,
      '36,2407,CZE,7,1,0,20,20,0,0,0,1,1,1,0,0,0,2,0,0,1,0,0,0,0,0,2,',
      -3,
      ['minutes-under-60 20 1', 'yellow-card 1 -1', 'red-card 1 -3'],
    ],
    [
      'Ronaldo, missed penalty in 120 minutes, POR–SVN',
      4,
      '42,2307,POR,7,1,0,120,120,0,0,0,0,0,0,1,0,0,0,0,2,4,0,3,0,0,0,1,',
      -1,
      ['minutes-60 120 2', 'penalty-miss 1 -2', 'shots-off-target 3 -1'],
    ],
    [
      'Pepe, eight recoveries, POR–SVN',
      2,
      '42,2303,POR,3,1,0,117,117,0,0,0,0,0,0,0,0,0,0,0,11,2,1,0,0,0,7,8,1',
      12,
      [
        'minutes-60 117 2',
        'clean-sheet 0 4',
        'duels 9 1',
        'head-clearances 7 1',
        'ball-recoveries 8 1',
        'skill-index 1 3',
      ],
    ],
    [
      'Yamal, assist, two big chances and no clean sheet for forwards, ESP–CRO',
      4,
      '3,519,ESP,19,1,0,86,86,0,1,0,0,0,0,0,0,0,0,0,1,1,0,1,0,2,0,2,',
      6,
      ['minutes-60 86 2', 'assist 1 3', 'big-chances 2 1'],
    ],
    [
      'Lunin, error that led to a goal, ROU–UKR',
      1,
      '8,2023,UKR,23,1,0,90,90,0,0,0,0,0,0,0,0,3,3,2,0,0,0,0,1,0,0,2,',
      1,
      ['minutes-60 90 2', 'conceded 3 -1', 'saves 2 1', 'error-lead-to-goal 1 -1'],
    ],
    [
      'Yıldırım, sent off on the bench, NED–TUR',
      4,
      '48,2126,TUR,26,0,,,0,0,0,0,0,0,1,0,0,0,2,0,0,0,0,0,0,0,0,0,',
      -3,
      ['red-card 1 -3'],
    ],
    [
      'Ivušić, yellow on the bench and not a point for a goal-less bench, CRO–ALB',
      1,
      '13,623,CRO,23,0,,,0,0,0,0,1,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,',
      -1,
      ['yellow-card 1 -1'],
    ],
  ];

  it.each(appearances)('%s', (_who, positionId, row, points, lines) => {
    const stat = statOf(row);
    expect(linesOf(stat, positionId)).toEqual(lines);
    expect(toPoints(sumPoints(scoreAppearance(stat, positionId, exampleRules)))).toBe(points);
  });
});

describe('scoreAppearance, rule by rule', () => {
  const POSITIONS: PositionId[] = [1, 2, 3, 4];
  const forAll = (fields: Partial<MatchStat>) => POSITIONS.map((position) => whole(position, fields));
  /** Half an hour with one goal against: 1 point for every position, which isolates the rule under test. */
  const half = { minutes: 30, conceeded: 1 };

  it.each<[string, Partial<MatchStat>, number[]]>([
    ['a minute', { minutes: 1, conceeded: 1 }, [1, 1, 1, 1]],
    ['59 minutes without a goal against', { minutes: 59 }, [1, 1, 1, 1]],
    ['60 minutes with a goal against', { minutes: 60, conceeded: 1 }, [2, 2, 2, 2]],
    ['60 minutes without a goal against', { minutes: 60 }, [6, 6, 3, 2]],
    ['60 clean minutes of a match the team lost later', { minutes: 60, teamConceded: 2 }, [6, 6, 3, 2]],
    ['two goals', { ...half, goals: 2 }, [13, 13, 11, 9]],
    ['two assists', { ...half, assists: 2 }, [7, 7, 7, 7]],
    ['two goals against', { minutes: 30, conceeded: 2 }, [0, 0, 1, 1]],
    ['three goals against', { minutes: 30, conceeded: 3 }, [0, 0, 1, 1]],
    ['four goals against', { minutes: 30, conceeded: 4 }, [-1, -1, 1, 1]],
    ['one save', { ...half, saves: 1 }, [1, 1, 1, 1]],
    ['three saves', { ...half, saves: 3 }, [2, 2, 2, 2]],
    ['two saved penalties', { ...half, penalty_saved: 2 }, [11, 1, 1, 1]],
    ['two missed penalties', { ...half, penalty_miss: 2 }, [-3, -3, -3, -3]],
    ['two own goals', { ...half, own_goals: 2 }, [-3, -3, -3, -3]],
    ['a yellow card', { ...half, yellow_cards: 1 }, [0, 0, 0, 0]],
    ['a straight red card', { ...half, red_card: 1 }, [-2, -2, -2, -2]],
    ['a second yellow', { ...half, yellow_cards: 1, second_yellow: 1, red_card: 1 }, [-3, -3, -3, -3]],
    ['level duels', { ...half, duelWon: 3, duelLost: 3 }, [1, 1, 1, 1]],
    ['one duel more won than lost', { ...half, duelWon: 4, duelLost: 3 }, [2, 2, 2, 2]],
    ['one interception', { ...half, interception: 1 }, [1, 1, 1, 1]],
    ['nine interceptions', { ...half, interception: 9 }, [2, 2, 2, 2]],
    ['one shot off target', { ...half, shotOffTarget: 1 }, [1, 1, 1, 1]],
    ['five shots off target', { ...half, shotOffTarget: 5 }, [-1, -1, -1, -1]],
    ['two errors that led to goals', { ...half, errorLeadToGoal: 2 }, [-1, -1, -1, -1]],
    ['one big chance', { ...half, bigChanceCreated: 1 }, [1, 1, 1, 1]],
    ['two big chances', { ...half, bigChanceCreated: 2 }, [2, 2, 2, 2]],
    ['one head clearance', { ...half, headClearance: 1 }, [1, 1, 1, 1]],
    ['two head clearances', { ...half, headClearance: 2 }, [2, 2, 2, 2]],
    ['seven recoveries', { ...half, ballRecovery: 7 }, [1, 1, 1, 1]],
    ['eight recoveries', { ...half, ballRecovery: 8 }, [1, 2, 2, 2]],
    ['best of the match', { ...half, skillIndex: 1 }, [4, 4, 4, 4]],
    ['second best', { ...half, skillIndex: 2 }, [3, 3, 3, 3]],
    ['third best', { ...half, skillIndex: 3 }, [2, 2, 2, 2]],
    ['a place behind the three best', { ...half, skillIndex: 5 }, [1, 1, 1, 1]],
    [
      '0 minutes, whatever else is counted',
      { goals: 1, saves: 4, skillIndex: 1, yellow_cards: 1 },
      [-1, -1, -1, -1],
    ],
  ])('%s', (_what, fields, points) => {
    expect(forAll(fields)).toEqual(points);
  });

  it('has no statistics for a coach', () => {
    expect(scoreAppearance(exampleStat({ minutes: 90, goals: 1, red_card: 1 }), 0, exampleRules)).toEqual([]);
  });

  it('gives every player whole points: an even number of halves', () => {
    for (const line of scoreAppearance(
      exampleStat({ minutes: 90, saves: 5, shotOffTarget: 3, goals: 1 }),
      1,
      exampleRules,
    )) {
      expect(Number.isInteger(line.points / 2)).toBe(true);
    }
  });
});
