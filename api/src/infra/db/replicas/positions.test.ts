import { hasReached } from './positions.js';

it.each([
  ['0-1-10', '0-1-10', true],
  ['0-1-11', '0-1-10', true],
  ['0-1-9', '0-1-10', false],
  // Numbers, not texts.
  ['0-1-100', '0-1-99', true],
  // After a failover another server goes on counting.
  ['0-2-12', '0-1-10', true],
  ['0-1-10,1-3-5', '0-1-9', true],
  ['0-1-10,1-3-5', '0-1-9,1-3-6', false],
  ['0-1-10', '0-1-9,1-3-6', false],
  ['', '0-1-1', false],
])('a replica at "%s" contains "%s": %s', (reached, position, expected) => {
  expect(hasReached(reached, position)).toBe(expected);
});
