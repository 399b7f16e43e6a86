import type { HostParts } from './hostParts.js';
import type { KnownRemote } from './registry/knownRemote.js';

/** The remote that offers an embed; null when no release does. */
export function ownerOfEmbed(registry: Pick<HostParts['registry'], 'value'>, id: string): KnownRemote | null {
  return registry.value.remotes.find(({ embeds }) => embeds.includes(id)) ?? null;
}
