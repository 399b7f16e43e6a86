import { createRefetch } from './createRefetch.js';

describe('a delayed refetch', () => {
  const run = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    run.mockReset();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('happens once, within the given time', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const refetch = createRefetch(run);
    refetch.soon();
    refetch.soon();
    jest.advanceTimersByTime(749);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits for the end of the pause, and then fetches once for all requests', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const refetch = createRefetch(run, { pause: 5000 });
    refetch.soon();
    jest.advanceTimersByTime(0);
    refetch.soon();
    refetch.soon();
    jest.advanceTimersByTime(4999);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2);
    expect(run).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(20_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('does not happen after its stop', () => {
    const refetch = createRefetch(run, { pause: 1000 });
    refetch.soon();
    refetch.stop();
    jest.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});
