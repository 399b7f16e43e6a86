import { exampleTeamPoints } from '@euro/game-ui/testing';
import { matchdayReport } from './matchdayReport.js';

const points = exampleTeamPoints({ weekId: 1 });
const [first, second] = points.selections;
if (!first || !second) throw new Error('The example has no players.');

describe('the report of a matchday', () => {
  it('has the player with most points for the team', () => {
    const report = matchdayReport({
      ...points,
      selections: [
        { ...first, total: 2 },
        { ...second, total: 9 },
      ],
    });
    expect(report.best?.playerId).toBe(second.playerId);
    expect(matchdayReport({ ...points, selections: [{ ...first, total: 0 }] }).best).toBeNull();
  });

  it('has what the armband added, also below zero', () => {
    const captain = { ...first, counted: true, points: -2, multiplier: 1.5, total: -3 };
    expect(matchdayReport({ ...points, selections: [captain] }).captain).toEqual({
      playerId: first.playerId,
      gain: -1,
    });
    const nobody = { ...first, multiplier: 1 };
    expect(matchdayReport({ ...points, selections: [nobody] }).captain).toBeNull();
  });

  it('has who came on for an absent player', () => {
    const selections = [
      { ...first, autoSub: null },
      { ...second, autoSub: 'in' as const, total: 4 },
    ];
    expect(matchdayReport({ ...points, selections }).cameOn?.playerId).toBe(second.playerId);
  });
});
