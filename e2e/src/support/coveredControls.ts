import type { Page } from '@playwright/test';

/**
 * Links, buttons and fields that can't be pressed even when they are scrolled into view, because a fixed element or a
 * neighbour covers the centre of their visible part. Each is scrolled to the nearest edge of the screen, as the Tab
 * key does.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered = new Set<string>();
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
    for (const control of document.querySelectorAll<HTMLElement>(
      'main a, main button, main input, main select',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.closest('[inert], [aria-hidden="true"]') || control.matches(':disabled')) continue;
      if (getComputedStyle(control).clipPath !== 'none') continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      let { left, top, right, bottom } = control.getBoundingClientRect();
      for (let box = control.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const edges = box.getBoundingClientRect();
        left = Math.max(left, edges.left);
        top = Math.max(top, edges.top);
        right = Math.min(right, edges.right);
        bottom = Math.min(bottom, edges.bottom);
      }
      if (right - left < 2 || bottom - top < 2) continue;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isReached = hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control));
      if (!isReached) covered.add(`${nameOf(control)} under ${hit ? nameOf(hit) : 'the edge of the screen'}`);
    }
    window.scrollTo(0, 0);
    return [...covered];
  });
}
