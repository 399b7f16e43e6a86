import helpers from '@module-federation/runtime/helpers';
import type { Release } from '../../manifest/index.js';
import type { Federation } from './createFederation.js';

/** Lists a release where Module Federation's dev tools look for what a page consists of. @param alias what it is registered as */
export function listForDevTools(
  { name: host, options }: Federation,
  alias: string,
  { base, manifest }: Release,
): void {
  const { addGlobalSnapshot, getGlobalSnapshot } = helpers.global;
  const { version, container, entry, preload, shared } = manifest;
  const none = { sync: [], async: [] };
  const known = getGlobalSnapshot()[host];
  addGlobalSnapshot({
    [host]: {
      version: options.version ?? '',
      remoteEntry: '',
      remotesInfo: {
        ...(known && 'remotesInfo' in known && known.remotesInfo),
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
