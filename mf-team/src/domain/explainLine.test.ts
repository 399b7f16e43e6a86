import { scoreAppearance } from '@euro/game';
import { exampleStat } from '@euro/game/testing';
import { sheetTexts } from '../messages/sheetTexts.js';
import { explainLine } from './explainLine.js';

const MUSIALA_AGAINST_HUNGARY = exampleStat({
  minutes: 72,
  goals: 1,
  duelWon: 2,
  duelLost: 1,
  shotOffTarget: 2,
  skillIndex: 3,
});
const overview = { ...MUSIALA_AGAINST_HUNGARY, time: 72 };

describe('the statistic behind points', () => {
  it('is told for each line of Musiala against Hungary', () => {
    const lines = scoreAppearance(MUSIALA_AGAINST_HUNGARY, 3);
    expect(lines.map((line) => explainLine(line, { pointsOverview: overview }))).toEqual([
      { key: 'stat-minutes', values: { stat: 72 } },
      { key: 'stat-goal', values: { stat: 1 } },
      { key: 'stat-clean-sheet', values: { stat: 0 } },
      { key: 'stat-duels', values: { won: 2, lost: 1 } },
      { key: 'stat-shots', values: { stat: 2 } },
      { key: 'stat-skill-3', values: {} },
    ]);
  });

  it('is the difference of duels when the counts are not told', () => {
    const line = { rule: 'duels', stat: 4, points: 1 };
    expect(explainLine(line, { pointsOverview: null })).toEqual({
      key: 'stat-duels-difference',
      values: { stat: 4 },
    });
  });

  it.each(['coach-win', 'coach-draw', 'something-new'])('is none for %s', (rule) => {
    expect(explainLine({ rule, stat: 1, points: 1 }, { pointsOverview: null })).toBeNull();
  });

  it('has words for every rule of the game', () => {
    const rules = scoreAppearance(
      exampleStat({
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
        skillIndex: 1,
      }),
      1,
    ).map(({ rule }) => rule);
    expect(rules).toHaveLength(17);
    const named = Object.keys(sheetTexts.nl);
    for (const rule of [
      ...rules,
      'minutes-under-60',
      'conceded',
      'ball-recoveries',
      'coach-win',
      'coach-draw',
      'coach-loss',
    ]) {
      expect(named).toContain(`rule-${rule}`);
    }
  });
});
