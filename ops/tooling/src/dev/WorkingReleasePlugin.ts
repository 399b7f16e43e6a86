import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FEDERATION_MANIFEST } from '@euro/release';
import type { Compiler } from 'webpack';

interface FederationManifest {
  readonly metaData: { readonly buildInfo: object; readonly portal: object };
}

/** Number of retained builds per remote: an open page may still request a chunk of an earlier one. */
const KEPT = 3;

/** Folder of a remote's builds in `npm run dev`, one folder per build. */
export const workingFolder = (dataDir: string, name: string) => join(dataDir, 'watch', name);

/** `dev-12`: the twelfth build; never a released version. */
export const isWorkingVersion = (version: string) => /^dev-\d+$/.test(version);

/** Numbers of the retained builds, newest first. */
export function workingBuilds(folder: string): number[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isWorkingVersion)
    .map((version) => Number(version.slice('dev-'.length)))
    .sort((a, b) => b - a);
}

/**
 * Makes every build of a watched package a release with its own folder and version. Without hot updates it also gets
 * its own chunk global: with a shared one an open page would receive the chunks of the build before.
 */
export class WorkingReleasePlugin {
  readonly #folder: string;
  readonly #chunks: string | null;

  /** @param chunks prefix of each build's chunk global; null: the config's name for all builds */
  constructor(folder: string, chunks: string | null) {
    this.#folder = folder;
    this.#chunks = chunks;
  }

  apply(compiler: Compiler): void {
    let number = workingBuilds(this.#folder)[0] ?? 0;
    const begin = () => {
      number += 1;
      const { output } = compiler.options;
      if (this.#chunks) {
        output.uniqueName = `${this.#chunks}_dev_${number}`;
        output.chunkLoadingGlobal = `webpackChunk${output.uniqueName}`;
      }
      output.path = join(this.#folder, `dev-${number}`);
      compiler.outputPath = output.path;
    };
    begin();
    number -= 1;
    const { DefinePlugin } = compiler.webpack;
    // The embed kit finds its other files by its version.
    const version = DefinePlugin.runtimeValue(() => JSON.stringify(`dev-${number}`), true);
    new DefinePlugin({ KIT_VERSION: version }).apply(compiler);
    compiler.hooks.watchRun.tap('WorkingReleasePlugin', begin);
    compiler.hooks.thisCompilation.tap('WorkingReleasePlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      // Directly after the manifest is created.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'WorkingReleasePlugin', stage }, () => {
        const version = `dev-${number}`;
        const rewrite = <Content>(file: string, change: (content: Content) => object) => {
          const source = compilation.getAsset(file)?.source.source();
          if (source === undefined) return;
          const content = change(JSON.parse(String(source)) as Content);
          compilation.updateAsset(file, new sources.RawSource(JSON.stringify(content)));
        };
        rewrite('manifest.json', (manifest: object) => ({ ...manifest, version }));
        rewrite(FEDERATION_MANIFEST, (manifest: FederationManifest) => {
          const { metaData } = manifest;
          const buildInfo = { ...metaData.buildInfo, buildVersion: version };
          return {
            ...manifest,
            metaData: { ...metaData, buildInfo, portal: { ...metaData.portal, version } },
          };
        });
      });
    });
    compiler.hooks.done.tap('WorkingReleasePlugin', () => {
      for (const old of workingBuilds(this.#folder).slice(KEPT)) {
        rmSync(join(this.#folder, `dev-${old}`), { recursive: true, force: true });
      }
    });
  }
}
