import type { Page } from '@playwright/test';

/** What a browser computed for one element: property to value. */
type Style = Readonly<Record<string, string>>;
/** By place in the document: `html > body:1 > main:2`. */
export type Styles = Readonly<Record<string, Style>>;

/**
 * Every property of every element of a page that is neither an embed nor inside one, and of what stands before and after it.
 * Left out is what follows from the height of things, since a page with more on it is taller.
 */
export function stylesOfPage(page: Page): Promise<Styles> {
  return page.evaluate(collect, { inside: null });
}

/** The same, heights too, of everything in the shadow root of one element. */
export function stylesInside(page: Page, selector: string): Promise<Styles> {
  return page.evaluate(collect, { inside: selector });
}

/** Says what differs, a line each; nothing when the two are the same. */
export function differences(before: Styles, after: Styles): readonly string[] {
  const places = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return places.flatMap((place) => {
    const [was, is] = [before[place], after[place]];
    if (!was || !is) return [`${place} is ${was ? 'gone' : 'new'}`];
    return Object.keys({ ...was, ...is })
      .filter((name) => was[name] !== is[name])
      .map((name) => `${place} ${name}: ${was[name]} became ${is[name]}`);
  });
}

/** Runs in the page: it knows nothing of this file. */
function collect({ inside }: { inside: string | null }): Styles {
  const heights =
    /^(height|block-size|(perspective|transform)-origin|grid-template-rows|bottom|top|inset-block.*)$/;
  const styles: Record<string, Style> = {};

  function read(element: Element, place: string): void {
    for (const pseudo of [null, '::before', '::after']) {
      const computed = getComputedStyle(element, pseudo);
      if (pseudo && computed.content === 'none') continue;
      // Custom properties reach everywhere by design; what counts is what comes of them.
      const names = [...computed].filter(
        (name) => !name.startsWith('--') && (inside !== null || !heights.test(name)),
      );
      styles[place + (pseudo ?? '')] = Object.fromEntries(
        names.map((name) => [name, computed.getPropertyValue(name)]),
      );
    }
  }

  function walk(parent: Element | ShadowRoot, place: string): void {
    [...parent.children].forEach((child, at) => {
      if (inside === null && child.localName.startsWith('euro-')) return;
      const here = `${place} > ${child.localName}:${at}`;
      read(child, here);
      walk(child, here);
      if (child.shadowRoot) walk(child.shadowRoot, `${here} > #shadow`);
    });
  }

  if (inside === null) walk(document.documentElement, 'html');
  else {
    const root = document.querySelector(inside)?.shadowRoot;
    if (!root) throw new Error(`${inside} has no shadow root`);
    walk(root, inside);
  }
  return styles;
}
