import type { Page } from '@playwright/test';
import { setClock, untilConfirmed } from './operator.js';
import type { Stack } from './stack.js';

/** After matchday 2, before the deadline of matchday 3. */
const AFTER_MATCHDAY_2 = '2024-06-23T08:00:00Z';
const BEFORE_DEADLINE = '2024-06-19T08:00:00Z';

/** Matchday 1 is confirmed, matchday 2 is open: where the demo starts. */
export async function beforeMatchday2(stack: Stack): Promise<void> {
  await setClock(stack, BEFORE_DEADLINE);
  await untilConfirmed(stack, 1);
}

/** The API settles and confirms the matchday by itself; the page is then opened anew. */
export async function letMatchday2Pass(page: Page, stack: Stack): Promise<void> {
  await setClock(stack, AFTER_MATCHDAY_2);
  await untilConfirmed(stack, 2);
  await page.reload();
}
