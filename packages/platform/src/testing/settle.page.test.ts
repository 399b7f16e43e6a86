import { settle } from './settle.js';

describe('settle', () => {
  it('runs what waits for a frame, and not what was cancelled', async () => {
    const ran: string[] = [];
    requestAnimationFrame(() => ran.push('frame'));
    cancelAnimationFrame(requestAnimationFrame(() => ran.push('cancelled')));
    await settle();
    expect(ran).toEqual(['frame']);
  });

  it('runs a frame once', async () => {
    let count = 0;
    requestAnimationFrame(() => count++);
    await settle();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(count).toBe(1);
  });

  it('leaves frames of faked timers', async () => {
    jest.useFakeTimers();
    let count = 0;
    requestAnimationFrame(() => count++);
    await settle();
    expect(count).toBe(0);
    jest.useRealTimers();
  });
});
