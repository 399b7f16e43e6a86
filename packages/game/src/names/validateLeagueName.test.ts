import { validateLeagueName } from './validateLeagueName.js';

it.each([
  ['abc', 'name-too-short'],
  ['  ab c ', null],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿👨‍👩‍👧‍👦⚽', 'name-too-short'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿👨‍👩‍👧‍👦⚽🏆', null],
  ['a'.repeat(40), null],
  ['a'.repeat(41), 'name-too-long'],
  [`abcd${'\u0301'.repeat(400)}`, 'name-too-long'],
  ['abc\u202edef', 'name-control-characters'],
])('validates %j by its visible characters', (name, code) => {
  const result = validateLeagueName(name);
  expect(result.ok ? null : result.code).toBe(code);
});
