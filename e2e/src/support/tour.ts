import { expect, type Page } from '@playwright/test';
import { isSampled } from './sampled.js';
import { untilLoaded } from './untilLoaded.js';

/** Of a page, or of a dialog that is one, such as `/contact`. */
const HEADINGS = 'main h1, dialog h2, [role="dialog"] h2';
/** Marks the heading of the page that is left. */
const LEFT = 'data-left';

/**
 * Opens a page of a tour and waits until nothing on it is loading. In the sample, a page of another path follows
 * within the loaded portal, like a link: a third of the processor time of a page load.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (isSampled('tours: page loads') && (await leadsElsewhere(page, path))) await follow(page, path);
  else await page.goto(path);
  await expect(
    page
      .locator(HEADINGS)
      .and(page.locator(`:not([${LEFT}])`))
      .first(),
  ).toBeVisible();
  await untilLoaded(page);
}

/** The next page is loaded, with another session, language or clock. */
export async function leavePortal(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** Whether the portal is loaded and shows a page of another path. */
function leadsElsewhere(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    (to) => 'singleSpaNavigate' in window && new URL(to, location.href).pathname !== location.pathname,
    path,
  );
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    ([to, headings, mark]) => {
      for (const heading of document.querySelectorAll(headings)) heading.setAttribute(mark, '');
      Reflect.get(window, 'singleSpaNavigate')(to);
    },
    [path, HEADINGS, LEFT] as const,
  );
}
