import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';
import { BILL_OF_MATERIALS, type BundledPackage, billOfMaterials } from './billOfMaterials.js';

/** Writes `sbom.json`: every package of which code is in the bundle, by webpack's own list of modules. */
export class BillOfMaterialsPlugin {
  readonly #folder: string;
  readonly #version: string;

  /** @param folder absolute path of the package that is built */
  constructor(folder: string, version: string) {
    this.#folder = folder;
    this.#version = version;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BillOfMaterialsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BillOfMaterialsPlugin', stage }, () => {
        const { name, license } = packageJson(this.#folder) ?? {};
        if (!name) return;
        const bundled = bundledIn(compilation).filter((part) => part.name !== name);
        const bill = billOfMaterials(
          { name, version: this.#version, license: expressionOf(license) },
          bundled,
        );
        compilation.emitAsset(BILL_OF_MATERIALS, new sources.RawSource(bill));
      });
    });
  }
}

/** Where Module Federation's plugin writes the start of an entry: no package's code. */
const GENERATED = '/node_modules/.federation/';

/** By name and version, in that order; a package may be there in two versions. */
function bundledIn(compilation: Compilation): BundledPackage[] {
  const found = new Map<string, BundledPackage>();
  const looked = new Map<string, BundledPackage | null>();
  for (const module of modulesOf(compilation.modules)) {
    const file = module.nameForCondition();
    if (!file?.startsWith('/') || file.includes(GENERATED)) continue;
    const folder = dirname(file);
    let owner = looked.get(folder);
    if (owner === undefined) {
      owner = packageOver(folder);
      looked.set(folder, owner);
    }
    if (owner) found.set(`${owner.name}@${owner.version}`, owner);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}

/** Also those that were joined into one. */
function* modulesOf(modules: Iterable<Module>): Generator<Module> {
  for (const module of modules) {
    if ('modules' in module && module.modules) yield* modulesOf(module.modules as Iterable<Module>);
    else yield module;
  }
}

/** The package that a folder belongs to: the nearest `package.json` that has a name and a version. */
function packageOver(folder: string): BundledPackage | null {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const found = packageIn(at);
    if (found) return found;
  }
  return null;
}

function packageIn(folder: string): BundledPackage | null {
  const { name, version, license } = packageJson(folder) ?? {};
  return name && version ? { name, version, license: expressionOf(license) } : null;
}

interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly license?: unknown;
}

function packageJson(folder: string): PackageJson | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  } catch {
    return null;
  }
}

/** Old packages state a list of objects, which is no SPDX expression. */
const expressionOf = (license: unknown) => (typeof license === 'string' ? license : null);
