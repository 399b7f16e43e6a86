import { settingsIn } from './settingsIn.js';

const coachPoints = { win: 3, draw: 1, loss: -1 };
const values = (captainMultiplier: number) => ({
  ...{ captainMultiplier, tripleCaptainMultiplier: 3, coachPoints, awardedScoresCoach: false },
});

it('a matchday has the values that ended last before it, and those after the last the settings’ own', () => {
  const earlierPoints = [
    { lastWeek: 2, ...values(1.5) },
    { lastWeek: 4, ...values(2) },
  ];
  const settings = { ...values(2.5), budget: 100, earlierPoints };
  const captains = [1, 2, 3, 4, 5].map((week) => settingsIn(settings, week).captainMultiplier);
  expect(captains).toEqual([1.5, 1.5, 2, 2, 2.5]);
  expect(settingsIn(settings, 1)).toMatchObject({ budget: 100, coachPoints });
  expect(settingsIn(settings, 5)).toBe(settings);
});
