import { codeIn, invitePath } from './inviteCode.js';

describe('an invite code', () => {
  it.each([
    ['K7PX-M2QD-9VTE', 'K7PX-M2QD-9VTE'],
    ['  k7px m2qd 9vte ', 'k7pxm2qd9vte'],
    ['https://euro.test/join/K7PX-M2QD-9VTE?x=1', 'K7PX-M2QD-9VTE'],
    ['kom erbij: http://euro.test/join/K7PX-M2QD-9VTE', 'K7PX-M2QD-9VTE'],
    ['/join/%E0%A4%A', '%E0%A4%A'],
  ])('is found in %j', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });

  it('has a page', () => {
    expect(invitePath('K7PX-M2QD-9VTE')).toBe('/join/K7PX-M2QD-9VTE');
  });
});
