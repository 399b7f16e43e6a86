import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { endOnceRead } from './endOnceRead.js';

const SILENCE = 10_000;

/** A request of which nothing has arrived yet. */
function sending() {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'POST', headers: { 'content-length': '40000000' } });
  const response = new ServerResponse(request);
  endOnceRead(request, response, 'Te groot.');
  return { request, response };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('a refused request that is still being sent', () => {
  it('is read for as long as it arrives', async () => {
    const { request, response } = sending();
    for (let part = 0; part < 4; part += 1) {
      jest.advanceTimersByTime(SILENCE - 1);
      request.push('x'.repeat(1000));
      await nextTurn();
    }
    expect(request.destroyed).toBe(false);
    expect(response.writableEnded).toBe(false);
    request.complete = true;
    request.push(null);
    await nextTurn();
    expect(response.writableEnded).toBe(true);
  });

  it('is cut off when its client has been silent for ten seconds', async () => {
    const { request } = sending();
    await nextTurn();
    jest.advanceTimersByTime(SILENCE);
    expect(request.destroyed).toBe(true);
  });
});
