import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections: a process that starts again finds its port free. */
const FIRST = 20_000;
const COUNT = 12_000;
const usedPorts = new Set<number>();

/** A free port of 127.0.0.1 that this process has not given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (usedPorts.has(port) || !(await isFree(port))) continue;
    usedPorts.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
