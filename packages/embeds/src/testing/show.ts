import { waitFor } from '@testing-library/dom';

type Shown = HTMLElement & { readonly updateComplete: Promise<void>; readonly contentHeight: number };

/** Adds markup to the page and returns its first element, rendered. */
export async function show(markup: string): Promise<Shown> {
  document.body.innerHTML = markup;
  const element = document.body.firstElementChild as Shown;
  await element.updateComplete;
  return element;
}

/** Text of an element, with collapsed blanks. */
export function textOf(element: Element): string {
  return (element.shadowRoot?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The first match of a selector inside an element. @throws when there is none */
export function part(element: Element, selector: string): HTMLElement {
  const target = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!target) throw new Error(`<${element.localName}> shows no ${selector}`);
  return target;
}

/** Waits until an element contains a text. */
export function waitForText(element: Element, text: string): Promise<void> {
  return waitFor(() => expect(textOf(element)).toContain(text), { timeout: 20_000 });
}

/** Records all events of elements from now on. */
export function recordEvents(): { readonly name: string; readonly detail: unknown }[] {
  const all: { name: string; detail: unknown }[] = [];
  for (const name of ['euro-load', 'euro-error', 'euro-resize', 'euro-select', 'euro-tab']) {
    document.body.addEventListener(name, (event) =>
      all.push({ name, detail: (event as CustomEvent).detail }),
    );
  }
  return all;
}
