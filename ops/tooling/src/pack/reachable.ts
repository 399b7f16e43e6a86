import { dirname, join, normalize } from 'node:path';

/** Reads a file of a package by its path; null when there is none. */
export type ReadFile = (path: string) => string | null;

export interface Reachable {
  /** Text by path in the package. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of the packages that these import. */
  readonly packages: readonly string[];
}

const READABLE = /\.([cm]?[jt]sx?|css)$/;
const RELATIVE = /(?:from|import|import\()\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const OF_STYLES = /url\("(@[\w-]+\/[\w.-]+)/g;
const PACKAGE = /(?:from|import|import\(|resolve\()\s*['"](@[\w-]+\/[\w.-]+|[a-z][\w.-]*)(?=['"/])/g;

/**
 * Collects the files of a package that its roots import, types included, and the packages they import.
 * @throws when a root or an imported file is missing
 */
export function reachable(roots: readonly string[], read: ReadFile): Reachable {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const open = [...roots];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    const text = read(path);
    if (text === null) throw new Error(`${path} is exported or imported, and not there.`);
    files.set(path, text);
    if (!READABLE.test(path)) continue;
    for (const [, specifier = ''] of text.matchAll(RELATIVE)) {
      open.push(resolveIn(path, specifier, read));
    }
    for (const [, name = ''] of text.matchAll(path.endsWith('.css') ? OF_STYLES : PACKAGE))
      packages.add(name);
    const types = path.replace(/\.([cm]?)js$/, '.d.$1ts');
    if (types !== path && read(types) !== null) open.push(types);
  }
  return { files, packages: [...packages].sort() };
}

/** Resolves the script of a declaration, or the compiled file of a TypeScript source. */
function resolveIn(from: string, specifier: string, read: ReadFile): string {
  const target = normalize(join(dirname(from), specifier));
  const stem = target.replace(/\.js$/, '');
  const candidates = /\.d\.[cm]?ts$/.test(from)
    ? [`${stem}.d.ts`, target]
    : [target, `${stem}.ts`, `${stem}.tsx`, `${stem}.d.ts`];
  return candidates.find((candidate) => read(candidate) !== null) ?? target;
}
