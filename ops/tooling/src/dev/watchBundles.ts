import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { bundleFolder, KIT, REPOSITORY } from '@euro/release';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { BuildEnv } from '../webpack/base.js';
import { TOOLING } from '../webpack/tooling.js';
import { hotRemote } from './hotRemote.js';
import { WorkingReleasePlugin, workingFolder } from './WorkingReleasePlugin.js';

/** Result of building a package after a change. */
export interface BuildEvent {
  readonly name: string;
  readonly milliseconds: number;
  /** Messages of webpack; empty on success. */
  readonly problems: readonly string[];
  /** Folder of the build. */
  readonly folder: string;
  readonly hash: string;
}

/** Output folder of the watched shell. */
export const watchedShell = (dataDir: string) => join(dataDir, 'watch/shell');

/**
 * Builds the packages in watch mode, each independently.
 * @returns after the first build, or failure, of each
 */
export async function watchBundles(
  names: readonly string[],
  dataDir: string,
  onBuilt: (built: BuildEvent) => void,
): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const compiler = webpack(await configOf(name, dataDir));
      if (!compiler) throw new Error(`${name}/webpack.config.mjs describes nothing to build.`);
      await new Promise<void>((resolveFirst) => {
        compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
          onBuilt(error || !stats ? failureEvent(name, error) : outcome(name, stats));
          resolveFirst();
        });
      });
    }),
  );
}

/** The package's release config, with faster settings. */
async function configOf(name: string, dataDir: string): Promise<Configuration> {
  const file = pathToFileURL(resolve(bundleFolder(REPOSITORY, name), 'webpack.config.mjs')).href;
  const { default: make } = (await import(file)) as { default: (env: BuildEnv) => Configuration };
  if (name === 'shell') return make({ watching: true, outputPath: watchedShell(dataDir) });
  const isKit = name === KIT;
  const config = isKit
    ? withReload(make({ watching: true }))
    : hotRemote(make({ watching: true, hot: true }), name);
  const release = new WorkingReleasePlugin(workingFolder(dataDir, name), isKit ? name : null);
  // A failed build replaces no release.
  const optimization = { ...config.optimization, emitOnErrors: false };
  return { ...config, optimization, plugins: [...(config.plugins ?? []), release] };
}

/** Prepends the code that reloads pages of other sites to the kit's script. */
function withReload(config: Configuration): Configuration {
  const reload = resolve(TOOLING, 'workbench/src/reloadWithKit.ts');
  const { embed, ...entries } = config.entry as Record<string, { import: string; filename: string }>;
  return { ...config, entry: { ...entries, embed: { ...embed, import: [reload, embed?.import ?? ''] } } };
}

function outcome(name: string, stats: Stats): BuildEvent {
  return {
    name,
    milliseconds: stats.endTime - stats.startTime,
    problems: problemsOf(stats),
    folder: stats.compilation.outputOptions.path ?? '',
    hash: stats.compilation.fullHash ?? '',
  };
}

/** Suffixes that swc adds. */
const COMPILER_TRACE = /\n+(Caused by|Stack backtrace):[\s\S]*/;

/** Errors of webpack, without terminal colours. */
export function problemsOf(stats: Stats): string[] {
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  return [...errors, ...warnings].map(({ moduleName, message }) =>
    stripVTControlCharacters([moduleName, message].filter(Boolean).join('\n')).replace(COMPILER_TRACE, ''),
  );
}

function failureEvent(name: string, error: Error | null): BuildEvent {
  return {
    name,
    milliseconds: 0,
    problems: [error?.message ?? 'webpack gave no answer'],
    folder: '',
    hash: '',
  };
}
