import type { Page } from '@playwright/test';

/**
 * Visible sentences of a page in the pseudo-language that are not from a catalogue, or not translated: words without
 * any accent that stand in the texts of the product.
 * @param translations all sentences of the sources, Dutch and English
 */
export async function untranslated(page: Page, translations: ReadonlySet<string>): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const texts = new Map<string, string>();
    const add = (text: string | null, { tagName, parentElement }: Element) =>
      text?.trim() &&
      texts.set(text.trim().replace(/\s+/g, ' '), `${parentElement?.tagName} ${tagName}`.toLowerCase());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // Of another language by its own account: names of languages, content that is written in two only.
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('script, style, noscript, [inert], [lang]:not(html)')) continue;
      add(node.textContent, element);
    }
    for (const element of document.querySelectorAll('[aria-label]:not([lang])'))
      if (element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
        add(element.getAttribute('aria-label'), element);
    return [...texts];
  });
  return seen.filter(([text]) => translations.has(text)).map(([text, place]) => `“${text}” in ${place}`);
}
