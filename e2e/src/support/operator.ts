import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { callApi } from './callApi.js';
import { REPOSITORY } from './paths.js';
import type { Stack } from './stack.js';

/** Tolerance of the clock, in milliseconds. */
const A_WHILE = 60_000;
const EURO_2024 = join(REPOSITORY, 'competitions/euro2024');

/** Imports the real tournament with other settings, like an operator. */
export async function importWithSettings(
  stack: Stack,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'euro-feed-'));
  try {
    cpSync(EURO_2024, folder, { recursive: true });
    const file = join(folder, 'competition.json');
    const competition = JSON.parse(readFileSync(file, 'utf8')) as { settings: object };
    const settings = { ...competition.settings, ...changes };
    writeFileSync(file, JSON.stringify({ ...competition, settings }));
    await stack.game('import', folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sets the game's clock, and waits until the API uses it; open pages follow by themselves. */
export async function setClock(stack: Stack, moment: string): Promise<void> {
  const liveBefore = await callApi(stack, 'GET live');
  await stack.game('clock', 'set', moment);
  const isFollowed = async () => {
    const { cursor, now } = await callApi(stack, 'GET live');
    return cursor !== liveBefore.cursor && Math.abs(Date.parse(now) - Date.parse(moment)) < A_WHILE;
  };
  await expect.poll(isFollowed, { timeout: 120_000, intervals: [100] }).toBe(true);
}

/** Waits until the API has settled and confirmed a matchday. */
export async function untilConfirmed(stack: Stack, weekId: number): Promise<void> {
  const stateOf = async () => {
    const { weeks } = await callApi(stack, 'GET live');
    return weeks.find((week) => week.weekId === weekId)?.state;
  };
  await expect.poll(stateOf, { timeout: 120_000, intervals: [200] }).toBe('confirmed');
}

/** Stops the clock at a moment, to test exact milliseconds. */
export async function stopClock(stack: Stack): Promise<void> {
  await stack.game('clock', 'speed', '0');
}

/** Runs the clock in real time. */
export async function startClock(stack: Stack): Promise<void> {
  await stack.game('clock', 'speed', '1');
}
