const before = (globalThis as { LATE_ANSWERS?: number }).LATE_ANSWERS;

/** Servers that take up to so many milliseconds to answer. */
async function takingUpTo(milliseconds: number): Promise<typeof import('./lateAnswers.js')> {
  Object.assign(globalThis, { LATE_ANSWERS: milliseconds });
  jest.resetModules();
  return import('./lateAnswers.js');
}
const turn = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

afterEach(() => {
  Object.assign(globalThis, { LATE_ANSWERS: before });
});

describe('settling', () => {
  it('waits for an answer, and for what is asked for upon it', async () => {
    const { answerTime, untilAnswered } = await takingUpTo(40);
    const came: string[] = [];
    const ask = async () => {
      await answerTime();
      came.push('a team');
      await answerTime();
      came.push('its points');
    };
    void ask();
    await untilAnswered(turn);
    expect(came).toEqual(['a team', 'its points']);
  });

  it('goes on once more after an answer, for its effects', async () => {
    const { answerTime, untilAnswered } = await takingUpTo(40);
    let answered = false;
    let roundsAfter = 0;
    void answerTime().then(() => {
      answered = true;
    });
    await untilAnswered(async () => {
      if (answered) roundsAfter++;
      await turn();
    });
    expect(roundsAfter).toBe(1);
  });

  it('is done at once where answers take no time', async () => {
    const { answerTime, untilAnswered } = await takingUpTo(0);
    const settleOnce = jest.fn(turn);
    await answerTime();
    await untilAnswered(settleOnce);
    expect(settleOnce).toHaveBeenCalledTimes(1);
  });
});
