import { type Endpoint, type ErrorCode, endpoints, errorStatus, refusalsOf } from '@euro/api-contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { assertDocumented } from '../../testing/assertDocumented.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';
import { buildOpenApi } from './buildOpenApi.js';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly responses: Record<
    string,
    {
      readonly description: string;
      readonly content?: {
        readonly 'application/json'?: {
          readonly schema: {
            readonly allOf?: readonly {
              readonly properties?: {
                readonly error: {
                  readonly properties: { readonly code: { readonly enum: readonly ErrorCode[] } };
                };
              };
            }[];
          };
        };
      };
    }
  >;
  readonly requestBody?: unknown;
}

const paths = buildOpenApi().paths as Record<string, Record<string, Operation>>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(buildOpenApi())).toEqual({ valid: true });
  });

  it.each(Object.entries(endpoints))('describes %s', (name, endpoint) => {
    const [method = '', path = ''] = name.split(' ');
    const operation = paths[`/${path}`]?.[method.toLowerCase()];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(operation?.parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath);
    for (const code of endpoint.errors) {
      expect(operation?.responses[errorStatus[code]]?.description).toContain(`\`${code}\``);
    }
    expect(operation?.tags.includes('open data')).toBe('openData' in endpoint);
    expect('body' in endpoint).toBe(operation?.requestBody !== undefined);
    const headers = operation?.parameters.filter((one) => one.in === 'header').map((one) => one.name);
    const signature = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
    expect(headers).toEqual([
      ...('keyed' in endpoint && endpoint.keyed ? ['Idempotency-Key', 'Admission-Ticket'] : []),
      ...('queued' in endpoint ? ['Admission-Ticket'] : []),
      ...('signed' in endpoint ? signature : []),
    ]);
  });

  it.each(Object.entries<Endpoint>(endpoints))('lists every error code of %s', (name, endpoint) => {
    const [method = '', path = ''] = name.split(' ');
    const { responses = {} } = paths[`/${path}`]?.[method.toLowerCase()] ?? {};
    const listed = Object.entries(responses).flatMap(([status, { content }]) => {
      const parts = content?.['application/json']?.schema.allOf ?? [];
      const codes = parts.flatMap(({ properties }) => properties?.error.properties.code.enum ?? []);
      for (const code of codes) expect(errorStatus[code]).toBe(Number(status));
      return codes;
    });
    expect(listed.toSorted()).toEqual(refusalsOf(name, endpoint).toSorted());
    expect(listed).toEqual(
      expect.arrayContaining(['contract-unsupported', 'internal-error', 'not-available']),
    );
    expect(listed.includes('forbidden')).toBe(
      endpoint.role !== undefined || endpoint.errors.includes('forbidden'),
    );
    const takesBody = endpoint.body !== undefined || endpoint.multipart !== undefined;
    expect([listed.includes('body-too-large'), '408' in responses]).toEqual([takesBody, takesBody]);
  });

  it('validates the responses of its calls in these tests', async () => {
    const client = new TestClient(api.url);
    expect(() => assertDocumented('GET', 'players', { status: 404, code: 'team-locked' })).toThrow(
      'GET /players answers 404 team-locked, which its OpenAPI document does not list.',
    );
    expect(() => assertDocumented('GET', 'players', { status: 418, code: undefined })).toThrow('418');
    // Nothing is imported here, and nobody has such a feed.
    for (const [name, { query, access }] of Object.entries<Endpoint>(endpoints)) {
      const [method = '', path = ''] = name.split(' ');
      if (method !== 'GET' || access === 'session' || !query || path.includes('{')) continue;
      expect([name, (await client.get(`${path}?competitionFeed=none`)).status < 500]).toEqual([name, true]);
    }
    const answers = [
      await client.post('graphql', '{', { headers: { 'content-type': 'text/plain' } }),
      await client.post('graphql', { query: '{ nothing' }),
      await client.get('live/stream'),
      await client.get('players', { headers: { 'euro-contract': '99' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 400]);
  });

  it('has a unique id for every call', () => {
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(Object.keys(endpoints).length + 11);
    expect(ids).toContain('getTeamByIdPointsByWeekId');
    expect(ids).toContain('getLiveStream');
    expect(ids).toContain('postGraphql');
  });

  it('is public', async () => {
    const answer = await new TestClient(api.url).get('openapi.json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.body.openapi).toBe('3.1.0');
  });
});

describe('its reader', () => {
  it('is a page without inline script, under a policy that allows none', async () => {
    const { headers, body, status } = await new TestClient(api.url).get('docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(body).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
  });

  it('has everything that it links to', async () => {
    const client = new TestClient(api.url);
    const { body } = await client.get('docs');
    const links = [...String(body).matchAll(/(?:src|href)="\/api\/([^"]+)"/g)].map(([, link]) => link ?? '');
    expect(links).toHaveLength(4);
    for (const link of links) expect((await client.get(link)).status).toBe(200);
  });

  it('serves no other files', async () => {
    const client = new TestClient(api.url);
    for (const path of ['docs/package.json', 'docs/..%2fpackage.json', 'docs/%2e%2e/%2e%2e/package.json']) {
      expect((await client.get(path)).status).toBe(404);
    }
  });
});
