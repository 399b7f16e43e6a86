import { cleanHtml } from './cleanHtml.js';

function cleaned(html: string): string {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box.innerHTML;
}

describe('a sanitized body', () => {
  it('retains text, lists, tables and links', () => {
    const body =
      '<p>Dag <strong>jij</strong></p><h2>Kop</h2><ul><li>een</li></ul>' +
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>' +
      '<a href="/rules">regels</a><a href="https://elders.example/">elders</a><a href="mailto:hulp@demo.test">mail</a>';
    expect(cleaned(body)).toBe(body);
  });

  it.each([
    ['<p>tekst</p><script>alert(1)</script>', '<p>tekst</p>'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<p onclick="x()" style="color:red" class="a" id="b">tekst</p>', '<p>tekst</p>'],
    ['<a href="javascript:alert(1)">klik</a>', '<a>klik</a>'],
    ['<a href="java\tscript:alert(1)">klik</a>', '<a>klik</a>'],
    ['<a href="data:text/html,x">klik</a>', '<a>klik</a>'],
    ['<a href="//elders.example">klik</a>', '<a>klik</a>'],
    ['<a href="/\\elders.example">klik</a>', '<a>klik</a>'],
    ['<a href="/\t/elders.example">klik</a>', '<a>klik</a>'],
    ['<a href="http://elders.example">klik</a>', '<a>klik</a>'],
    ['<form action="/x"><input name="a">tekst</form>', 'tekst'],
    ['<iframe src="https://elders.example"></iframe>', ''],
  ])('turns %j into %j', (html, safe) => expect(cleaned(html)).toBe(safe));

  it('is parsed in a separate document, where no picture loads and no handler runs', () => {
    const parsed = jest.spyOn(Element.prototype, 'innerHTML', 'set');
    const createElement = jest.spyOn(document, 'createElement');
    const body = cleanHtml('<p>tekst</p><img src="x" onerror="globalThis.ran = true">');
    expect(body.ownerDocument).not.toBe(document);
    expect(parsed.mock.contexts.filter((element) => (element as Element).ownerDocument === document)).toEqual(
      [],
    );
    expect(createElement).not.toHaveBeenCalled();
    expect(globalThis).not.toHaveProperty('ran');
  });
});
