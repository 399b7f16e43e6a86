import { expect, type Page } from '@playwright/test';

/** After a press of a shorter ago, Chromium takes shifts for expected; milliseconds. */
const PART_MS = 550;

export interface Shift {
  readonly value: number;
  /** The moved elements. */
  readonly causes: readonly string[];
}

/** Records unexpected layout shifts, from the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources = Reflect.get(entry, 'sources') as {
          node: Node | null;
          previousRect: DOMRect;
          currentRect: DOMRect;
        }[];
        const place = ({ x, y, width, height }: DOMRect) =>
          [x, y, width, height].map((side) => Math.round(side)).join(' ');
        const causes = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}" ${place(previousRect)} → ${place(currentRect)}`,
        );
        shifts.push({ value: Reflect.get(entry, 'value'), causes });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'takeShifts', () => {
      // Shifts during a busy page may not have been reported yet.
      note(observer.takeRecords());
      return shifts.splice(0);
    });
  });
}

/**
 * Each answer of the API, and each font, comes late and after the one before: parts of a page arrive apart. Returns what
 * waits until all of them have come: a chat's connection stays open, so that the network is never idle.
 */
export async function delayParts(page: Page): Promise<() => Promise<void>> {
  let count = 0;
  let lastAt = Date.now();
  await page.route(/\/api\/(?!live)|\.woff2/, async (route) => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, PART_MS + PART_MS * (count % 3)));
    lastAt = Date.now();
    // The page may be closed.
    await route.continue().catch(() => {});
  });
  return () => expect.poll(() => Date.now() - lastAt).toBeGreaterThan(4 * PART_MS);
}

/** Shifts since the last call, up to the current frame. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => (Reflect.get(window, 'takeShifts') as () => Shift[])());
}

/** Cumulative layout shift, and its sources for debugging. */
export function instabilityOf(shifts: readonly Shift[]): { sum: number; causes: readonly string[] } {
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    causes: shifts.map(({ value, causes }) => `${value.toFixed(4)}: ${causes.join(', ')}`),
  };
}
