import type { LocalText, ManifestRoute, MenuItem, Release } from '../../manifest/index.js';
import type { RemoteFailure } from '../failures/failures.js';
import type { HostParts } from '../hostParts.js';

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

/** The remote that offers an embed; null when no release does. */
export function ownerOfEmbed(registry: Pick<HostParts['registry'], 'value'>, id: string): KnownRemote | null {
  return registry.value.remotes.find(({ embeds }) => embeds.includes(id)) ?? null;
}
