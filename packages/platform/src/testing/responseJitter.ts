// Set by the tests' environment, from the variable of this name; on a standalone page there is none.
const { LATE_ANSWERS: mostMs = 0 } = globalThis as { LATE_ANSWERS?: number };
// As they were before a test took the clock or the chance over.
const { setTimeout: later } = globalThis;
const { random } = Math;
let underWay = 0;
let answerCount = 0;

/**
 * A made-up server's time to answer: none, or with `LATE_ANSWERS=40` up to 40 ms, another for every call. A test that
 * passes without and fails with it relies on the order in which things arrive, and will fail one day on a busy machine.
 */
export async function answerTime(): Promise<void> {
  if (mostMs === 0) return;
  underWay++;
  await new Promise<void>((resolve) => void later(resolve, random() * mostMs));
  underWay--;
  answerCount++;
}

/**
 * Repeats what lets answers arrive and effects run, until no made-up server answers meanwhile nor still has to. An
 * answer that the test itself holds back is not waited for.
 */
export async function untilAnswered(settleOnce: () => Promise<void>): Promise<void> {
  let before: number;
  do {
    before = answerCount;
    await settleOnce();
  } while (underWay > 0 || answerCount > before);
}
