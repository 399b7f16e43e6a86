import { holdsLink } from './holdsLink.js';
import { withoutLinks } from './withoutLinks.js';

const LINKS = [
  'Win 500 euro: https://evil.test/klik',
  'evil.test',
  'www.evil.test',
  'klik op evil.test/gratis',
  't.co',
  't.co/abc',
  'a.b.evil.com',
  'xn--80ak6aa92e.com',
  'evil。test',
  'evil．test',
  'ev\u200dil.test',
  'ｈｔｔｐｓ://evil',
  'ftp://1.2.3.4',
  '10.0.0.1',
  'mailto:info',
  'javascript:alert(1)',
  'kevin@evil.test',
  '<b>Kevin</b>',
  '<a href=x>',
  '</td>',
  '<!--',
  '&lt;b&gt;',
  '[klik](evil)',
];

const NAMES = [
  'Kevin',
  "N'Golo Kanté",
  'J.R.R.',
  'A.Th. Duif',
  'J.Smith',
  'K.De Bruyne',
  'Sammy Davis Jr.',
  'St. Pauli',
  'R.S.C. Anderlecht',
  'K.V.K. Ieper',
  'I <3 Lukaku',
  'AC/DC',
  'S:t Cyr',
  '50/50',
  'R&D; de ploeg',
  '1-1 in de 90e',
  'Zo. En nu?',
  'v2.0',
  '김민재',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Engeland',
  '@ home',
];

describe('holdsLink', () => {
  it.each(LINKS)('finds the link or markup in %j', (name) => {
    expect(holdsLink(name)).toBe(true);
  });

  it.each(NAMES)('finds none in %j', (name) => {
    expect(holdsLink(name)).toBe(false);
  });
});

describe('withoutLinks', () => {
  it.each(LINKS)('removes all links and markup from %j', (name) => {
    expect(holdsLink(withoutLinks(name))).toBe(false);
  });

  it.each(NAMES)('does not change %j', (name) => {
    expect(withoutLinks(name)).toBe(name);
  });

  it('retains the words', () => {
    expect(withoutLinks('Win 500 euro: https://evil.test/klik')).toBe('Win 500 euro: https evil test klik');
    expect(withoutLinks('zonder.naam')).toBe('zonder naam');
  });
});
