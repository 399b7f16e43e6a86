import type { RegistryEntry, Release } from '../../manifest/index.js';

/** Returns the canary for its share of the browsers, always the same ones, and the active release for the others. */
export function chooseRelease({ name, active, canary }: RegistryEntry, browser: string): Release {
  if (!canary) return active;
  return hundredth(`${browser} ${name} ${canary.release.manifest.version}`) < canary.percent
    ? canary.release
    : active;
}

/** Hashes a text evenly to 0–99 (FNV-1a). */
function hundredth(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return (hash >>> 0) % 100;
}
