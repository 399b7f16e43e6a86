import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { type BundledPackage, idOf } from './writeBillOfMaterials.js';

/** Finds the package that a folder belongs to; two copies of one version are the same object. */
export function packageFinder() {
  const byFolder = new Map<string, BundledPackage | null>();
  const byId = new Map<string, BundledPackage>();
  return function find(folder: string): BundledPackage | null {
    const known = byFolder.get(folder);
    if (known !== undefined) return known;
    const own = isAbsolute(folder) && basename(folder) !== 'node_modules' ? readPackage(folder) : null;
    const parent = dirname(folder);
    const isEnd = parent === folder || basename(folder) === 'node_modules';
    const found = own ? (byId.get(idOf(own)) ?? own) : isEnd ? null : find(parent);
    if (found) byId.set(idOf(found), found);
    byFolder.set(folder, found);
    return found;
  };
}

/** Null for a folder within a package, which may have a `package.json` that only says how its files are read. */
function readPackage(folder: string): BundledPackage | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<BundledPackage>;
  return read.name && read.version ? (read as BundledPackage) : null;
}
