import { emailAddress } from './emailAddress.js';

it.each([
  ['fan@example.be', 'fan@example.be'],
  ['  Fan@Example.BE\u00a0', 'fan@example.be'],
  ['\u200bfan@example.be\u2060', 'fan@example.be'],
  ['a&b@example.be', 'a&b@example.be'],
  ["o'neill+euro@example.co.uk", "o'neill+euro@example.co.uk"],
  ['fan@xn--e1afmkfd.xn--p1ai', 'fan@xn--e1afmkfd.xn--p1ai'],
])('reads %j as an address', (typed, address) => {
  expect(emailAddress.parse(typed)).toBe(address);
});

it.each([
  '',
  'fan',
  'fan@example',
  'fan@',
  '@example.be',
  'fan@example..be',
  'fan@1.2',
  '.fan@example.be',
  'f..an@example.be',
  'fan.@example.be',
  'a b@example.be',
  'f\u200ban@example.be',
])('refuses %j', (typed) => {
  expect(emailAddress.safeParse(typed).success).toBe(false);
});
