import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** What moved. */
  readonly what: readonly string[];
}

/** Watches, from the next page on, what moves without having been touched. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources = Reflect.get(entry, 'sources') as { node: Node | null }[];
        const what = sources.map(
          ({ node }) => `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`,
        );
        shifts.push({ value: Reflect.get(entry, 'value'), what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved since it was asked last. */
export function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (Reflect.get(window, 'shifts') as Shift[]).splice(0));
}

/** Sum of all that moved, as the browser's measure of instability counts it; and what it was, for who has to mend it. */
export function instabilityOf(shifts: readonly Shift[]): { sum: number; what: readonly string[] } {
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    what: shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what.join(', ')}`),
  };
}
