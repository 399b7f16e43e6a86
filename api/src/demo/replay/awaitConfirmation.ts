import { settleDue } from '../../scoring/index.js';
import type { Production } from './production.js';
import type { Ride } from './replayClock.js';

/** Real milliseconds after which a matchday that is not confirmed automatically is reported. */
const WARN_AFTER_MS = 10_000;

/**
 * Settles due matchdays until one is confirmed; the clock is stopped meanwhile. A running API settles first; when
 * both do it concurrently, the result is the same.
 */
export async function awaitConfirmation(
  { context, clock, competitionId, timeoutMs }: Omit<Production, 'teams' | 'calendar'>,
  weekId: number,
): Promise<Ride> {
  const began = Date.now();
  let isPuzzled = false;
  for (;;) {
    const ride = await clock.look();
    if (ride !== 'arrived' || (await isConfirmed({ context, competitionId }, weekId))) return ride;
    const waitedMs = Date.now() - began;
    if (waitedMs >= timeoutMs && (await settleDue(context)).reports.length > 0) continue;
    if (waitedMs > WARN_AFTER_MS && !isPuzzled) {
      isPuzzled = true;
      context.print(`Matchday ${weekId} waits for an operator: npm run game -- confirm ${weekId}`);
    }
    await clock.wait();
  }
}

export async function isConfirmed(
  { context, competitionId }: Pick<Production, 'context' | 'competitionId'>,
  weekId: number,
): Promise<boolean> {
  const where = { competitionId, weekId };
  const matchday = await context.models.Matchday.findOne({ where, attributes: ['state'], raw: true });
  return matchday?.state === 'confirmed';
}
