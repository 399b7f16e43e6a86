import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { builtFiles, filesBelow, OPEN_HEADERS, type ReleaseFiles, setHeaders } from '@euro/gateway';
import type { ObjectStore } from '@euro/release';
import { KIT } from '@euro/release';
import type { DevPages } from './devPages.js';
import { proxyRelease } from './elsewhere.js';
import { UPDATES } from './hotRemote.js';
import { isSimulatedFault, SIMULATED_FAULTS, serveFault } from './simulatedFaults.js';
import type { StandalonePages } from './standalonePages.js';
import { isWorkingVersion, workingBuilds, workingFolder } from './WorkingReleasePlugin.js';
import { releasesToChoose, type WorkingRegistry } from './workingRegistry.js';

interface DevParts {
  /** Store of releases. */
  readonly store: ObjectStore;
  readonly dataDir: string;
  readonly pages: DevPages;
  readonly registry: WorkingRegistry;
  readonly standalone: StandalonePages;
}

/** Routes of the gateway in development; all others are the ordinary gateway's. */
export function devRoutes({ store, dataDir, pages, registry, standalone }: DevParts) {
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
      void proxyRelease(request, response, pathname);
      return true;
    }
    if (pathname.startsWith('/__dev/')) return standalone.answer(request, response, pathname);
    const [, first, , version = ''] = pathname.split('/');
    if (first !== 'remotes') return false;
    if (isWorkingVersion(version) || version === UPDATES) {
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
    for (const path of [chunkOfNewest(pathname), pathname]) {
      if (path && (await serveBuild(request, response, path, () => 'no-store'))) return;
    }
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  }

  /** A page with hot updates must not receive a chunk of the build it was loaded with. */
  function chunkOfNewest(pathname: string): string | null {
    const [, name = '', , first, ...rest] = pathname.split('/');
    const [newest] = first === 'chunks' && name !== KIT ? workingBuilds(workingFolder(dataDir, name)) : [];
    return newest === undefined ? null : `/${name}/dev-${newest}/chunks/${rest.join('/')}`;
  }

  /** Without the store the panel still shows faults and watched packages. */
  async function tellReleases(response: ServerResponse): Promise<void> {
    const releases = await releasesToChoose(store).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return {};
    });
    json(response, { releases, faults: registry.faults(), possible: SIMULATED_FAULTS });
  }

  /** `?remote=mf-rankings&version=1.0.0-ab&fault=mount-throws`; without `fault` it works again. */
  async function simulate(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { searchParams } = new URL(request.url ?? '', 'http://gateway');
    const [name, version, fault] = ['remote', 'version', 'fault'].map((key) => searchParams.get(key) ?? '');
    // Other origins must not; browsers send the Origin of a POST.
    const isOwn = ['same-origin', 'none'].includes(String(request.headers['sec-fetch-site'] ?? 'none'));
    if (!isOwn || !name || !version || (fault && !isSimulatedFault(fault))) {
      response.writeHead(400).end();
      return;
    }
    const isDone = await registry
      .simulate(name, version, isSimulatedFault(fault) ? fault : null)
      .catch(() => false);
    if (isDone) json(response, { faults: registry.faults() });
    else response.writeHead(404).end();
  }
}

/** Files of watched packages, also at stable addresses while the registry lists that build. */
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
