import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { fileKey } from '../registry/layout.js';
import type { ObjectStore } from '../registry/objectStore.js';

/** A place in a script of a release, in a fault report or a stack of any browser. */
const FRAME =
  /(?:https?:\/\/[^/\s]+)?\/remotes\/([\w-]+)\/([\w.+-]+)\/([\w./@-]+\.js)(?:\?[^:\s)]*)?:([1-9]\d{0,6}):([1-9]\d{0,6})/g;
/** Scripts of one text whose maps are read: browsers may report places that do not exist. */
const MAX_MAPS = 100;

/**
 * Replaces places in scripts of releases by those in their sources, by the source maps that are stored with them:
 * `mf-team 1.0.0-ab src/pages/TeamPage.tsx:12:5 (save)`. A place without a map stays.
 */
export async function originalStack(store: ObjectStore, stack: string): Promise<string> {
  const keys = new Set([...stack.matchAll(FRAME)].map(([, ...place]) => mapKey(place)));
  const read = [...keys].slice(0, MAX_MAPS).map(async (key) => [key, await readMap(store, key)] as const);
  const maps = new Map(await Promise.all(read));
  return stack.replace(FRAME, (place, name: string, version: string, file: string, line, column) => {
    const map = maps.get(mapKey([name, version, file]));
    if (!map) return place;
    // Columns of stacks begin at 1.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return place;
    const source = found.source.replace(/^webpack:\/\/[^/]*\/|(\.{1,2}\/)+/g, '');
    return `${name} ${version} ${source}:${found.line}:${found.column + 1}${found.name ? ` (${found.name})` : ''}`;
  });
}

function mapKey([name = '', version = '', file = '']: readonly string[]): string {
  return fileKey(name, version, `${file}.map`);
}

async function readMap(store: ObjectStore, key: string): Promise<TraceMap | null> {
  // A report may be made up: it leads to no file beside the releases.
  const stored = key.includes('..') ? null : await store.read(key);
  return stored && new TraceMap(stored.bytes.toString());
}
