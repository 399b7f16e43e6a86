import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { BILL_OF_MATERIALS } from '@euro/release';
import type { Compilation, Compiler, Module } from 'webpack';
import { type BundledPackage, idOf, writeBillOfMaterials } from './writeBillOfMaterials.js';

/** Writes `sbom.json`: every package of which code is in the bundle. The same build gives the same bytes. */
export class BillOfMaterialsPlugin {
  readonly #folder: string;
  readonly #version: string;

  /**
   * @param folder absolute path of the package that is built
   * @param version of the release, not of the package
   */
  constructor(folder: string, version: string) {
    this.#folder = folder;
    this.#version = version;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BillOfMaterialsPlugin', (compilation) => {
      let bill = '';
      // Later modules are merged into others, without the packages that they came from.
      compilation.hooks.afterOptimizeTree.tap('BillOfMaterialsPlugin', (_chunks, modules) => {
        bill = this.#bill(compilation, modules);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'BillOfMaterialsPlugin', stage }, () => {
        compilation.emitAsset(BILL_OF_MATERIALS, new sources.RawSource(bill));
      });
    });
  }

  #bill({ chunkGraph, compiler, moduleGraph }: Compilation, modules: Iterable<Module>): string {
    const findPackage = packageFinder();
    const own = findPackage(this.#folder);
    if (!own) throw new Error(`${this.#folder} is no package.`);
    const root = { package: { ...own, version: this.#version }, imports: new Set<string>() };
    const packages = new Map([[own, root]]);
    const bundledOf = (module: Module) => {
      const { context } = module;
      const found = context && chunkGraph.getNumberOfModuleChunks(module) > 0 ? findPackage(context) : null;
      if (!found) return null;
      const bundled = packages.get(found) ?? { package: found, imports: new Set<string>() };
      packages.set(found, bundled);
      return bundled;
    };
    for (const module of modules) {
      const bundled = bundledOf(module);
      if (!bundled) continue;
      for (const { module: imported } of moduleGraph.getOutgoingConnections(module)) {
        const other = imported && bundledOf(imported);
        if (other && other !== bundled) bundled.imports.add(idOf(other.package));
      }
    }
    packages.delete(own);
    return writeBillOfMaterials({
      root,
      packages: [...packages.values()],
      webpack: compiler.webpack.version,
    });
  }
}

/** Finds the package that a folder belongs to; two copies of one version are the same object. */
function packageFinder() {
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
