import { createServer, type Server } from 'node:http';
import { plain } from '../http/sendText.js';
import type { GatewayMetrics } from './gatewayMetrics.js';

/** Serves `/metrics` on a port of its own, which the internet does not reach. */
export function createMetricsServer({ registry }: Pick<GatewayMetrics, 'registry'>): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') return plain(response, 404, 'Metrics are at /metrics.');
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        console.error(error);
        plain(response, 500, 'The metrics could not be read.');
      },
    );
  });
}
