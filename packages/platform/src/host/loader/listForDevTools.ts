import helpers from '@module-federation/runtime/helpers';
import type { Release } from '../../manifest/index.js';
import type { Federation } from './createFederation.js';

/** Adds a release to the snapshot that Module Federation's dev tools read. @param alias its registered name */
export function listForDevTools(
  { name: host, options }: Federation,
  alias: string,
  { base, manifest }: Release,
): void {
  const { addGlobalSnapshot, getGlobalSnapshot } = helpers.global;
  const { version, container, entry, preload, shared } = manifest;
  const none = { sync: [], async: [] };
  const hostSnapshot = getGlobalSnapshot()[host];
  addGlobalSnapshot({
    [host]: {
      version: options.version ?? '',
      remoteEntry: '',
      remotesInfo: {
        ...(hostSnapshot && 'remotesInfo' in hostSnapshot && hostSnapshot.remotesInfo),
        [alias]: { matchedVersion: version },
      },
    },
    [`${alias}:${version}`]: {
      version,
      buildVersion: version,
      publicPath: new URL(base, document.baseURI).href,
      remoteEntry: entry,
      remoteEntryType: 'global',
      globalName: container,
      remoteTypes: '@mf-types',
      remoteTypesZip: '@mf-types.zip',
      remotesInfo: {},
      shared: shared.map((sharedName) => ({ sharedName, assets: { js: none, css: none } })),
      modules: [
        {
          moduleName: 'remote',
          modulePath: './remote',
          assets: { js: { sync: [...preload], async: [] }, css: none },
        },
      ],
    },
  });
}
