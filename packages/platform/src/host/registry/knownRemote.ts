import type { LocalText, ManifestRoute, MenuItem, Release } from '../../manifest/index.js';
import type { RemoteFailure } from '../failures/failures.js';

/** A remote of the registry, before any of its code is loaded. */
export type KnownRemote = {
  readonly name: string;
  readonly title: LocalText;
  readonly routes: readonly ManifestRoute[];
  readonly menu: readonly MenuItem[];
  readonly embeds: readonly string[];
} & (
  | { readonly release: Release; readonly failure: null }
  | { readonly release: null; readonly failure: RemoteFailure }
);
