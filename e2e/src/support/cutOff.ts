import type { Page } from '@playwright/test';

/**
 * Cells, links, buttons and headings that are cut off, or visible only by scrolling sideways in a box without an
 * indication: a scroll bar or a fading edge.
 * @param within restricts the search to elements of this selector
 */
export function cutOff(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((scope) => {
    const WHAT =
      'th, td, [role="cell"], [role="columnheader"], [role="rowheader"], a, button, input, select, h1, h2, h3';
    const SLACK = 1.5;
    const { clientWidth, scrollWidth } = document.documentElement;
    const problems = new Set<string>();
    if (scrollWidth > clientWidth)
      problems.add(`the page is ${scrollWidth - clientWidth} px wider than the screen`);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;

    const boxes = new Map<Element, { edges: DOMRect; isHidden: boolean; overflowX: string; says: boolean }>();
    function boxOf(element: Element) {
      const cached = boxes.get(element);
      if (cached) return cached;
      const { clipPath, overflowX, scrollbarWidth, maskImage } = getComputedStyle(element);
      const box = {
        edges: element.getBoundingClientRect(),
        // For screen readers only.
        isHidden: clipPath !== 'none',
        overflowX,
        says: scrollbarWidth !== 'none' || maskImage !== 'none',
      };
      boxes.set(element, box);
      return box;
    }

    for (const root of document.querySelectorAll(scope)) {
      for (const element of root.querySelectorAll(WHAT)) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest('[aria-hidden="true"], svg')) continue;
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2) continue;
        const leaves = (from: number, to: number) =>
          Math.round(Math.max(from - left, right - to, 0) * 10) / 10;
        let cut = '';
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
          const { edges, isHidden, overflowX, says } = boxOf(parent);
          if (isHidden) cut = 'hidden';
          if (cut) break;
          const overflow = leaves(edges.left, edges.right);
          if (overflowX === 'visible' || overflow <= SLACK) continue;
          if ((overflowX === 'auto' || overflowX === 'scroll') && says) cut = 'hidden';
          else cut = `${nameOf(element)} by ${overflow} px in ${nameOf(parent)}`;
        }
        if (cut === '' && leaves(0, clientWidth) > SLACK)
          cut = `${nameOf(element)} by ${leaves(0, clientWidth)} px at the screen's edge`;
        if (cut !== '' && cut !== 'hidden') problems.add(cut);
      }
    }
    return [...problems];
  }, within);
}
