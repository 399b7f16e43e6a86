import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { OPEN_HEADERS } from '@euro/gateway';
import { CONTRACT } from '@euro/platform';
import type { Release } from '@euro/platform/manifest';

/** Faults of a remote that can be simulated, to see what a fan is shown. */
export const SIMULATED_FAULTS = ['script-missing', 'script-hangs', 'script-throws', 'mount-throws'] as const;
export type SimulatedFault = (typeof SIMULATED_FAULTS)[number];

const ENTRY = 'remoteEntry.js';

export function isSimulatedFault(value: unknown): value is SimulatedFault {
  return SIMULATED_FAULTS.some((fault) => fault === value);
}

/** A release with this fault: the remote's manifest with another script. */
export function faultyRelease({ manifest }: Release, fault: SimulatedFault): Release {
  const version = `fault-${fault}`;
  const integrity = `sha384-${createHash('sha384').update(scriptOf(fault, manifest.container)).digest('base64')}`;
  return {
    base: `/remotes/${manifest.name}/${version}/`,
    manifest: {
      ...manifest,
      version,
      entry: ENTRY,
      integrity,
      preload: [],
      pages: {},
      shared: [],
      sizes: {},
    },
  };
}

/** Just longer than a page waits for a script: a hanging request occupies one of the browser's six connections. */
const HANGS_MS = 6000;

/** Serves `/remotes/mf-x/fault-…/remoteEntry.js` with the fault; false for other addresses. */
export function serveFault(response: ServerResponse, pathname: string): boolean {
  const [, , name = '', version = '', file] = pathname.split('/');
  const fault = version.replace(/^fault-/, '');
  if (!version.startsWith('fault-') || !isSimulatedFault(fault)) return false;
  if (fault === 'script-hangs') {
    setTimeout(() => response.destroy(), HANGS_MS).unref();
  } else if (fault === 'script-missing' || file !== ENTRY) {
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  } else {
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      ...OPEN_HEADERS,
    });
    response.end(scriptOf(fault, name.replaceAll('-', '_')));
  }
  return true;
}

function scriptOf(fault: SimulatedFault, container: string): string {
  if (fault === 'script-throws') return `throw new Error('simulated: the script throws');\n`;
  return `var ${container} = {
  init() {},
  get: async () => () => ({
    remote: { contract: ${CONTRACT}, mount() { throw new Error('simulated: the mount throws'); } },
  }),
};
`;
}
