import { resolve } from 'node:path';
import { diskStore, publishBuiltRemotes, REPOSITORY } from '@euro/release';
import { createGatewayMetrics } from './metrics/gatewayMetrics.js';
import { collectorFrom, createGatewaySpans } from './metrics/gatewaySpans.js';
import { createMetricsServer } from './metrics/metricsServer.js';
import { createGateway } from './server/gateway.js';
import { listen } from './server/listen.js';
import { placesFrom } from './server/placesFrom.js';
import { s3StoreOrExit } from './server/s3StoreOrExit.js';

const { env } = process;
const port = Number(env.PORT ?? 3000);
const host = env.HOST ?? '127.0.0.1';

const dataDir = resolve(REPOSITORY, env.DATA_DIR ?? '.data');
const store = s3StoreOrExit(env);
if (process.argv.includes('--publish')) {
  for (const { sentence } of await publishBuiltRemotes(REPOSITORY, store ?? diskStore(dataDir))) {
    console.error(`Not published: ${sentence}`);
  }
}

const metricsPort = Number(env.METRICS_PORT || 0);
const metrics = metricsPort > 0 ? createGatewayMetrics(true) : undefined;
if (metrics) {
  // Ends with the process: a draining gateway is still read.
  const metricsServer = createMetricsServer(metrics).listen(metricsPort, host);
  metricsServer.unref();
}

const collector = collectorFrom(env);
const server = createGateway({
  shell: resolve(REPOSITORY, 'shell/dist'),
  dataDir,
  store,
  readAtStart: true,
  ...(metrics && { metrics }),
  ...(collector && { spans: createGatewaySpans(collector) }),
  ...placesFrom(env),
  publicUrl: env.PUBLIC_URL || `http://127.0.0.1:${port}`,
  behindTls: (env.PUBLIC_URL ?? '').startsWith('https:'),
});
await listen(server, port, host);
