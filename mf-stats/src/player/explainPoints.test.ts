import { createTranslator } from '@euro/platform/react';
import { pointTexts } from '../messages/pointTexts.js';
import { explainPoints } from './explainPoints.js';

const nl = createTranslator(pointTexts, 'nl');
const en = createTranslator(pointTexts, 'en');

/** Jamal Musiala, Germany–Hungary 2–0, 19 June 2024: 9 points. */
const musiala = [
  { rule: 'minutes-60', stat: 72, points: 2 },
  { rule: 'goal', stat: 1, points: 5 },
  { rule: 'clean-sheet', stat: 0, points: 1 },
  { rule: 'duels', stat: 1, points: 1 },
  { rule: 'shots-off-target', stat: 2, points: -1 },
  { rule: 'skill-index', stat: 3, points: 1 },
];

describe('the words for a score', () => {
  it('name each rule and the statistic behind it', () => {
    const said = explainPoints(musiala, 3, { duelWon: 2, duelLost: 1 }, nl);
    expect(said.map(({ rule, stat, points }) => `${rule}: ${stat} → ${points}`)).toEqual([
      'Speelminuten, 60 of meer: 72 minuten → 2',
      'Doelpunt (middenvelder): 1 doelpunt → 5',
      'Clean sheet (middenvelder): geen tegendoelpunt terwijl hij speelde → 1',
      'Meer duels gewonnen dan verloren: 2 gewonnen, 1 verloren → 1',
      'Schoten naast doel, per twee: 2 schoten → -1',
      'Skillindex: derde van de match → 1',
    ]);
  });

  it('lose no point on the way', () => {
    const sum = explainPoints(musiala, 3, null, en).reduce((total, { points }) => total + points, 0);
    expect(sum).toBe(9);
  });

  it('speak English too, and do with the balance of duels when that is all there is', () => {
    const said = explainPoints(musiala, 3, null, en);
    expect(said[1]).toMatchObject({ rule: 'Goal (midfielder)', stat: '1 goal' });
    expect(said[3]?.stat).toBe('1 duel more won');
  });

  it('show the points of a rule that they have no words for', () => {
    expect(explainPoints([{ rule: 'nutmegs', stat: 2, points: 4 }], 4, null, nl)).toEqual([
      { id: 'nutmegs', rule: 'Andere punten', stat: '', points: 4 },
    ]);
  });
});
