import { readFileSync } from 'node:fs';
import type { ElementHandle, Page } from 'playwright-core';
import { buildScript } from './helloPage.js';

/** An element: its tag, key, attributes and children. */
type Markup =
  | string
  | readonly [tag: string, key: number, attributes: Record<string, string>, children: readonly Markup[]];

/** What a page shows at one moment. */
export interface MarkupState {
  readonly body: Markup;
  /** Attributes of the document's element. */
  readonly root: Record<string, string>;
  /** Key of the element that is pressed next; null after the last. */
  readonly pressed: number | null;
}

/** Runs in the page. An element keeps its key, so that React finds what stayed. */
const READ = `
  const keys = (globalThis.markupKeys ??= new WeakMap());
  const keyOf = (node) => {
    if (!keys.has(node)) keys.set(node, (globalThis.lastMarkupKey = (globalThis.lastMarkupKey ?? 0) + 1));
    return keys.get(node);
  };
  const attributesOf = (node) => Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  const left = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'NOSCRIPT', 'TEMPLATE']);
  const read = (node) =>
    node.nodeType === 3
      ? node.data
      : [
          node.localName,
          keyOf(node),
          node.localName === 'input' ? { ...attributesOf(node), value: node.value } : attributesOf(node),
          [...node.childNodes].filter((one) => one.nodeType === 3 || (one.nodeType === 1 && !left.has(one.tagName))).map(read),
        ];
  return {
    body: read(document.body),
    root: attributesOf(document.documentElement),
    pressed: pressed ? keyOf(pressed) : null,
  };
`;

/** Runs in the page. */
const READ_RULES = `
  [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) =>
        cssText.replace(/url\\("(?![#]|[a-z]+:)([^"]+)"/g, (_, path) => 'url("' + new URL(path, sheet.href ?? location) + '"'),
      ),
    )
    .join('\\n')
`;

export function readMarkup(page: Page, pressed: ElementHandle | null): Promise<MarkupState> {
  return page.evaluate(new Function('pressed', READ) as (pressed: unknown) => MarkupState, pressed);
}

export function textOf(markup: Markup): string {
  return typeof markup === 'string' ? markup : markup[3].map(textOf).join('');
}

/** @returns all rules of the page's style sheets */
export function readRules(page: Page): Promise<string> {
  return page.evaluate(READ_RULES);
}

/** The page's markup with one `useState`: a press or a letter shows the next state, whose elements exist already. */
const SOURCE = `
  import { createElement, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  const { states } = globalThis.markup;
  const FLAGS = new Set(['disabled', 'checked', 'hidden', 'open', 'required', 'readonly', 'selected', 'inert', 'multiple', 'autofocus']);
  const styleOf = (text) =>
    Object.fromEntries(
      text.replaceAll('!important', '').split(';').filter((one) => one.includes(':')).map((one) => {
        const [name, value] = [one.slice(0, one.indexOf(':')).trim(), one.slice(one.indexOf(':') + 1).trim()];
        return [name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()), value];
      }),
    );
  const propsOf = (attributes) =>
    Object.fromEntries(
      Object.entries(attributes).flatMap(([name, value]) => {
        if (name.startsWith('on') || name === 'autofocus') return [];
        if (name === 'style') return [[name, styleOf(value)]];
        if (name === 'class') return [['className', value]];
        if (name === 'value') return [['defaultValue', value]];
        if (name === 'checked') return [['defaultChecked', true]];
        return [[name, FLAGS.has(name) ? true : value]];
      }),
    );
  const render = (pressed) => function show(node) {
    if (typeof node === 'string') return node;
    const [tag, key, attributes, children] = node;
    const props = { ...propsOf(attributes), key, 'data-pressed': key === pressed ? '' : undefined };
    return createElement(tag === 'body' ? 'div' : tag, props, ...children.map(show));
  };
  const shown = states.map(({ body, pressed }) => render(pressed)(body));
  function Page() {
    const [at, setAt] = useState(0);
    const next = (event) => {
      if (event.type === 'click') event.preventDefault();
      setAt((before) => Math.min(before + 1, shown.length - 1));
    };
    return createElement('div', { onClick: next, onInput: next }, shown[at]);
  }
  createRoot(document.getElementById('root')).render(createElement(Page));
`;

/** Builds what makes plain pages of markup. */
export async function markupPages(folder: string): Promise<{
  /** Opens, at an address of the portal, the same markup as React elements without components. */
  open(page: Page, portal: string, states: readonly MarkupState[], rules: string): Promise<void>;
}> {
  const script = readFileSync(await buildScript(folder, 'markup', SOURCE), 'utf8');
  return {
    async open(page, portal, states, rules) {
      const root = Object.entries(states[0]?.root ?? {}).map(
        ([name, value]) => ` ${name}="${quoted(value)}"`,
      );
      const data = JSON.stringify({ states }).replaceAll('<', '\\u003c');
      const parts = [
        `<!doctype html><html${root.join('')}><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width"><title>Markup</title>',
        `<style>${rules}</style></head><body><div id="root"></div>`,
        `<script>globalThis.markup = ${data}</script><script>${script.replaceAll('</script', '<\\/script')}</script>`,
        '</body></html>',
      ];
      const address = `${portal}/plain-markup`;
      await page.route(address, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: parts.join('') }),
      );
      await page.goto(address);
    },
  };
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
