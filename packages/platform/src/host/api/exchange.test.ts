import { exchange } from './exchange.js';

afterEach(() => jest.restoreAllMocks());

describe('the time that a call may take', () => {
  it.each([
    ['a question', undefined, 15_000],
    ['a change', '{"name":"De Rode Duivels"}', 15_000],
    ['an upload, which is as slow as the uplink', new FormData(), 90_000],
  ])('of %s', async (_what, body, expected) => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const offline = async () => {
      throw new TypeError('Failed to fetch');
    };
    await exchange({ fetch: offline, locale: () => 'nl' }, { method: 'POST', url: '/api/x', body }, null, {});
    expect(timeout.mock.calls).toEqual([[expected]]);
  });
});
