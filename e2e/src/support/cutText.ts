import type { Page } from '@playwright/test';

/** Elements whose own text is wider than they are, and cut off; an ellipsis is no problem. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1;
    const problems = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || element.scrollWidth <= element.clientWidth + SLACK || element.clientWidth === 0)
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('svg, [aria-hidden="true"], [inert], script, style')) continue;
      const style = getComputedStyle(element);
      const isMeant =
        style.textOverflow === 'ellipsis' || style.clipPath !== 'none' || style.display === 'inline';
      if (isMeant || ['auto', 'scroll', 'visible'].includes(style.overflowX)) continue;
      const more = element.scrollWidth - element.clientWidth;
      problems.add(
        `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}" by ${more} px`,
      );
    }
    return [...problems];
  });
}
