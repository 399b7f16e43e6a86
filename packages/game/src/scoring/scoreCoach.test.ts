import { exampleRules } from '../testing/exampleRules.js';
import { matchOutcome, scoreCoach } from './scoreCoach.js';

describe('scoreCoach', () => {
  it('gives Nagelsmann 3 points for 5-1 against Scotland', () => {
    expect(scoreCoach(matchOutcome(5, 1), exampleRules)).toEqual([{ rule: 'coach-win', stat: 1, points: 6 }]);
  });

  it('gives both coaches 1 point for POR–SVN, 0-0 after 120 minutes: shoot-out kicks never count', () => {
    expect(scoreCoach(matchOutcome(0, 0), exampleRules)).toEqual([
      { rule: 'coach-draw', stat: 1, points: 2 },
    ]);
  });

  it('gives nothing for a defeat, unless the competition does', () => {
    expect(scoreCoach(matchOutcome(1, 2), exampleRules)).toEqual([]);
    const strict = { coachPoints: { ...exampleRules.coachPoints, loss: -2 } };
    expect(scoreCoach('loss', strict)).toEqual([{ rule: 'coach-loss', stat: 1, points: -2 }]);
  });
});
