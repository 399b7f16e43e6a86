export { integrityOf, type ReleaseFile, readBuild } from './build.js';
export { buildManifest } from './buildManifest.js';
export { bundleFolder, remoteFolders } from './builtRemotes.js';
export { type Change, storedVersions } from './changes.js';
export { diskStore } from './diskStore.js';
export { readHistory } from './history.js';
export {
  ACTIVE_FILES,
  FEDERATION_MANIFEST,
  FULL_ENTRY,
  fileKey,
  GUEST_FOLDER,
  historyFolder,
  LAST_REGISTRY,
  lastRegistryFile,
  REGISTRY,
  registryFile,
  releaseBase,
  releaseFolder,
  releasesFolder,
  TYPE_HINTS,
} from './layout.js';
export { type ObjectStore, type StoredObject, StoreUnreachable } from './objectStore.js';
export { packageFolders, REPOSITORY } from './repository.js';
export type { S3Store } from './s3Store.js';
export {
  entriesOf,
  KIT,
  parseRegistry,
  readRegistry,
  type StoredRegistry,
  standingOf,
} from './storedRegistry.js';
export { s3StoreFrom, storeFrom } from './storeFrom.js';
export { readRelease, readReleaseFile } from './storeRelease.js';
