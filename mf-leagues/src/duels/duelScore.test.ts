import { exampleDuel } from '../testing/exampleDuels.js';
import { outcomeOf, scoredWeeks, shortNameOf, totalOf } from './duelScore.js';

it('counts matchdays won and lost, and leaves out those without points', () => {
  const duel = exampleDuel();
  expect(scoredWeeks(duel).map(({ weekId }) => weekId)).toEqual([1, 2]);
  expect(totalOf(duel)).toEqual({ won: 1, lost: 1, own: 130, other: 98.5 });
});

it('is level with equal points', () => {
  expect([outcomeOf(1, 1), outcomeOf(1.5, 1), outcomeOf(1, 1.5)]).toEqual(['level', 'won', 'lost']);
});

it('names the team where its manager is hidden', () => {
  const user = { firstName: '', lastName: '', nameVisible: false, premium: false };
  expect(shortNameOf({ name: 'De Invallers', user })).toBe('De Invallers');
  expect(shortNameOf({ name: 'De Invallers', user: { ...user, firstName: 'Jef', nameVisible: true } })).toBe(
    'Jef',
  );
});
