import { competitionRules } from '@euro/game';
import { exampleRules } from '@euro/game/testing';
import { exampleSettings } from '@euro/platform/testing';

describe('the rules of a competition', () => {
  it('are read from its published settings: money in tenths, points in halves', () => {
    expect(competitionRules(exampleSettings)).toEqual(exampleRules);
  });

  it('reflect a changed setting', () => {
    const rules = competitionRules({ ...exampleSettings, budget: 87.5, teamSameClubPlayersLimit: [2] });
    expect([rules.budget, rules.clubLimitByMatchday]).toEqual([875, [2]]);
  });
});
