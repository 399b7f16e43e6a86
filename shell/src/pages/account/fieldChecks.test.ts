import { endpoints } from '@euro/api-contract';
import { checkEmail } from './checkEmail.js';
import {
  checkAddressPart,
  checkConfirmation,
  checkFirstName,
  checkLastName,
  checkNewPassword,
} from './fieldChecks.js';

describe('an e-mail address', () => {
  it.each([
    ['', 'email-missing'],
    ['   ', 'email-missing'],
    ['lotte', 'email-invalid'],
    ['lotte@', 'email-invalid'],
    ['@demo.test', 'email-invalid'],
    ['lotte@demo', 'email-invalid'],
    ['lotte peeters@demo.test', 'email-invalid'],
    [`${'l'.repeat(250)}@demo.test`, 'email-invalid'],
    ['lotte@demo.test', null],
    ['  Lotte.Peeters+euro@mail.demo-team.be ', null],
    ["d'hondt_1@demo.test", null],
  ])('%j: %s', (value, problem) => expect(checkEmail(value)).toBe(problem));

  it.each(['lotte@demo.test', "d'h@x.be", 'a&b@x.be', 'a@x.xn--p1ai', '\u200blotte@demo.test\u2060'])(
    'is sent when the contract accepts it: %j',
    (value) => {
      const { success } = endpoints['POST user/forgot'].body.safeParse({ email: value });
      expect([success, checkEmail(value)]).toEqual([true, null]);
    },
  );
});

describe('a new password', () => {
  it.each([
    ['', 'password-missing'],
    ['12345', 'password-too-short'],
    ['123456', null],
    [' '.repeat(6), null],
    ['x'.repeat(200), null],
    ['x'.repeat(201), 'password-too-long'],
  ])('%j: %s', (value, problem) => expect(checkNewPassword(value)).toBe(problem));

  it.each([
    ['geheim1', 'geheim1', null],
    ['geheim1', 'Geheim1', 'passwords-differ'],
    ['geheim1', '', 'passwords-differ'],
  ])('%s confirmed by %j: %s', (password, confirmation, problem) =>
    expect(checkConfirmation(password, confirmation)).toBe(problem),
  );
});

describe('names and address', () => {
  it('are required, without their white space', () => {
    expect(checkFirstName(' ')).toBe('firstName-missing');
    expect(checkLastName('')).toBe('lastName-missing');
    expect(checkFirstName(' Lotte ')).toBeNull();
    expect(checkAddressPart('')).toBeNull();
  });

  it('have the maximal length of the contract', () => {
    expect(checkFirstName('L'.repeat(80))).toBeNull();
    expect(checkLastName('P'.repeat(81))).toBe('too-long');
    expect(checkAddressPart('K'.repeat(120))).toBeNull();
    expect(checkAddressPart('K'.repeat(121))).toBe('too-long');
  });
});
