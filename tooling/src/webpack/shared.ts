import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * What the shell provides to every remote, once. Each request is listed by itself (`react-dom` doesn't cover
 * `react-dom/client`): a remote may import these, any other subpath is bundled with it.
 */
export const SHARED_REQUESTS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router-dom',
  'react-redux',
  'rxjs',
  'styled-components',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  '@euro/design-system',
  '@euro/platform',
  '@euro/platform/react',
] as const;

interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: false;
  readonly requiredVersion: string;
  readonly version: string;
  readonly import?: false;
}

/**
 * The shared modules as Module Federation wants them.
 * @param folder absolute path of the package being built: its own installed versions are asked for
 * @param provided true when the shell always provides them, so that no copy travels with the remote
 */
export function sharedModules(folder: string, provided: boolean): Record<string, SharedModule> {
  const shared: Record<string, SharedModule> = {};
  for (const request of SHARED_REQUESTS) {
    const version = installedVersion(folder, request);
    if (!version) continue;
    shared[request] = {
      singleton: true,
      strictVersion: false,
      requiredVersion: `^${version}`,
      version,
      ...(provided ? { import: false as const } : {}),
    };
  }
  return shared;
}

function installedVersion(folder: string, request: string): string | null {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const require = createRequire(`${folder}/package.json`);
  for (const path of require.resolve.paths(name) ?? []) {
    try {
      const { version } = JSON.parse(readFileSync(`${path}/${name}/package.json`, 'utf8')) as {
        version: string;
      };
      return version;
    } catch {
      // Not in this node_modules; the next one up may have it.
    }
  }
  return null;
}
