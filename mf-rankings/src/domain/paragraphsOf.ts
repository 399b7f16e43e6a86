/**
 * The texts of the paragraphs and list items of rich text (a subset of HTML), without any markup; plain text is one.
 */
export function paragraphsOf(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, li')];
  const texts = blocks.length > 0 ? blocks.map(({ textContent }) => textContent) : [body.textContent];
  return texts.map((text) => (text ?? '').trim()).filter((text) => text !== '');
}
