import type { Page } from '@playwright/test';

/** Computed styles of one element, by property. */
type Style = Readonly<Record<string, string>>;
/** Styles by position in the document: `html > body:1 > main:2`. */
export type Styles = Readonly<Record<string, Style>>;

/**
 * The styles of every element of a page outside embeds, with their pseudo-elements. Omits properties that depend on
 * heights, since a page with more content is taller.
 */
export function stylesOfPage(page: Page): Promise<Styles> {
  return page.evaluate(collect, { inside: null });
}

/** The styles, heights included, of all elements in the shadow root of one element. */
export function stylesInside(page: Page, selector: string): Promise<Styles> {
  return page.evaluate(collect, { inside: selector });
}

/** Lists the differences, one per line; empty when there are none. */
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

/** Runs in the page, without access to this module. */
function collect({ inside }: { inside: string | null }): Styles {
  const heights =
    /^(height|block-size|(perspective|transform)-origin|grid-template-rows|bottom|top|inset-block.*)$/;
  const styles: Record<string, Style> = {};

  function collect(element: Element, place: string): void {
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') continue;
      // Custom properties are inherited by design; only their effect counts.
      const names = [...style].filter(
        (name) => !name.startsWith('--') && (inside !== null || !heights.test(name)),
      );
      styles[place + (pseudo ?? '')] = Object.fromEntries(
        names.map((name) => [name, style.getPropertyValue(name)]),
      );
    }
  }

  function walk(parent: Element | ShadowRoot, place: string): void {
    [...parent.children].forEach((child, at) => {
      if (inside === null && child.localName.startsWith('euro-')) return;
      const childPlace = `${place} > ${child.localName}:${at}`;
      collect(child, childPlace);
      walk(child, childPlace);
      if (child.shadowRoot) walk(child.shadowRoot, `${childPlace} > #shadow`);
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
