import { API_CONTRACT, SERVED_API_CONTRACTS } from '@euro/api-contract';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  visitor = new TestClient(api.url);
});
afterAll(() => api.close());

const askFor = (number: string) => visitor.get('health/live', { headers: { 'euro-contract': number } });

describe('the number of the API', () => {
  it.each(['health/live', 'matches', 'nowhere'])('is in the response of %s', async (path) => {
    expect((await visitor.get(path)).headers.get('euro-contract')).toBe(String(API_CONTRACT));
  });

  it('is optional in requests', async () => {
    expect((await visitor.get('health/live')).status).toBe(200);
  });

  it.each([...SERVED_API_CONTRACTS])('%i is served', async (number) => {
    expect((await askFor(String(number))).status).toBe(200);
  });

  it.each([String(API_CONTRACT + 1), '0', 'one', '1.0'])(
    '%s is refused with the supported numbers',
    async (number) => {
      const { status, body } = await askFor(number);
      expect([status, body]).toEqual([
        400,
        {
          error: {
            code: 'contract-unsupported',
            message: 'This page is out of date. Reload it to go on.',
            details: { served: SERVED_API_CONTRACTS },
            requestId: expect.any(String),
          },
        },
      ]);
    },
  );

  it('is served together with its neighbour', () => {
    expect(SERVED_API_CONTRACTS).toEqual([API_CONTRACT - 1, API_CONTRACT].filter((number) => number > 0));
  });
});
