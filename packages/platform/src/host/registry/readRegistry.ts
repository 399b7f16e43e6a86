import {
  EMBED_PROPS,
  FORMS,
  MENU_ICONS,
  MENU_PLACES,
  MENU_RULES,
  ROUTE_ACCESSES,
} from '../../manifest/forms.js';
import type { LocalText, ManifestRoute, MenuItem, RegistryEntry, Release } from '../../manifest/index.js';
import { asFailure, RemoteFailure } from '../failures/failures.js';
import type { KnownRemote } from './knownRemote.js';
import {
  anything,
  listOf,
  number,
  oneOf,
  optional,
  orElse,
  type Reader,
  recordOf,
  shape,
  text,
  tryTo,
} from './readers.js';

// Readers of an entry, equal to the schema `registryEntry` in a fraction of its size; a test compares the two.
const sentence = text(/[\s\S]/);
const remoteName = text(FORMS.remoteName);
const localText: Reader<LocalText> = shape({ nl: sentence, en: sentence });

const route: Reader<ManifestRoute> = shape({
  path: text(FORMS.routePath),
  title: localText,
  access: oneOf(ROUTE_ACCESSES),
});

const menuItem: Reader<MenuItem> = shape({
  label: localText,
  to: text(FORMS.menuPath),
  when: oneOf(MENU_RULES),
  order: number(),
  place: orElse(oneOf(MENU_PLACES), () => 'main' as const),
  icon: optional(oneOf(MENU_ICONS)),
  short: optional(localText),
});

const embed = shape({
  id: text(FORMS.embedId),
  title: localText,
  props: optional(recordOf(oneOf(EMBED_PROPS))),
});

const orNone = <T>(read: Reader<T>): Reader<T[]> => orElse(listOf(read), () => []);

const file = text(FORMS.relativeFile);
const eventNames = orNone(text(FORMS.eventName));

const release: Reader<Release> = shape({
  base: text(FORMS.base),
  manifest: shape({
    name: remoteName,
    title: localText,
    contract: number(Number.isSafeInteger),
    routes: listOf(route),
    menu: orNone(menuItem),
    embeds: orNone(embed),
    uses: orNone(text(FORMS.embedId)),
    events: orElse(shape({ emits: eventNames, listens: eventNames }), () => ({ emits: [], listens: [] })),
    data: orNone(text()),
    version: text(FORMS.version),
    container: text(FORMS.container),
    entry: file,
    integrity: text(FORMS.integrity),
    preload: orNone(file),
    pages: orElse(recordOf(shape({ files: listOf(file), shared: listOf(text()) })), () => ({})),
    shared: orNone(text()),
    requires: optional(recordOf(text())),
    sizes: orElse(recordOf(number()), () => ({})),
  }),
});

export const readEntry: Reader<RegistryEntry> = shape({
  name: remoteName,
  active: release,
  canary: optional(shape({ percent: number((value) => value >= 0 && value <= 100), release })),
});

export interface ReadRegistry {
  readonly remotes: readonly KnownRemote[];
  /** Failures of unusable entries whose routes are unreadable too. */
  readonly lost: readonly RemoteFailure[];
}

/**
 * Validates a registry entry by entry: a broken one affects that remote only. When its routes are readable it stays
 * listed with its failure, so that its pages show that instead of "not found".
 * @param browser a constant of this browser; decides on canaries
 * @param before the registry until now, for the routes of an entry whose own are unreadable
 */
export function readRegistry(json: unknown, browser: string, before: readonly KnownRemote[]): ReadRegistry {
  const remotes: KnownRemote[] = [];
  const lost: RemoteFailure[] = [];
  for (const raw of entriesOf(json)) {
    try {
      remotes.push(describeRemote(readEntry(raw), browser));
    } catch (error) {
      const broken = recoverEntry(raw, error, before);
      if ('routes' in broken) remotes.push(broken);
      else lost.push(broken.failure);
    }
  }
  return { remotes, lost };
}

const registry = shape({ remotes: listOf(anything) });

function entriesOf(json: unknown): unknown[] {
  try {
    return registry(json).remotes;
  } catch (error) {
    throw asFailure(error, 'registry-unreachable', 'registry');
  }
}

function describeRemote(entry: RegistryEntry, browser: string): KnownRemote {
  const { manifest, base } = chooseRelease(entry, browser);
  return {
    name: entry.name,
    title: manifest.title,
    routes: manifest.routes,
    menu: manifest.menu,
    embeds: manifest.embeds.map(({ id }) => id),
    release: { base, manifest },
    failure: null,
  };
}

const named = shape({ name: remoteName });
const described = shape({
  name: remoteName,
  active: shape({
    manifest: shape({ title: localText, routes: listOf(route), menu: optional(listOf(menuItem)) }),
  }),
});

/** An entry with a release, whose manifest may be anything. */
const placed = shape({ active: shape({ manifest: anything }) });

/**
 * Reads what is readable of an invalid registry entry: its routes, also from the registry before, or only its failure.
 */
function recoverEntry(
  raw: unknown,
  cause: unknown,
  before: readonly KnownRemote[],
): KnownRemote | { readonly failure: RemoteFailure } {
  const readable = tryTo(described, raw);
  if (readable) {
    const { name, active } = readable;
    const { title, routes, menu = [] } = active.manifest;
    const failure = new RemoteFailure('manifest-invalid', name, cause);
    return { name, title, routes, menu, embeds: [], release: null, failure };
  }
  const name = tryTo(named, raw)?.name ?? 'unknown';
  const release = tryTo(placed, raw)?.active;
  const isMissing = release !== undefined && (release.manifest ?? null) === null;
  const failure = new RemoteFailure(isMissing ? 'manifest-missing' : 'entry-invalid', name, cause);
  const last = before.find((remote) => remote.name === name);
  return last ? { ...last, release: null, failure } : { failure };
}

/** Returns the canary for its share of the browsers, always the same ones, and the active release for the others. */
function chooseRelease({ name, active, canary }: RegistryEntry, browser: string): Release {
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
