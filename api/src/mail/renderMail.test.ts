import { PRODUCT_LOOK } from '../tournament/index.js';
import { renderMail } from './renderMail.js';

const HOSTILE = `<script>alert("1")</script>'&`;

const content = {
  language: 'nl',
  look: { ...PRODUCT_LOOK, word: HOSTILE },
  title: HOSTILE,
  hello: HOSTILE,
  blocks: [
    { kind: 'text', text: HOSTILE },
    { kind: 'list', title: HOSTILE, items: [HOSTILE] },
    { kind: 'facts', facts: [{ label: HOSTILE, value: HOSTILE }] },
  ],
  button: { text: HOSTILE, url: `https://euro.example/?a="><script>&b='` },
  foot: [HOSTILE],
  footLink: { text: HOSTILE, url: `https://euro.example/"><script>` },
} as const;

describe('a mail as HTML', () => {
  const { html } = renderMail(content);

  it('escapes all values', () => {
    expect(html).not.toContain('<script');
    expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt;&#39;&amp;/g)).toHaveLength(12);
    expect(html).toContain('href="https://euro.example/?a=&quot;&gt;&lt;script&gt;&amp;b=&#39;"');
  });

  it('loads no pictures, scripts or external files', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import/i);
  });

  it('is in the colours of its competition', () => {
    const colours = { ...PRODUCT_LOOK.colours, night: '#5C1035', accent: '#4DE8D4', brandText: '#7B1246' };
    const other = renderMail({ ...content, look: { word: 'WK-manager', colours } }).html;
    expect(other).toContain('>WK-manager</td>');
    for (const colour of ['background:#5C1035', 'background:#4DE8D4', 'color:#7B1246'])
      expect(other).toContain(colour);
    expect(other).not.toMatch(/#14205A|#D6FF3F/);
  });

  it('declares its language and has a heading', () => {
    expect(html).toContain('<html lang="nl">');
    expect(html.match(/<h1 /g)).toHaveLength(1);
  });
});

it('a mail as text has the paragraphs unchanged', () => {
  const { text } = renderMail({ ...content, hello: 'Dag Jan' });
  expect(text).toContain(`Dag Jan,\n\n${HOSTILE}\n\n${HOSTILE}\n- ${HOSTILE}\n\n${HOSTILE}: ${HOSTILE}\n\n`);
  expect(text.endsWith(`\n--\n${HOSTILE}\n${HOSTILE}: https://euro.example/"><script>\n`)).toBe(true);
});
