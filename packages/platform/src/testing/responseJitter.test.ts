const before = (globalThis as { RESPONSE_JITTER_MS?: number }).RESPONSE_JITTER_MS;

/** Servers that take up to so many milliseconds to answer. */
async function takingUpTo(milliseconds: number): Promise<typeof import('./responseJitter.js')> {
  Object.assign(globalThis, { RESPONSE_JITTER_MS: milliseconds });
  jest.resetModules();
  return import('./responseJitter.js');
}
const turn = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

afterEach(() => {
  Object.assign(globalThis, { RESPONSE_JITTER_MS: before });
});

describe('waiting for idle', () => {
  it('includes a response, and the requests that follow it', async () => {
    const { waitForJitter, flushResponses } = await takingUpTo(40);
    const came: string[] = [];
    const ask = async () => {
      await waitForJitter();
      came.push('a team');
      await waitForJitter();
      came.push('its points');
    };
    void ask();
    await flushResponses(turn);
    expect(came).toEqual(['a team', 'its points']);
  });

  it('continues after a response for its effects', async () => {
    const { waitForJitter, flushResponses } = await takingUpTo(40);
    let answered = false;
    let roundsAfter = 0;
    void waitForJitter().then(() => {
      answered = true;
    });
    await flushResponses(async () => {
      if (answered) roundsAfter++;
      await turn();
    });
    expect(roundsAfter).toBe(1);
  });

  it('ends at once where responses have no delay', async () => {
    const { waitForJitter, flushResponses } = await takingUpTo(0);
    const settleOnce = jest.fn(turn);
    await waitForJitter();
    await flushResponses(settleOnce);
    expect(settleOnce).toHaveBeenCalledTimes(1);
  });
});
