import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pageLoad } from '@euro/api-contract';
import { diskStore, publishBuiltRemotes } from '@euro/release';
import { addNewsRemote, addShell, temporaryFolder } from '@euro/release/testing';
import { createGateway } from '../server/gateway.js';
import { testServers } from '../testing/testServers.js';
import { createGatewaySpans } from './gatewaySpans.js';
import type { Span } from './otlpExporter.js';

const servers = testServers();
const folder = temporaryFolder();
const shell = join(folder, 'shell');
const CODE = 'K3J9XQ';

beforeAll(async () => {
  addShell(shell);
  const route = { path: '/join/:code', isListed: false };
  writeFileSync(join(shell, 'routes.json'), JSON.stringify([route]));
  addNewsRemote(folder);
  await publishBuiltRemotes(folder, diskStore(folder));
});
afterEach(() => servers.close());
afterAll(() => rmSync(folder, { recursive: true }));

/** A gateway that sends its spans to a collector, all of them or a share; untraced without a share. */
async function open(ratio?: number) {
  const services = new Map<string, Span[]>();
  const bodies: string[] = [];
  const collector = await servers.listen(
    createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      response.end();
      bodies.push(body);
      for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans)
        services.set(resource.attributes[0].value.stringValue, scopeSpans[0].spans);
    }),
  );
  const spans =
    ratio === undefined
      ? undefined
      : createGatewaySpans({ url: collector, serviceName: 'gateway', headers: {}, ratio });
  const options = { shell, dataDir: folder, api: 'http://127.0.0.1:9', ...(spans && { spans }) };
  const url = await servers.listen(createGateway(options));
  const visit = async (path: string, dest = 'document') => {
    const { headers } = await fetch(url + path, { headers: { 'sec-fetch-dest': dest } });
    return /^traceparent;desc="([^"]+)"$/.exec(headers.get('server-timing') ?? '')?.[1] ?? null;
  };
  const report = async (body: unknown, init: RequestInit = {}) => {
    const { status } = await fetch(`${url}/page-loads`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    });
    return status;
  };
  return { visit, report, services, bodies, spans };
}

const loadOf = (traceparent: string | null, changes: object = {}) => ({
  ...{ traceparent, path: '/join/:code', release: '1.0.0-shell', loadedAt: 900, sentAt: 4_200 },
  ...{ firstContentfulPaint: 310, largestContentfulPaint: 412 },
  calls: [{ path: '/api/leagues/invite/*/preview', startedAt: 100, endedAt: 160 }],
  ...changes,
});
const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it('the load of a page in a browser and its calls are spans of the page’s trace', async () => {
  const { visit, report, services, bodies } = await open(1);
  const traceparent = await visit(`/join/${CODE}?name=secret`);
  expect(await report(loadOf(traceparent))).toBe(204);
  expect(await report(loadOf(traceparent, { path: `/${CODE}`, calls: [] }))).toBe(204);
  while (services.size < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  const [page, ...others] = services.get('gateway') ?? [];
  expect(others).toEqual([]);
  expect([page?.name, `00-${page?.traceId}-${page?.spanId}-01`]).toEqual(['GET page', traceparent]);
  const [load, call, unknown] = services.get('euromanager-browser') ?? [];
  expect(load).toMatchObject({
    ...{ traceId: page?.traceId, parentSpanId: page?.spanId, name: 'load /join/:code' },
    attributes: [
      { key: 'url.template', value: { stringValue: '/join/:code' } },
      { key: 'euro.release', value: { stringValue: '1.0.0-shell' } },
      { key: 'euro.first_contentful_paint_ms', value: { intValue: 310 } },
      { key: 'euro.largest_contentful_paint_ms', value: { intValue: 412 } },
    ],
  });
  expect(call).toMatchObject({
    ...{ traceId: page?.traceId, parentSpanId: load?.spanId, name: 'call leagues/invite/{code}/preview' },
  });
  const lasted = ({ startTimeUnixNano, endTimeUnixNano }: Span) =>
    Math.round(Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6);
  expect([load, call].map((span) => span && lasted(span))).toEqual([900, 60]);
  // A kind of page that the portal doesn't have is not named.
  expect(unknown).toMatchObject({ name: 'load other' });
  for (const secret of [CODE, 'secret']) expect(bodies.join('')).not.toContain(secret);
});

it('only pages that are sampled name their trace, and only to a browser that shows them', async () => {
  const { visit } = await open(1);
  expect(await visit('/rules')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(await visit('/offline', 'empty')).toBeNull();
  expect(await visit('/api/live')).toBeNull();
  expect(await (await open(0)).visit('/rules')).toBeNull();
});

it('a gateway without tracing neither names traces nor takes reports', async () => {
  const { visit, report } = await open();
  expect([await visit('/rules'), await report(loadOf(TRACEPARENT))]).toEqual([null, 405]);
});

it.each<[what: string, changes: object]>([
  ['of a trace that is not sampled', { traceparent: TRACEPARENT.replace(/01$/, '00') }],
  ['of no trace', { traceparent: null }],
  ['with a field of its own', { userId: 12 }],
  ['with an address', { path: 'https://euro.test/rules' }],
  ['with the code of an invitation', { calls: [{ path: `/api/${CODE}`, startedAt: 1, endedAt: 2 }] }],
  ['that ended after it was sent', { loadedAt: 4_300 }],
  ['of more than ten minutes', { sentAt: 600_001 }],
  ['with too many calls', { calls: Array(21).fill({ path: '/api/clubs', startedAt: 1, endedAt: 2 }) }],
])('a report %s is refused', async (_what, changes) => {
  const { report } = await open(1);
  expect(await report(loadOf(TRACEPARENT, changes))).toBe(400);
});

it('what is no report of a page of this portal is refused', async () => {
  const { report } = await open(1);
  const load = loadOf(TRACEPARENT);
  const from = (site: string) => ({ headers: { 'sec-fetch-site': site } });
  expect({
    malformed: await report('{"traceparent":'),
    large: await report('x'.repeat(5_000)),
    fromAnotherSite: await report(load, from('cross-site')),
    fromNowhere: await report(load, { headers: {} }),
    read: await report(undefined, { method: 'GET', body: null }),
  }).toEqual({ malformed: 400, large: 413, fromAnotherSite: 403, fromNowhere: 403, read: 405 });
});

it('more reports than a batch holds are refused', async () => {
  const { report, spans } = await open(1);
  const load = pageLoad.parse(loadOf(TRACEPARENT));
  while (spans?.addPageLoad(load)) {
    // Until the batch is full.
  }
  expect(await report(load)).toBe(429);
});
