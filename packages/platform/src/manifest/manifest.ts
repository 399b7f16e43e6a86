import * as z from 'zod/mini';
import { FORMS, PAGE_DATA } from './forms.js';
import {
  embedId,
  localText,
  manifestEmbed,
  manifestEvents,
  manifestRoute,
  menuItem,
  pageParts,
  relativeFile,
  remoteName,
} from './parts.js';

const declaration = {
  name: remoteName,
  /** Name of this part of the portal, for when it can't be shown. */
  title: localText,
  /** The platform contract it was built against. */
  contract: z.int().check(z.positive()),
  routes: z.array(manifestRoute),
  menu: z._default(z.array(menuItem), []),
  embeds: z._default(z.array(manifestEmbed), []),
  /** Embeds of other remotes that it shows when they exist. */
  uses: z._default(z.array(embedId), []),
  events: z._default(manifestEvents, { emits: [], listens: [] }),
  /** Parts of `platform.state` that its pages need at once: their data is prefetched with the page. */
  data: z._default(z.array(z.enum(PAGE_DATA)), []),
};

/** `remote.json`, written by hand beside a remote's sources; the build rejects unknown fields. */
export const remoteDeclaration = z.strictObject({
  $schema: z.optional(z.string()),
  ...declaration,
  /**
   * `page`: the `webpackChunkName` of the page's dynamic import; absent when the module contains the page. `still`: the
   * build renders the page while it is loading, and the gateway sends that with the page.
   */
  routes: z.array(z.extend(manifestRoute, { page: z.optional(remoteName), still: z.optional(z.boolean()) })),
});
export type RemoteDeclaration = z.infer<typeof remoteDeclaration>;

const integrity = z.string().check(z.regex(FORMS.integrity, 'must be a subresource integrity'));

/** `manifest.json` of a build: the declaration, and the files to load, relative to the release. */
export const manifest = z.object({
  ...declaration,
  /** Any number parses; the host decides which ones it serves. */
  contract: z.int(),
  /** Any word parses; the gateway ignores unknown ones. */
  data: z._default(z.array(z.string()), []),
  version: z.string().check(z.regex(FORMS.version, 'must be a version')),
  /** The name its container registers under: the remote's name with underscores. */
  container: z.string().check(z.regex(FORMS.container, 'must be a JavaScript name')),
  entry: relativeFile,
  /** Subresource integrity of the entry. */
  integrity,
  /** Scripts that every page needs beside the entry, most important first. */
  preload: z._default(z.array(relativeFile), []),
  /** By route, what its page needs in addition; absent where the module contains the page. */
  pages: z._default(z.record(z.string(), pageParts), {}),
  /** Modules of the shell that its pages need at once, by request: `react`, `@euro/design-system`. */
  shared: z._default(z.array(z.string()), []),
  /** Every module of the shell that it may request, with the version range it was built for: `^19.2.0`. */
  requires: z.optional(z.record(z.string(), z.string())),
  /** Bytes of each file as sent compressed. */
  sizes: z._default(z.record(z.string(), z.number()), {}),
  /** The file with its pages while they are loading (`remoteStills`), for the gateway. */
  stills: z.optional(z.object({ file: relativeFile, integrity })),
});
export type Manifest = z.infer<typeof manifest>;

/**
 * The parts of Module Federation's manifest, `mf-manifest.json`, that a portal needs to load a release by its address.
 */
export const federationManifest = z.object({
  metaData: z.object({
    /** From the manifest's address to the folder of the files. */
    remoteEntry: z.object({ path: z.string() }),
    portal: manifest,
  }),
});

/**
 * `manifest.json` of the embed kit: custom elements for other sites, in one script that needs nothing of the shell. It
 * is released like a remote and listed beside the remotes in the registry.
 */
export const embedKitManifest = z.object({
  name: z.literal('embeds'),
  version: z.string().check(z.regex(FORMS.version, 'must be a version')),
  /** The number in its public address, `/embed/v1.js`; the kit stays compatible within one number. */
  kit: z.int().check(z.positive()),
  entry: relativeFile,
  integrity: z.string().check(z.regex(FORMS.integrity, 'must be a subresource integrity')),
  /** Names of the elements it defines: `euro-rankings`. */
  elements: z.array(
    z.string().check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, 'must be the name of an element')),
  ),
  /** Attributes per element, each with the regular expression of values that a frame's address may set. */
  attributes: z._default(z.record(z.string(), z.record(z.string(), z.string())), {}),
  /** Bytes of each file as sent compressed. */
  sizes: z._default(z.record(z.string(), z.number()), {}),
});
export type EmbedKitManifest = z.infer<typeof embedKitManifest>;

/** `mf-team` → `mf_team`. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}
