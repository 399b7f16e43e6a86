import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `url` answers 200, as long as `goOn` says so. @returns {Promise<boolean>} */
export async function untilReady(url, { withinMs = 60_000, goOn = () => true } = {}) {
  const end = Date.now() + withinMs;
  while (Date.now() < end && goOn()) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // Nobody listens yet.
    }
    await sleep(80);
  }
  return false;
}
