import { exchange } from './exchange.js';

afterEach(() => jest.restoreAllMocks());

describe('the time that a call may take', () => {
  it.each([
    ['a question', undefined, false, 15_000],
    ['a change', '{"name":"De Rode Duivels"}', false, 15_000],
    ['an upload, which is as slow as the uplink', new FormData(), false, 90_000],
    ['a file, which is as slow as its list is long', undefined, true, 90_000],
  ])('of %s', async (_what, body, asFile, expected) => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const offline = async () => {
      throw new TypeError('Failed to fetch');
    };
    const request = { method: 'POST', url: '/api/x', body };
    await exchange({ fetch: offline, locale: () => 'nl' }, request, null, { asFile });
    expect(timeout.mock.calls).toEqual([[expected]]);
  });
});
