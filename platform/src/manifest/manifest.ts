import * as z from 'zod/mini';
import {
  embedId,
  localText,
  manifestEmbed,
  manifestEvents,
  manifestRoute,
  menuItem,
  remoteName,
} from './parts.js';

const declaration = {
  name: remoteName,
  /** What this part of the portal is called when it can't be shown. */
  title: localText,
  /** The number of the platform contract it was written against. */
  contract: z.int().check(z.positive()),
  routes: z.array(manifestRoute),
  menu: z._default(z.array(menuItem), []),
  embeds: z._default(z.array(manifestEmbed), []),
  /** Embeds of other remotes it shows when they are there. */
  uses: z._default(z.array(embedId), []),
  events: z._default(manifestEvents, { emits: [], listens: [] }),
};

/** `remote.json`, written by hand beside a remote's sources; a misspelt field is refused when building. */
export const remoteDeclaration = z.strictObject({ $schema: z.optional(z.string()), ...declaration });
export type RemoteDeclaration = z.infer<typeof remoteDeclaration>;

const relativeFile = z
  .string()
  .check(z.regex(/^(?!\/)(?!.*\.\.)[\w./@-]+$/, 'must be a file below the release'));

/** `manifest.json` of a build: what was declared, and the files to load it by, relative to the release. */
export const manifest = z.object({
  ...declaration,
  version: z.string().check(z.regex(/^[\w.+-]+$/, 'must be a version')),
  /** The name its container registers under: the remote's name with underscores. */
  container: z.string().check(z.regex(/^[a-z]\w*$/, 'must be a JavaScript name')),
  entry: relativeFile,
  /** Subresource integrity of the entry. */
  integrity: z.string().check(z.regex(/^sha(256|384|512)-[\w+/]+={0,2}$/, 'must be a subresource integrity')),
  /** Scripts that showing a page needs beside the entry, most needed first. */
  preload: z._default(z.array(relativeFile), []),
  /** Modules of the shell that its page takes at once, by request: `react`, `@euro/design-system`. */
  shared: z._default(z.array(z.string()), []),
  /** Bytes of each file as sent compressed. */
  sizes: z._default(z.record(z.string(), z.number()), {}),
});
export type Manifest = z.infer<typeof manifest>;

/** `mf-team` → `mf_team`. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}
