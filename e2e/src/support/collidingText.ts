import type { Page } from '@playwright/test';

/**
 * Texts that lie over each other, and lines that a box or the screen's edge cuts off. What stays in front of the page
 * while that is scrolled, and what only screen readers get, is left out.
 */
export function collidingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Letters are lower than their line: as much of two lines may lie over each other. */
    const LEADING = 0.3;
    const SLACK = 2;
    const screenWidth = document.documentElement.clientWidth;
    interface Line {
      readonly text: string;
      readonly element: Element;
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    /** What the boxes around a text do to it, the innermost last. */
    interface Surroundings {
      readonly boxes: readonly { readonly edges: DOMRect; readonly style: CSSStyleDeclaration }[];
      readonly isLeftOut: boolean;
      readonly mayBeLonger: boolean;
    }
    const surroundings = new Map<Element | null, Surroundings>([
      [null, { boxes: [], isLeftOut: false, mayBeLonger: false }],
    ]);
    function surroundingsOf(element: Element | null): Surroundings {
      const cached = surroundings.get(element);
      if (cached || !element) return cached as Surroundings;
      const { boxes, isLeftOut, mayBeLonger } = surroundingsOf(element.parentElement);
      const style = getComputedStyle(element);
      const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const around = {
        boxes: cuts ? [...boxes, { edges: element.getBoundingClientRect(), style }] : boxes,
        isLeftOut: isLeftOut || style.clipPath !== 'none' || ['fixed', 'sticky'].includes(style.position),
        // Ends in an ellipsis, or can be scrolled to.
        mayBeLonger:
          mayBeLonger || style.textOverflow === 'ellipsis' || ['auto', 'scroll'].includes(style.overflowX),
      };
      surroundings.set(element, around);
      return around;
    }
    const collisions = new Set<string>();
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 30) ?? '';
      if (!element || text === '' || element.closest('svg, script, style, noscript, [inert]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { boxes, isLeftOut, mayBeLonger } = surroundingsOf(element);
      if (isLeftOut) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const visibleBox = { left, top, right, bottom };
        let isClamped = false;
        for (const { edges, style } of boxes) {
          visibleBox.left = Math.max(visibleBox.left, edges.left);
          visibleBox.right = Math.min(visibleBox.right, edges.right);
          visibleBox.top = Math.max(visibleBox.top, edges.top);
          visibleBox.bottom = Math.min(visibleBox.bottom, edges.bottom);
          // Ends in an ellipsis, or can be scrolled to.
          if (style.webkitLineClamp !== 'none' || ['auto', 'scroll'].includes(style.overflowY))
            isClamped = true;
        }
        const visibleHeight = visibleBox.bottom - visibleBox.top;
        if (visibleBox.right - visibleBox.left < SLACK || visibleHeight < SLACK) continue;
        if (!isClamped && bottom - top - visibleHeight > (bottom - top) * LEADING)
          collisions.add(
            `"${text}" is cut off by ${Math.round(bottom - top - visibleHeight)} px of ${Math.round(bottom - top)}`,
          );
        const hiddenWidth =
          right - left - (Math.min(visibleBox.right, screenWidth) - Math.max(visibleBox.left, 0));
        if (!isClamped && !mayBeLonger && hiddenWidth > SLACK)
          collisions.add(
            `"${text}" is cut off by ${Math.round(hiddenWidth)} px of ${Math.round(right - left)}`,
          );
        lines.push({ text, element, ...visibleBox });
      }
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [at, one] of lines.entries()) {
      for (let next = at + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.top >= one.bottom) break;
        if (one.element === other.element) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (wide > SLACK && high > lower * LEADING) collisions.add(`"${one.text}" lies over "${other.text}"`);
      }
    }
    return [...collisions];
  });
}
