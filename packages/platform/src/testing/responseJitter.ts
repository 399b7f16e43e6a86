// Set by the tests' environment, from the variable of this name; a standalone page has none.
const { RESPONSE_JITTER_MS: mostMs = 0 } = globalThis as { RESPONSE_JITTER_MS?: number };
// As they were before a test took the clock or the chance over.
const { setTimeout: later } = globalThis;
const { random } = Math;
let pendingCount = 0;
let responseCount = 0;

/**
 * Delays a response of a fake server: not at all, or with `RESPONSE_JITTER_MS=40` by up to 40 ms, differently for each
 * call. A test that passes without and fails with it depends on the order of responses, and will fail on a busy
 * machine.
 */
export async function waitForJitter(): Promise<void> {
  if (mostMs === 0) return;
  pendingCount++;
  await new Promise<void>((resolve) => void later(resolve, random() * mostMs));
  pendingCount--;
  responseCount++;
}

/**
 * Repeats `settleOnce` until no response of a fake server is pending and none arrived meanwhile. A response that the
 * test itself holds back is not pending.
 */
export async function flushResponses(settleOnce: () => Promise<void>): Promise<void> {
  let before: number;
  do {
    before = responseCount;
    await settleOnce();
  } while (pendingCount > 0 || responseCount > before);
}
