import type { Page } from '@playwright/test';
import { callApi } from './callApi.js';
import { setClock, untilConfirmed } from './operator.js';
import type { Stack } from './stack.js';

/** After matchday 2, before the deadline of matchday 3. */
const AFTER_MATCHDAY_2 = '2024-06-23T08:00:00Z';
/** Five hours before the deadline of matchday 2. */
const BEFORE_DEADLINE = '2024-06-19T08:00:00Z';
const AN_HOUR = 3_600_000;

/** Moves to the demo's start: matchday 1 is confirmed, matchday 2 is open. Does nothing when the portal is there. */
export async function beforeMatchday2(stack: Stack): Promise<void> {
  const { now } = await callApi(stack, 'GET live');
  const since = Date.parse(now) - Date.parse(BEFORE_DEADLINE);
  if (since < 0 || since > AN_HOUR) await setClock(stack, BEFORE_DEADLINE);
  await untilConfirmed(stack, 1);
}

/** Waits until the API has settled and confirmed the matchday, and reloads the page. */
export async function letMatchday2Pass(page: Page, stack: Stack): Promise<void> {
  await setClock(stack, AFTER_MATCHDAY_2);
  await untilConfirmed(stack, 2);
  await page.reload();
}
