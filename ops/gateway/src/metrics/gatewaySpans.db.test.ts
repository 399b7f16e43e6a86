import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { addShell, temporaryFolder } from '@euro/release/testing';
import { createGateway } from '../server/gateway.js';
import { testServers } from '../testing/testServers.js';
import { collectorFrom, createGatewaySpans } from './gatewaySpans.js';

const servers = testServers();
const folder = temporaryFolder();
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

beforeAll(() => addShell(join(folder, 'shell')));
afterEach(() => servers.close());
afterAll(() => rmSync(folder, { recursive: true }));

interface Sent {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

/** A traced gateway before an API that is down; requests in turn. @returns what the API and the collector received */
async function trace(requests: readonly [path: string, traceparent: string][], ratio = 1) {
  const calls: (string | undefined)[] = [];
  const bodies: string[] = [];
  const api = await servers.listen(
    createServer(({ headers }, response) => {
      calls.push(headers.traceparent as string | undefined);
      response.writeHead(503).end();
    }),
  );
  let arrived = () => {};
  const collected = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const collector = await servers.listen(
    createServer(async (request, response) => {
      for await (const part of request) bodies.push(String(part));
      response.end();
      arrived();
    }),
  );
  const spans = createGatewaySpans({ url: collector, serviceName: 'gateway', headers: {}, ratio });
  const options = { shell: join(folder, 'shell'), dataDir: folder, api, isTraced: true };
  const url = await servers.listen(createGateway({ ...options, spans }));
  for (const [path, traceparent] of requests)
    await (await fetch(url + path, { headers: { traceparent } })).text();
  return { calls, bodies, collected };
}

it('a request is one span, of the trace that its caller began, and the API’s spans are below it', async () => {
  const path = '/api/deadlines?name=secret';
  const { calls, bodies, collected } = await trace([
    [path, `00-${TRACE}-${CALLER}-01`],
    [path, `00-${TRACE}-${CALLER}-00`],
    ['/api/live', 'made up'],
  ]);
  await collected;
  const [{ resource, scopeSpans }] = JSON.parse(bodies.join('')).resourceSpans;
  expect(resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'gateway' } }]);
  const [first, second, ...others] = scopeSpans[0].spans as Sent[];
  expect(first).toMatchObject({ name: 'GET api', traceId: TRACE, parentSpanId: CALLER, status: { code: 2 } });
  expect(second).not.toHaveProperty('parentSpanId');
  expect([second?.traceId === TRACE, others]).toEqual([false, []]);
  expect(calls).toEqual([
    `00-${TRACE}-${first?.spanId}-01`,
    expect.stringMatching(`^00-${TRACE}-[0-9a-f]{16}-00$`),
    `00-${second?.traceId}-${second?.spanId}-01`,
  ]);
  expect(bodies.join('')).not.toContain('secret');
});

it('a share of the traces that begin here is sent', async () => {
  const { calls } = await trace([['/api/deadlines', '']], 0);
  expect(calls).toEqual([expect.stringMatching(/-00$/)]);
});

it('the collector is named by OpenTelemetry’s variables', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
  expect([
    collectorFrom({}),
    collectorFrom({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }),
  ]).toEqual([null, null]);
  expect(
    collectorFrom({
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==,x-org=1',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.01',
    }),
  ).toEqual({
    url: 'http://collector:4318/v1/traces',
    serviceName: 'euromanager-gateway',
    headers: { authorization: 'Basic YQ==', 'x-org': '1' },
    ratio: 0.01,
  });
});
