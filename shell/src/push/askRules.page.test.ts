import { createAskRules } from './askRules.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let now: number;
const rules = () => createAskRules(window, () => now);
beforeEach(() => {
  localStorage.clear();
  now = Date.parse('2024-06-19T08:00:00Z');
});

it('never prompts on a first visit, however often the page is loaded in it', () => {
  expect(rules().mayAsk(2)).toBe(false);
  now += 59 * MINUTE;
  expect(rules().mayAsk(2)).toBe(false);
  now += MINUTE;
  expect(rules().mayAsk(2)).toBe(true);
});

it('prompts once a matchday', () => {
  rules();
  now += DAY;
  rules().recordAsked(2);
  expect([rules().mayAsk(2), rules().mayAsk(3)]).toEqual([false, true]);
});

it('pauses for fourteen days when it was dismissed', () => {
  rules();
  now += DAY;
  rules().rest();
  now += 14 * DAY - 1;
  expect(rules().mayAsk(3)).toBe(false);
  now += 1;
  expect(rules().mayAsk(3)).toBe(true);
});

it('starts over when the stored history is unreadable', () => {
  localStorage.setItem('em.push', '{"firstAt":"yesterday"}');
  expect(rules().mayAsk(2)).toBe(false);
});

it('works without storage', () => {
  const page = {
    get localStorage(): Storage {
      throw new Error('forbidden');
    },
  };
  expect(createAskRules(page, () => now).mayAsk(2)).toBe(false);
});
