import { readEuros } from './readEuros.js';

it.each([
  ['7', 700],
  ['7,5', 750],
  [' € 7,50 ', 750],
  ['0.01', 1],
  ['7,', 700],
  ['', null],
  ['-7', null],
  ['7,505', null],
  ['1.400,00', null],
  ['zeven', null],
])('“%s” is %s cents', (text, cents) => {
  expect(readEuros(text)).toBe(cents);
});
