export { buildManifest } from './buildManifest.js';
export { remoteFolders } from './builtRemotes.js';
export { diskStore } from './diskStore.js';
export { registryFile, releaseBase, releaseFolder, releasesFolder } from './layout.js';
export { type ObjectStore, StoreUnreachable } from './objectStore.js';
export { s3StoreFrom, storeFrom } from './storeFrom.js';
