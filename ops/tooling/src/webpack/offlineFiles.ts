import { buildStep } from './buildStep.js';

/** Read by the service worker (`shell/src/worker/createReleases.ts`). */
const OFFLINE_FILES = 'offline.json';
/** Scripts and fonts with a hash in their names; styles are in the page. */
const KEPT = /\.[0-9a-f]{8}\.(js|svg|woff2)$/;

/** Writes `offline.json`: the addresses of all files that the shell may need without a connection. */
export const offlineFiles = () =>
  buildStep('offline-files', 'last', ({ compilation, emit }) => {
    const files = Object.keys(compilation.assets).filter((name) => KEPT.test(name));
    emit(OFFLINE_FILES, JSON.stringify(files.map((name) => `/${name}`)));
  });
