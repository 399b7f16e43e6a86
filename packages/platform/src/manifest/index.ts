export { SERVED_CONTRACTS } from '../contract/platform.js';
export { BUNDLER_RUNTIME, FEDERATION_RUNTIME } from './bundlerRuntime.js';
export { describeIssues } from './describeIssues.js';
export { PAGE_DATA } from './forms.js';
export {
  containerName,
  type EmbedKitManifest,
  embedKitManifest,
  federationManifest,
  type Manifest,
  manifest,
  type RemoteDeclaration,
  remoteDeclaration,
} from './manifest.js';
export { matchRoute } from './matchRoute.js';
export {
  embedId,
  eventName,
  type LocalText,
  type ManifestEmbed,
  type ManifestRoute,
  type MenuIcon,
  type MenuItem,
  type MenuRule,
  menuRule,
  type PageParts,
  type RouteAccess,
  routeAccess,
  routePath,
} from './parts.js';
export {
  type EmbedKitEntry,
  embedKitEntry,
  type Registry,
  type RegistryEntry,
  type Release,
  registry,
  registryEntry,
  release,
} from './registry.js';
export { type RemoteStill, type RemoteStills, remoteStills, STILLS_FORMAT } from './stills.js';
