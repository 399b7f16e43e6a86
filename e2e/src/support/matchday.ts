import { expect, type Page } from '@playwright/test';
import type { Stack } from './stack.js';

/** After matchday 2, before the deadline of matchday 3. */
const AFTER_MATCHDAY_2 = '2024-06-23T08:00:00Z';
const BEFORE_DEADLINE = '2024-06-19T08:00:00Z';

/** Matchday 1 is confirmed, matchday 2 is open: where the demo starts. */
export async function beforeMatchday2(stack: Stack): Promise<void> {
  await stack.game('clock', 'set', BEFORE_DEADLINE);
}

/** The API settles and confirms the matchday by itself; the page is then opened anew. */
export async function letMatchday2Pass(page: Page, stack: Stack): Promise<void> {
  await stack.game('clock', 'set', AFTER_MATCHDAY_2);
  await expect.poll(() => stack.game('report'), { timeout: 20_000 }).toContain('Matchday 2: confirmed');
  await page.reload();
}
