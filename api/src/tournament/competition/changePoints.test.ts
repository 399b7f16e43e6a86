import { settingsIn } from '@euro/game';
import { changePoints } from './changePoints.js';
import type { StoredSettings } from './storedSettings.js';

const settings = {
  ...{ budget: 100, captainMultiplier: 2, tripleCaptainMultiplier: 3, awardedScoresCoach: false },
  coachPoints: { win: 3, draw: 1, loss: -1 },
} as unknown as StoredSettings;
const captain = (value: number) => [{ path: 'captainMultiplier', value }];
const win = (value: number) => [{ path: 'coachPoints.win', value }];
const captains = (after: StoredSettings) =>
  [1, 2, 3, 4, 5].map((week) => settingsIn(after, week).captainMultiplier);
const wins = (after: StoredSettings) =>
  [1, 2, 3, 4, 5].map((week) => settingsIn(after, week).coachPoints.win);

it('earlier matchdays keep their values, also after a second change before or after the first', () => {
  const third = changePoints(settings, captain(2.5), 3);
  expect(captains(third)).toEqual([2, 2, 2.5, 2.5, 2.5]);
  const fifth = changePoints(third, captain(3), 5);
  expect(captains(fifth)).toEqual([2, 2, 2.5, 2.5, 3]);
  const coaches = changePoints(fifth, win(4), 2);
  expect([captains(coaches), wins(coaches)]).toEqual([
    [2, 2, 2.5, 2.5, 3],
    [3, 4, 4, 4, 4],
  ]);
});

it('changes all matchdays without a first one, and other settings at once', () => {
  const third = changePoints(settings, captain(2.5), 3);
  expect(captains(changePoints(third, captain(1.5), null))).toEqual([1.5, 1.5, 1.5, 1.5, 1.5]);
  const budget = changePoints(third, [{ path: 'budget', value: 90 }], 4);
  expect([budget.budget, captains(budget)]).toEqual([90, captains(third)]);
});

it('keeps no earlier values that equal the later ones', () => {
  const third = changePoints(settings, captain(2.5), 3);
  expect(changePoints(third, captain(2), 3)).toEqual(settings);
  expect(changePoints(settings, captain(2.5), 1)).toEqual({ ...settings, captainMultiplier: 2.5 });
});
