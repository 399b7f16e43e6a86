import type { PlayerMatch } from '@euro/api-contract';
import { COACH, DEFAULT_SETTINGS, DEFENDER, GOALKEEPER, MIDFIELDER } from '@euro/game';
import { createTranslator } from '@euro/platform/react';
import { pointTexts } from '../messages/pointTexts.js';
import { exampleCoachMatch, examplePlayerMatch } from '../testing/examplePlayerMatch.js';
import { type ExplainedPlayer, explainLine, resultOf } from './explainLine.js';

const words = createTranslator(pointTexts, 'nl');
const midfielder: ExplainedPlayer = { clubId: 1, positionId: MIDFIELDER, position: 'middenvelder' };
const coach: ExplainedPlayer = { clubId: 1, positionId: COACH, position: 'coach' };

/** "Assist: 1 assist, 3" for each line. */
const linesOf = (match: PlayerMatch, player: ExplainedPlayer, t = words) =>
  match.lines.map((line) => {
    const { rule, detail, points } = explainLine(line, match, player, t, DEFAULT_SETTINGS.scoring);
    return `${rule}: ${detail}, ${points}`;
  });

const againstHungary = {
  minutes: 72,
  goals: 1,
  duelWon: 2,
  duelLost: 1,
  shotOffTarget: 2,
  skillIndex: 3,
};

describe('a line of points as text', () => {
  it('names the rule and the statistic behind each point of Musiala against Hungary', () => {
    expect(linesOf(examplePlayerMatch(againstHungary, MIDFIELDER), midfielder)).toEqual([
      'Speelminuten, 60 of meer: 72 minuten, 2',
      'Doelpunt (middenvelder): 1 doelpunt, 5',
      'Clean sheet (middenvelder): geen tegendoelpunt terwijl hij speelde, 1',
      'Meer duels gewonnen dan verloren: 2 gewonnen, 1 verloren, 1',
      'Schoten naast doel, per twee: 2 schoten, -1',
      'Skillindex: derde van de match, 1',
    ]);
  });

  it('is available in English', () => {
    const en = createTranslator(pointTexts, 'en');
    const match = examplePlayerMatch({ minutes: 1, assists: 2 }, MIDFIELDER);
    expect(linesOf(match, midfielder, en)).toEqual([
      'Minutes played, under 60: 1 minute, 1',
      'Assist: 2 assists, 6',
    ]);
  });

  it('names the numbers of the table that the competition has', () => {
    const scoring = [
      { rule: 'minutes-60', from: 45 },
      { rule: 'saves', per: 3 },
      { rule: 'interceptions' },
      { rule: 'ball-recoveries', from: 6 },
    ];
    const ruleTexts = scoring.map(({ rule }) => {
      const line = { rule, stat: 9, points: 1 };
      return explainLine(line, examplePlayerMatch({}, MIDFIELDER), midfielder, words, scoring).rule;
    });
    expect(ruleTexts).toEqual([
      'Speelminuten, 45 of meer',
      'Reddingen, per 3',
      'Onderscheppingen',
      'Meer dan 5 balrecuperaties',
    ]);
  });

  it('counts duels by their difference when the API gives no counts', () => {
    const match = examplePlayerMatch({ minutes: 90, duelWon: 5, duelLost: 1 }, MIDFIELDER, {
      pointsOverview: null,
    });
    expect(linesOf(match, midfielder)[2]).toBe('Meer duels gewonnen dan verloren: 4 duels meer gewonnen, 1');
  });

  it.each([
    ['won', 5, 1, ['Winst: zijn ploeg won met 5-1, 3'], 'zijn ploeg won met 5-1'],
    ['drawn', 1, 1, ['Gelijkspel: zijn ploeg speelde 1-1 gelijk, 1'], 'zijn ploeg speelde 1-1 gelijk'],
    ['lost', 0, 2, [], 'zijn ploeg verloor met 0-2'],
  ])('explains a coach’s points by a result that is %s', (_result, homeScore, awayScore, lines, result) => {
    const match = exampleCoachMatch(1, { homeScore, awayScore });
    expect(linesOf(match, coach)).toEqual(lines);
    expect(resultOf(match, coach, words)).toBe(result);
  });

  it('puts the score of a coach’s own side first when it plays away, while the match goes on', () => {
    const match = exampleCoachMatch(2, { homeScore: 0, awayScore: 1, live: true });
    expect(linesOf(match, { ...coach, clubId: 2 })).toEqual(['Winst: zijn ploeg staat 1-0 voor, 3']);
  });

  it('names a rule without a text, with its points', () => {
    const line = { rule: 'nutmegs', stat: 2, points: 1 };
    const match = examplePlayerMatch({}, MIDFIELDER);
    expect(explainLine(line, match, midfielder, words, [])).toEqual({
      rule: 'nutmegs',
      detail: '',
      points: 1,
    });
  });

  it('has a text for every rule, in both languages', () => {
    const everything = {
      minutes: 90,
      goals: 1,
      assists: 1,
      own_goals: 1,
      yellow_cards: 1,
      red_card: 1,
      penalty_miss: 1,
      penalty_saved: 1,
      saves: 2,
      duelWon: 1,
      interception: 2,
      shotOffTarget: 2,
      errorLeadToGoal: 1,
      bigChanceCreated: 2,
      headClearance: 2,
      ballRecovery: 8,
      skillIndex: 1,
    };
    const lines = [
      ...examplePlayerMatch(everything, GOALKEEPER).lines,
      ...examplePlayerMatch({ ...everything, conceeded: 2 }, DEFENDER).lines,
    ];
    const rules = new Set(lines.map(({ rule }) => rule));
    expect(rules.size).toBe(19);
    for (const texts of [pointTexts.nl, pointTexts.en]) {
      for (const rule of rules) {
        expect(Object.keys(texts)).toEqual(expect.arrayContaining([rule, `${rule}.stat`]));
      }
    }
  });
});
