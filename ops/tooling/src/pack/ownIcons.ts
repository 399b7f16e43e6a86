import { dirname, join, relative } from 'node:path';
import { type ReadFile, reachable } from './reachable.js';

/** The library, which has 1,700 icons (50 MB), and of which a package of ours uses some dozens. */
export const ICONS = 'lucide-react';
/** Where a package has those. */
const FOLDER = 'dist/icons';
const INDEX = `${FOLDER}/index.js`;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;
const FROM = /(from\s*['"])lucide-react(?=['"])/g;

/**
 * Gives a package the icons that it uses, instead of a dependency.
 * @param files text by path in the package
 * @param library reads files of the installed library by their path in it
 * @returns the files, with those of the icons if there are any
 * @throws for an icon that the library lacks, and for types of the library in the package's declarations
 */
export function withOwnIcons(
  files: ReadonlyMap<string, string>,
  library: ReadFile,
): ReadonlyMap<string, string> {
  const names = new Set<string>();
  const rewritten = new Map<string, string>();
  for (const [path, text] of files) {
    const used = [...text.matchAll(IMPORT)].flatMap(([, list = '']) => namesIn(list));
    for (const name of used) names.add(name);
    if (used.length > 0 && path.endsWith('.d.ts'))
      throw new Error(`${path} has types of ${ICONS}, which the package does not depend on.`);
    const index = relative(dirname(path), INDEX);
    const here = index.startsWith('.') ? index : `./${index}`;
    rewritten.set(path, used.length > 0 ? text.replace(FROM, `$1${here}`) : text);
  }
  if (names.size === 0) return files;
  const iconOf = iconFiles(library);
  const icons = [...names].sort().map((name) => {
    const file = iconOf.get(name);
    if (!file) throw new Error(`${ICONS} has no ${name}.`);
    return { name, file };
  });
  const index = icons.map(({ name, file }) => `export { default as ${name} } from './${file}';\n`);
  rewritten.set(INDEX, index.join(''));
  rewritten.set(`${FOLDER}/LICENSE`, library('LICENSE') ?? '');
  const roots = icons.map(({ file }) => `dist/esm/${file}`);
  for (const [path, text] of reachable(roots, library).files)
    rewritten.set(join(FOLDER, relative('dist/esm', path)), text);
  return rewritten;
}

/** `A, B as C` → `A`, `B` */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim().split(/\s/)[0] ?? '')
    .filter((name) => name !== '');

/** File of each icon by all its names, below `dist/esm`. */
function iconFiles(library: ReadFile): ReadonlyMap<string, string> {
  const text = library('dist/esm/lucide-react.mjs') ?? '';
  const lines = text.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g);
  return new Map(
    [...lines].flatMap(([, list = '', file = '']) =>
      [...list.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}
