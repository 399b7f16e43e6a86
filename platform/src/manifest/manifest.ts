import * as z from 'zod/mini';
import { FORMS, PAGE_DATA } from './forms.js';
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
  /** Parts of `platform.state` that its pages take at once: their data travels with the page. */
  data: z._default(z.array(z.enum(PAGE_DATA)), []),
};

/** `remote.json`, written by hand beside a remote's sources; a misspelt field is refused when building. */
export const remoteDeclaration = z.strictObject({ $schema: z.optional(z.string()), ...declaration });
export type RemoteDeclaration = z.infer<typeof remoteDeclaration>;

const relativeFile = z.string().check(z.regex(FORMS.relativeFile, 'must be a file below the release'));

/** `manifest.json` of a build: what was declared, and the files to load it by, relative to the release. */
export const manifest = z.object({
  ...declaration,
  /** Any number can be read; the host says which ones it serves. */
  contract: z.int(),
  /** Any word can be read; the gateway sends what it knows. */
  data: z._default(z.array(z.string()), []),
  version: z.string().check(z.regex(FORMS.version, 'must be a version')),
  /** The name its container registers under: the remote's name with underscores. */
  container: z.string().check(z.regex(FORMS.container, 'must be a JavaScript name')),
  entry: relativeFile,
  /** Subresource integrity of the entry. */
  integrity: z.string().check(z.regex(FORMS.integrity, 'must be a subresource integrity')),
  /** Scripts that showing a page needs beside the entry, most needed first. */
  preload: z._default(z.array(relativeFile), []),
  /** Modules of the shell that its page takes at once, by request: `react`, `@euro/design-system`. */
  shared: z._default(z.array(z.string()), []),
  /** Every module of the shell that it may ask for, by request, with the versions it was built for: `^19.2.0`. */
  requires: z.optional(z.record(z.string(), z.string())),
  /** Bytes of each file as sent compressed. */
  sizes: z._default(z.record(z.string(), z.number()), {}),
});
export type Manifest = z.infer<typeof manifest>;

/** The parts of Module Federation's own manifest, `mf-manifest.json`, that a portal needs to take up a release by its address. */
export const federationManifest = z.object({
  metaData: z.object({
    /** From the manifest's address to the folder of the files. */
    remoteEntry: z.object({ path: z.string() }),
    portal: manifest,
  }),
});

/**
 * `manifest.json` of the embed kit: the custom elements for pages of others, in one script that needs nothing of the shell.
 * It is released as a remote is, and stands beside the remotes in the registry.
 */
export const embedKitManifest = z.object({
  name: z.literal('embeds'),
  version: z.string().check(z.regex(FORMS.version, 'must be a version')),
  /** The number in its public address, `/embed/v1.js`: what pages of others wrote against it stays true for one number. */
  kit: z.int().check(z.positive()),
  entry: relativeFile,
  integrity: z.string().check(z.regex(FORMS.integrity, 'must be a subresource integrity')),
  /** Names of the elements it defines: `euro-rankings`. */
  elements: z.array(
    z.string().check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, 'must be the name of an element')),
  ),
  /** Per element its attributes, each with the regular expression of what a frame's address may give it. */
  attributes: z._default(z.record(z.string(), z.record(z.string(), z.string())), {}),
  /** Bytes of each file as sent compressed. */
  sizes: z._default(z.record(z.string(), z.number()), {}),
});
export type EmbedKitManifest = z.infer<typeof embedKitManifest>;

/** `mf-team` → `mf_team`. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}
