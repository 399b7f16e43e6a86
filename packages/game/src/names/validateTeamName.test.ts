import { validateTeamName } from './validateTeamName.js';

const family = '👨‍👩‍👧‍👦';
const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

describe('validateTeamName', () => {
  it.each([
    ['FC De Kampioenen', 'FC De Kampioenen'],
    ['  FC   De\t Kampioenen \n', 'FC De Kampioenen'],
    ['Ştefan cel Mare ქართველი', 'Ştefan cel Mare ქართველი'],
    ['Cafe\u0301', 'Café'],
    [`${family}${england}⚽`, `${family}${england}⚽`],
    ['❤\ufe0f 1\ufe0f\u20e3 ⚽', '❤\ufe0f 1\ufe0f\u20e3 ⚽'],
    ['שָׁלוֹם ကျွှေ့ བསྒྲུབས', 'שָׁלוֹם ကျွှေ့ བསྒྲུབས'.normalize('NFC')],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['ක්\u200dරීඩා', 'ක්\u200dරීඩා'],
    ['ജോണ്\u200d FC', 'ജോണ്\u200d FC'],
    ['🏳️\u200d🌈 🏴\u200d☠️ 👩🏽\u200d⚕️', '🏳️\u200d🌈 🏴\u200d☠️ 👩🏽\u200d⚕️'],
    ['abc', 'abc'],
  ])('accepts %j', (name, normalized) => {
    expect(validateTeamName(name, 'creation')).toEqual({ ok: true, name: normalized });
  });

  it.each([
    ['', 'empty'],
    ['  ab  ', 'two letters between spaces'],
    ['   \n\t  ', 'only white space'],
    [`${family}${family}`, 'two emoji of seven code points'],
  ])('rejects %j as too short: %s', (name) => {
    expect(validateTeamName(name, 'creation')).toEqual({
      ok: false,
      code: 'name-too-short',
      params: { limit: 3 },
    });
  });

  it('counts visible characters: 55 family emoji fit at creation, 56 do not', () => {
    expect(validateTeamName(family.repeat(55), 'creation')).toMatchObject({ ok: true });
    expect(validateTeamName(family.repeat(56), 'creation')).toEqual({
      ok: false,
      code: 'name-too-long',
      params: { limit: 55 },
    });
  });

  it('allows 64 characters for a rename', () => {
    expect(validateTeamName('x'.repeat(56), 'creation')).toMatchObject({ code: 'name-too-long' });
    expect(validateTeamName('x'.repeat(64), 'rename')).toEqual({ ok: true, name: 'x'.repeat(64) });
    expect(validateTeamName('x'.repeat(65), 'rename')).toMatchObject({
      code: 'name-too-long',
      params: { limit: 64 },
    });
  });

  it.each([
    ['nul', 'Rode\u0000Duivels'],
    ['escape', '\u001b[31mRode Duivels'],
    ['right-to-left override', 'Rode \u202eDuivels'],
    ['zero-width space', 'Rode\u200bDuivels'],
    ...[0x200e, 0x200f, 0x61c, 0x202a, 0x202c, 0x2066, 0x2069, 0x2060, 0xad, 0x200d, 0x200c].map((code) => [
      `U+${code.toString(16)} between letters`,
      `Rode${String.fromCodePoint(code)}Duivels`,
    ]),
    ['a joiner at the end', 'Rode Duivels\u200d'],
    ['a tag without a flag', 'Rode Duivels\u{e0041}'],
    ['a mark of byte order', 'Rode\ufeffDuivels'],
    ['a code point that is no character', 'Rode\u{10fffe}Duivels'],
    ['half a surrogate pair', 'Rode \ud83d Duivels'],
    ['letters that are invisible', '\u3164\u3164\u3164'],
    ['braille without dots', '\u2800\u2800\u2800'],
    ['nothing but joiners', '\u200d \u200d \u200d'],
    ['accents that reach the lines around', `Bel${'\u0335'.repeat(9)}`],
  ])('refuses a control or invisible character: %s', (_what, name) => {
    expect(validateTeamName(name, 'rename')).toEqual({
      ok: false,
      code: 'name-control-characters',
      params: {},
    });
  });

  it('refuses a page of accents stacked on three letters', () => {
    expect(validateTeamName(`Bel${'\u0335'.repeat(900)}`, 'creation')).toMatchObject({
      code: 'name-too-long',
    });
    expect(validateTeamName(' '.repeat(1_000_000), 'creation')).toMatchObject({ code: 'name-too-long' });
  });
});
