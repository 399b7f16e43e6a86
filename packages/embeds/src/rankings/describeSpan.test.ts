import { describeSpan } from './describeSpan.js';
import { nextTab } from './nextTab.js';
import { rankingAddress } from './rankingAddress.js';
import type { RankingKind } from './rankingPage.js';

const page = { weekId: 5, chosen: null, choices: [], confirmed: true };
const phases = [2, 3].map((id) => ({ id, name: null, firstWeek: 1, lastWeek: 3 }));

it.each<[RankingKind, object, 'nl' | 'en', string | null]>([
  ['general', {}, 'nl', 'Na speeldag 5'],
  ['general', { confirmed: false }, 'nl', 'Na speeldag 5 (voorlopig)'],
  ['week', {}, 'en', 'Matchday 5'],
  ['month', { chosen: 7 }, 'nl', 'Juli, na speeldag 5'],
  ['period', { chosen: 3, choices: phases }, 'en', 'Knock-out stage, after matchday 5'],
  ['period', { chosen: 2, choices: [{ ...phases[0], name: 'Periode 1' }] }, 'nl', 'Periode 1, na speeldag 5'],
  ['general', { weekId: null }, 'nl', null],
])('a %s ranking with %j is described in %s as %s', (type, changes, language, description) => {
  expect(describeSpan(type, { ...page, ...changes }, language)).toBe(description);
});

it.each([
  ['ArrowRight', 'a', 'b'],
  ['ArrowRight', 'c', 'a'],
  ['ArrowLeft', 'a', 'c'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['Enter', 'a', null],
])('%s moves from tab %s to %s', (key, open, to) => {
  expect(nextTab(key, ['a', 'b', 'c'], open)).toBe(to);
});

it.each<[RankingKind, object, string]>([
  ['general', {}, 'rankings'],
  ['general', { week: 2, at: 10 }, 'rankings?week=2&page=2'],
  ['week', { at: 9 }, 'rankings?tab=week'],
  ['month', { choice: 6 }, 'rankings?tab=month&choice=6'],
  ['period', { choice: 3, at: 19 }, 'rankings?tab=period&choice=3&page=2'],
  ['pundits', { at: 19, choice: 4 }, 'rankings?tab=pundits'],
])('a row of the %s ranking with %j is at %s of the portal', (type, changes, address) => {
  expect(rankingAddress({ type, week: null, choice: null, at: 0, ...changes })).toBe(address);
});

it('is built in browsers without the size of URLSearchParams', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
  Object.defineProperty(URLSearchParams.prototype, 'size', { configurable: true, value: undefined });
  expect(rankingAddress({ type: 'week', week: 4, choice: null, at: 0 })).toBe('rankings?tab=week&week=4');
  if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
});
