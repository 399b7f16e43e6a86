import { setTimeout as sleep } from 'node:timers/promises';

/** Polls `url` until it responds with 200, while `goOn` returns true. @returns {Promise<boolean>} */
export async function untilReady(url, { withinMs = 60_000, goOn = () => true } = {}) {
  const end = Date.now() + withinMs;
  while (Date.now() < end && goOn()) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // Nothing listens yet.
    }
    await sleep(80);
  }
  return false;
}
