import type { Portal } from '@euro/gateway/testing';

/** CPU time of an API so far, in milliseconds, from its metrics. */
export async function apiCpu({ url }: Portal): Promise<number> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  return 1_000 * Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}
