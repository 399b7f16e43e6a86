import { compactStyles } from './compactStyles.js';

describe('style sheets in a script', () => {
  it('lose comments, line ends, unnecessary spaces and semicolons, and the zero before a point', () => {
    const source =
      'const Root = styled.p<{ $wide?: boolean }>`\n  /* Why. */\n  margin: 0 -0.5rem;\n  opacity: 0.5;\n  grid-template:\n    "a b";\n  &:is(a, b) :hover { top: 0 }\n`;';
    expect(compactStyles(source)).toBe(
      'const Root = styled.p<{ $wide?: boolean }>` margin:0 -0.5rem;opacity:.5;grid-template: "a b";&:is(a,b) :hover{top:0}`;',
    );
  });

  it('retain their strings', () => {
    const source = `css\`\n  content: ', '; quotes: "; { " " }";\n\``;
    expect(compactStyles(source)).toBe(`css\` content:', ';quotes:"; { " " }";\``);
  });

  it('name an attribute’s value without quotes where it is a name', () => {
    const source = "css`\n  &[data-on='yes'] a[href^=\"x-y\"], [rows='3'] { top: 0; }\n`";
    expect(compactStyles(source)).toBe("css` &[data-on=yes] a[href^=x-y],[rows='3']{top:0}`");
  });

  it('retain their values, and are compacted inside of those', () => {
    const source = `css\`\n  \${media.tablet} {\n    \${({ $on }) => $on && css\`\n      color: \${token['}']};\n    \`}\n  }\n\``;
    expect(compactStyles(source)).toBe(
      `css\` \${media.tablet}{\${({ $on }) => $on && css\` color:\${token['}']};\`}}\``,
    );
  });

  it('may be constants, beside markup, and are the only texts that change', () => {
    expect(compactStyles('const frameSheet = `\n  p { top: 0; }\n`;')).toBe(
      'const frameSheet = ` p{top:0}`;',
    );
    expect(compactStyles('html`<p\n  class="a"\n>\n  a; b</p\n>`')).toBe('html`<p class="a" > a; b</p >`');
    const source = 'const help = `\n  one\n    two: 0.5;\n`;\n// a css`\nconst more = 1;';
    expect(compactStyles(source)).toBe(source);
  });

  it('of a component that wraps another, and with attributes', () => {
    expect(compactStyles('styled(Card)`\n  gap: 0;\n`')).toBe('styled(Card)` gap:0;`');
    expect(compactStyles("styled.a.attrs({ role: 'x' })`\n  gap: 0;\n`")).toBe(
      "styled.a.attrs({ role: 'x' })` gap:0;`",
    );
  });
});
