import { waitFor } from '@testing-library/dom';

type Shown = HTMLElement & { readonly updateComplete: Promise<void>; readonly contentHeight: number };

/** Puts markup into the page and answers its first element, drawn. */
export async function show(markup: string): Promise<Shown> {
  document.body.innerHTML = markup;
  const element = document.body.firstElementChild as Shown;
  await element.updateComplete;
  return element;
}

/** What an element says, blanks as a reader sees them. */
export function textOf(element: Element): string {
  return (element.shadowRoot?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Inside an element, by CSS; there has to be one. */
export function part(element: Element, selector: string): HTMLElement {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`<${element.localName}> shows no ${selector}`);
  return found;
}

/** Waits until an element says something. */
export function untilSaid(element: Element, text: string): Promise<void> {
  return waitFor(() => expect(textOf(element)).toContain(text), { timeout: 20_000 });
}

/** Everything that an element tells the page from now on. */
export function heard(): { readonly name: string; readonly detail: unknown }[] {
  const all: { name: string; detail: unknown }[] = [];
  for (const name of ['euro-load', 'euro-error', 'euro-resize', 'euro-select', 'euro-tab']) {
    document.body.addEventListener(name, (event) =>
      all.push({ name, detail: (event as CustomEvent).detail }),
    );
  }
  return all;
}
