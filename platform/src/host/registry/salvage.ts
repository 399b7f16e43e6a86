import * as z from 'zod/mini';
import { localText, manifestRoute, menuItem, remoteName } from '../../manifest/parts.js';
import { RemoteFailure } from '../failures/failures.js';
import type { KnownRemote } from './knownRemote.js';

const named = z.object({ name: remoteName });
const described = z.object({
  name: remoteName,
  active: z.object({
    manifest: z.object({
      title: localText,
      routes: z.array(manifestRoute),
      menu: z.optional(z.array(menuItem)),
    }),
  }),
});

/** What can still be told of a registry entry that is wrong somewhere. */
export function salvage(raw: unknown, cause: unknown): KnownRemote | { readonly failure: RemoteFailure } {
  const readable = described.safeParse(raw);
  if (readable.success) {
    const { name, active } = readable.data;
    const { title, routes, menu = [] } = active.manifest;
    const failure = new RemoteFailure('manifest-invalid', name, cause);
    return { name, title, routes, menu, embeds: [], release: null, failure };
  }
  const nameable = named.safeParse(raw);
  return {
    failure: new RemoteFailure('entry-invalid', nameable.success ? nameable.data.name : 'unknown', cause),
  };
}
