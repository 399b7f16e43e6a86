import { FEDERATION_RUNTIME } from '@euro/platform/manifest';
import { installedVersion, SHARED } from '@euro/release';

/** The virtual module that lists the modules the shell provides. */
export const PROVIDED = 'provided-modules';

/**
 * Source of the module that the shell imports as `provided-modules`: per shared request its version and how to get
 * it. What the shell uses itself is in its own scripts already; the rest is a script, loaded at the first request.
 * @param folder absolute path of the shell
 */
export function providedSource(folder: string): string {
  const entries = SHARED.flatMap(({ request, names }) => {
    const version = installedVersion(folder, request);
    if (!version) return [];
    const from = names ? dataModule(`export {${names.join(',')}} from ${JSON.stringify(request)}`) : request;
    const comment = `/* webpackChunkName: ${JSON.stringify(chunkName(request))} */`;
    return [
      `${JSON.stringify(request)}:{version:${JSON.stringify(version)},get:()=>import(${comment}${JSON.stringify(from)})}`,
    ];
  });
  // Manifests of remotes ask for its version; no module imports it.
  const runtime = { version: installedVersion(folder, FEDERATION_RUNTIME) };
  entries.push(`${JSON.stringify(FEDERATION_RUNTIME)}:{...${JSON.stringify(runtime)},get:async()=>({})}`);
  return `export const provided={${entries.join(',')}};`;
}

export function dataModule(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/**
 * `@euro/design-system` → `shared-euro-design-system`, `react-redux` → `shared-redux`: the script that a request is
 * in.
 */
export function chunkName(request: string): string {
  const { script } = SHARED.find((shared) => shared.request === request) ?? {};
  if (script) return `shared-${script}`;
  return `shared-${request.replace(/^@/, '').replaceAll('/', '-')}`;
}
