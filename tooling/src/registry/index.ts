export { buildManifest } from './buildManifest.js';
export { remoteFolders } from './builtRemotes.js';
export { registryFile, releaseBase, releaseFolder, releasesFolder } from './layout.js';
export { publishRelease, WORKING_VERSION, workingRelease } from './publishRelease.js';
export { publishBuiltRemotes, writeRegistry } from './writeRegistry.js';
