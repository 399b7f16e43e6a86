import { validatePersonName } from './validatePersonName.js';

describe('validatePersonName', () => {
  it.each([
    ['  Jan-Willem  ', 'Jan-Willem'],
    ['Van\n den  Broeck', 'Van den Broeck'],
    ['Zoe\u0308', 'Zoë'],
    ["N'Golo", "N'Golo"],
    ['김', '김'],
  ])('accepts %j unchanged', (name, normalized) => {
    expect(validatePersonName(name)).toEqual({ ok: true, name: normalized });
  });

  it.each([
    ['', 'name-too-short'],
    ['x'.repeat(81), 'name-too-long'],
    ['\u202eneslah', 'name-control-characters'],
    ['\u200b', 'name-control-characters'],
    ['\u0007', 'name-control-characters'],
    ['a\ud800b', 'name-control-characters'],
    ['\u200d', 'name-control-characters'],
    ['Win 500 euro: https://evil.test/klik', 'name-link'],
    ['<b>Kevin</b>', 'name-link'],
  ])('refuses %j', (name, code) => {
    expect(validatePersonName(name)).toMatchObject({ ok: false, code });
  });
});
