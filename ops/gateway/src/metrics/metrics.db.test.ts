import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { addShell, temporaryFolder } from '@euro/release/testing';
import { createGateway } from '../server/gateway.js';
import { createGatewayMetrics } from './gatewayMetrics.js';
import { createMetricsServer } from './metricsServer.js';

let folder: string;
const servers: Server[] = [];

async function open(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => {
  folder = temporaryFolder();
  addShell(join(folder, 'shell'));
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

async function setUp() {
  const api = await open(
    createServer(({ url }, response) =>
      response.writeHead(url === '/api/broken' ? 500 : 200, { 'content-type': 'application/json' }).end('{}'),
    ),
  );
  const metrics = createGatewayMetrics(true);
  const gateway = await open(createGateway({ shell: join(folder, 'shell'), dataDir: folder, api, metrics }));
  const inside = await open(createMetricsServer(metrics));
  return { gateway, inside, read: async () => (await fetch(`${inside}/metrics`)).text() };
}

const counted = (text: string) =>
  [...text.matchAll(/^gateway_request_duration_seconds_count\{kind="([\w-]+)",status="(\w+)"\} (\d+)$/gm)]
    .map(([, kind, status, count]) => `${kind} ${status}: ${count}`)
    .sort();

describe('the metrics of a gateway', () => {
  it('count responses by kind of address and status, without streams', async () => {
    const { gateway, read } = await setUp();
    for (const path of [
      ...['/', '/rankings', '/api/matches', '/api/broken', '/oembed?url=x', '/api/live/stream'],
      ...['/remotes/mf-x/1.0.0/a.js', '/embed/v1.js'],
    ]) {
      const headers = { accept: path.endsWith('stream') ? 'text/event-stream' : '*/*' };
      await (await fetch(gateway + path, { headers })).text();
    }
    expect(counted(await read())).toEqual([
      'api 200: 2',
      'api 500: 1',
      'embed 404: 1',
      'page 200: 2',
      'release 404: 1',
    ]);
  });

  it('are on a port of their own only', async () => {
    const { gateway, inside } = await setUp();
    expect((await fetch(`${gateway}/api/metrics`)).status).toBe(404);
    expect(await (await fetch(`${gateway}/metrics`)).text()).not.toContain('gateway_request_duration');
    expect((await fetch(`${inside}/`)).status).toBe(404);
  });

  it('are all that alerts and dashboard ask of gateways', async () => {
    const { registry } = createGatewayMetrics(false);
    const names = (await registry.getMetricsAsJSON()).map(({ name }) => name);
    const asked = ['grafana/euromanager.json', 'prometheus/alerts.yaml'].flatMap((file) => [
      ...readFileSync(join(REPOSITORY, 'ops/containers', file), 'utf8').matchAll(/gateway_\w+/g),
    ]);
    expect(asked.length).toBeGreaterThan(3);
    expect([...new Set(asked.map(([name]) => name.replace(/_(bucket|count|sum)$/, '')))]).toEqual(names);
  });
});
