import { z } from 'zod';
import type { StoredRegistry } from '../registry/storedRegistry.js';

/** Every remote, and the rights themselves. */
export const ALL = '*';

/** A public key, Ed25519. */
export const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().regex(/^[\w-]{43}$/),
});
export type PublicKey = z.infer<typeof publicKey>;

const rights = z.record(
  z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  z.object({ key: publicKey, remotes: z.array(z.string().regex(/^(\*|[a-z][a-z0-9-]{0,63})$/)).min(1) }),
);

/** Which remotes a team may release, by the team's name; the key shows that a command is the team's. */
export type Rights = z.infer<typeof rights>;

/**
 * The rights in a registry; null when it has none, and everybody who may write there may release everything.
 * @throws Error with one sentence when they are garbage: then nobody may release
 */
export function rightsOf(registry: StoredRegistry): Rights | null {
  if (registry.rights === undefined) return null;
  const result = rights.safeParse(registry.rights);
  if (result.success) return result.data;
  throw new Error('The rights in the registry are garbage: nothing is released until they are put right.');
}

/** The team to which a key belongs. */
export function teamOf(all: Rights, { x }: PublicKey): string | null {
  return Object.entries(all).find(([, { key }]) => key.x === x)?.[0] ?? null;
}

export const mayRelease = (all: Rights, team: string, name: string): boolean =>
  all[team]?.remotes.some((remote) => remote === ALL || remote === name) ?? false;
