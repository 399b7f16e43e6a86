import * as z from 'zod/mini';
import { FORMS } from './forms.js';
import { embedKitManifest, manifest } from './manifest.js';
import { remoteName } from './parts.js';

const base = z.string().check(z.regex(FORMS.base, 'must be a path or URL ending in a slash'));

/** One built version of a remote and where its files are; `base` ends in a slash. */
export const release = z.object({ base, manifest });
export type Release = z.infer<typeof release>;

/** A remote in the registry: the active release, and a canary for a share of the browsers. */
export const registryEntry = z.object({
  name: remoteName,
  active: release,
  canary: z.optional(z.object({ percent: z.number().check(z.minimum(0), z.maximum(100)), release })),
});
export type RegistryEntry = z.infer<typeof registryEntry>;

const kitRelease = z.object({ base, manifest: embedKitManifest });

/** The active embed kit; `former` is the last release of the number before, which stays at its address. */
export const embedKitEntry = z.object({ active: kitRelease, former: z.optional(kitRelease) });
export type EmbedKitEntry = z.infer<typeof embedKitEntry>;

/**
 * `/registry.json`. Entries are validated one by one with `registryEntry`, so that a broken one affects that remote
 * only.
 */
export const registry = z.object({ remotes: z.array(z.unknown()) });
export interface Registry {
  readonly remotes: readonly RegistryEntry[];
  readonly embeds?: EmbedKitEntry;
}
