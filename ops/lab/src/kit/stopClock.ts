import type { Database, DatabaseClock } from '@euro/api/testing';

/** Stops the game's clock at a moment. */
export async function stopClock(database: Database, clock: DatabaseClock, moment: string): Promise<void> {
  await database.withTransaction(async (transaction) => {
    await clock.setSpeed(0, transaction);
    await clock.setTime(Date.parse(moment), transaction);
  });
  await clock.refresh();
}
