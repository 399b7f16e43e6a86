import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { builtFiles } from '../gateway/builtFiles.js';
import { filesBelow, type ReleaseFiles } from '../gateway/releaseSource.js';
import { OPEN_HEADERS, setHeaders } from '../gateway/securityHeaders.js';
import type { ObjectStore } from '../registry/index.js';
import type { DevPages } from './devPages.js';
import { serveFromElsewhere } from './elsewhere.js';
import { isSimulated, SIMULATED, serveFault } from './simulatedFaults.js';
import type { StandalonePages } from './standalonePages.js';
import { isWorkingVersion } from './WorkingReleasePlugin.js';
import { releasesToChoose, type WorkingRegistry } from './workingRegistry.js';

interface DevParts {
  /** Where releases are. */
  readonly store: ObjectStore;
  readonly dataDir: string;
  readonly pages: DevPages;
  readonly registry: WorkingRegistry;
  readonly standalone: StandalonePages;
}

/** What a gateway answers besides while developing; everything else is the ordinary gateway's. */
export function devAnswers({ store, dataDir, pages, registry, standalone }: DevParts) {
  const serveBuild = builtFiles(join(dataDir, 'watch'));

  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (pages.answer(request, response, pathname)) return true;
    if (pathname === '/__dev/releases') {
      void tellReleases(response);
      return true;
    }
    if (pathname === '/__dev/fault' && request.method === 'POST') {
      void simulate(request, response);
      return true;
    }
    if (pathname.startsWith('/__dev/elsewhere/')) {
      void serveFromElsewhere(request, response, pathname);
      return true;
    }
    if (pathname.startsWith('/__dev/')) return standalone.answer(request, response, pathname);
    const [, first, , version = ''] = pathname.split('/');
    if (first !== 'remotes') return false;
    if (isWorkingVersion(version)) {
      void serveWorking(request, response, pathname.slice('/remotes'.length));
      return true;
    }
    return serveFault(response, pathname);
  };

  async function serveWorking(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    setHeaders(response, OPEN_HEADERS);
    if (await serveBuild(request, response, pathname, () => 'no-store')) return;
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  }

  /** Without the store the panel still tells of faults, and of what is watched. */
  async function tellReleases(response: ServerResponse): Promise<void> {
    const releases = await releasesToChoose(store).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return {};
    });
    json(response, { releases, faults: registry.faults(), possible: SIMULATED });
  }

  /** `?remote=mf-rankings&version=1.0.0-ab&fault=mount-throws`; without `fault` it works again. */
  async function simulate(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { searchParams } = new URL(request.url ?? '', 'http://gateway');
    const [name, version, fault] = ['remote', 'version', 'fault'].map((key) => searchParams.get(key) ?? '');
    // Pages of others must not: a browser says of its own accord where a POST comes from.
    const isOwn = ['same-origin', 'none'].includes(String(request.headers['sec-fetch-site'] ?? 'none'));
    if (!isOwn || !name || !version || (fault && !isSimulated(fault))) {
      response.writeHead(400).end();
      return;
    }
    const isDone = await registry
      .simulate(name, version, isSimulated(fault) ? fault : null)
      .catch(() => false);
    if (isDone) json(response, { faults: registry.faults() });
    else response.writeHead(404).end();
  }
}

/** Files of what is being worked on: also at addresses that stay, as long as the registry names that build. */
export function workingFiles(dataDir: string): ReleaseFiles {
  const files = filesBelow(join(dataDir, 'watch'));
  const isWorking = (pathname: string) => isWorkingVersion(pathname.split('/')[2] ?? '');
  return {
    read: async (pathname) => (isWorking(pathname) ? files.read(pathname) : null),
    serve: async (request, response, pathname, caching) =>
      isWorking(pathname) && files.serve(request, response, pathname, caching),
  };
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(value));
}
