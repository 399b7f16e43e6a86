import { linkedText } from './linkedText.js';

const links = (text: string) => linkedText(text).filter(({ href }) => href !== null);

describe('the links of a message', () => {
  it('are found in its text, which is unchanged', () => {
    const text = 'Kijk op https://uefa.com/euro?x=1 of www.sporza.be, of mail lotte@demo.be!';
    expect(links(text).map(({ href }) => href)).toEqual([
      'https://uefa.com/euro?x=1',
      'https://www.sporza.be/',
      'mailto:lotte@demo.be',
    ]);
    expect(
      linkedText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'file:///etc/passwd',
    'ftp://uefa.com/x',
    '<a href="javascript:alert(1)">x</a>',
  ])('are none in %s', (text) => {
    for (const { href } of links(text)) expect(href).toMatch(/^(https?|mailto):/);
    expect(links(text).map(({ href }) => href)).not.toContain(text);
  });

  it('show the real host of lookalike letters', () => {
    const [link] = links('https://раураl.com/inloggen');
    expect(link?.text).toMatch(/^https:\/\/xn--[a-z0-9-]+\.com\/inloggen$/);
    expect(link?.href).toBe(link?.text);
  });

  it('show the real host behind a name', () => {
    for (const { text, href } of links('https://uefa.com@evil.test/x')) {
      if (href?.startsWith('http')) expect(text).toContain(new URL(href).host);
      expect(text).not.toContain('uefa.com@evil');
    }
  });
});
