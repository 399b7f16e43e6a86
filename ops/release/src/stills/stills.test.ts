import { randomBytes } from 'node:crypto';
import type { Manifest } from '@euro/platform/manifest';
import { integrityOf } from '../registry/build.js';
import { readStills } from './readStills.js';
import { heavyStills, stillProblems } from './stillProblems.js';

const pageOf = (html: string, css = '') => {
  const member = { html, css };
  return { nl: { member }, en: { member: { html: '<p>ok</p>', css: '' } } };
};

describe('a still', () => {
  it.each([
    '<a tabindex="-1" href="/rankings?tab=week"><svg><use href="#shirt"></use></svg></a>',
    '<img src="data:image/png;base64,AAAA" alt=""><input type="radio" value="week" inert>',
    '<p>€ 100 miljoen, 15 spelers · @ 12.00</p>',
  ])('may be %s', (html) => {
    expect(stillProblems(pageOf(html, '.s-0{fill:url(#shade)}'))).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', 'has an element that loads or runs something'],
    ['<iframe src="/x"></iframe>', 'has an element that loads or runs something'],
    ['<p onclick="alert(1)">x</p>', 'has an event attribute'],
    ['<p\nONFOCUS=alert(1)>x</p>', 'has an event attribute'],
    ['<p style="top:0">x</p>', 'has a style attribute, which the policy of pages forbids'],
    ['<a href="https://evil.test/">x</a>', 'has an address outside the portal, https://evil.test/'],
    ['<a href="//evil.test/">x</a>', 'has an address outside the portal, //evil.test/'],
    ['<a href=javascript:alert(1)>x</a>', 'has an address outside the portal, javascript:alert(1)'],
    ['<p>fan@demo.test</p>', 'has a mail address'],
    ['<input type="text" value="De Kampioenen">', 'has a field that is filled in'],
  ])('must not be %#: %s', (html, problem) => {
    expect(stillProblems(pageOf(html))).toEqual([`nl, member: ${problem}`]);
  });

  it.each([
    ['p{}</style><script>', 'has markup among its rules'],
    ['@import "/x.css";', 'has rules that fetch a file'],
    ['p{background:url(https://evil.test/x.png)}', 'has rules with an address'],
  ])('must not have the rules %s', (css, problem) => {
    expect(stillProblems(pageOf('<p>x</p>', css))).toEqual([`nl, member: ${problem}`]);
  });

  it('must not be so long that its search takes seconds', () => {
    expect(stillProblems(pageOf('x'.repeat(250_001)))).toEqual(['nl, member: is too large']);
  });

  it('takes 10 KB compressed at most', () => {
    expect(heavyStills(pageOf(randomBytes(4000).toString('hex')))).toEqual([]);
    expect(heavyStills(pageOf(randomBytes(12_000).toString('hex')))).toEqual([
      expect.stringMatching(/^nl, member: takes \d+ bytes \(brotli\), 10240 at most$/),
    ]);
  });
});

describe('the stills of a release', () => {
  const fileOf = (content: unknown) => Buffer.from(JSON.stringify(content));
  const good = { '/news': pageOf('<p>Nieuws</p>') };
  const manifestOf = (file: Buffer, contract = 2) =>
    ({ contract, stills: { file: 'stills.json', integrity: integrityOf(file) } }) as unknown as Manifest;
  const read = (content: unknown) => readStills(manifestOf(fileOf(content)), fileOf(content));

  it('are read by route', () => {
    expect(read({ format: 1, pages: good })).toEqual(good);
  });

  it('are those that may be sent', () => {
    expect(read({ format: 1, pages: { ...good, '/bad': pageOf('<script></script>') } })).toEqual(good);
  });

  it.each([
    ['of another format', { format: 2, pages: good }],
    ['without pages', { format: 1 }],
    ['of another shape', { format: 1, pages: { '/news': { nl: '<p>x</p>' } } }],
  ])('are none when they are %s', (_, content) => {
    expect(read(content)).toEqual({});
  });

  it('are none when the file is another one, no JSON, or of a contract that is not served', () => {
    const file = fileOf({ format: 1, pages: good });
    expect(readStills(manifestOf(file), fileOf({ format: 1, pages: {} }))).toEqual({});
    expect(readStills(manifestOf(Buffer.from('{')), Buffer.from('{'))).toEqual({});
    expect(readStills(manifestOf(file, 3), file)).toEqual({});
  });
});
