const REM = /(?<![\w.-])(-?\d*\.?\d+)rem\b/g;
/** The size that `rem` in a condition means to the design system. */
const USUAL = 16;

/**
 * Prepares a shadow root for styled-components on a page of another site.
 *
 * The style element that the library inserts never becomes part of the page: its rules go to a constructed style sheet
 * of the root, which a policy without `unsafe-inline` allows. And `rem` is the reader's text size there, whatever size
 * the page gives to its root element. Browsers without constructed style sheets get the element.
 * @param unit custom property that holds the reader's text size
 */
export function adoptStyles(root: ShadowRoot, unit: string): void {
  if (!('adoptedStyleSheets' in root)) return;
  const insert = root.insertBefore.bind(root);
  root.insertBefore = <T extends Node>(node: T, before: Node | null): T => {
    if (!(node instanceof HTMLStyleElement)) return insert(node, before);
    const sheet = new CSSStyleSheet();
    const insertRule = sheet.insertRule.bind(sheet);
    sheet.insertRule = (rule, index) => insertRule(withoutRem(rule, unit), index);
    Object.defineProperty(node, 'sheet', { value: sheet });
    root.adoptedStyleSheets.push(sheet);
    return node;
  };
}

/** A rule that measures by a custom property instead of by the page's root element. */
export function withoutRem(rule: string, unit: string): string {
  return rule
    .replace(/@(?:media|container)[^{]+/g, (condition) =>
      condition.replace(REM, (_, count: string) => `${Number(count) * USUAL}px`),
    )
    .replace(REM, `calc($1 * var(${unit}))`);
}
