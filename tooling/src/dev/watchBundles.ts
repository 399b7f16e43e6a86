import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import { KIT } from '../registry/storedRegistry.js';
import type { BuildEnv } from '../webpack/base.js';
import { REPOSITORY, TOOLING } from '../workspace/repository.js';
import { WorkingReleasePlugin, workingFolder } from './WorkingReleasePlugin.js';

/** What became of one package after a change. */
export interface Built {
  readonly name: string;
  readonly milliseconds: number;
  /** As webpack words them; empty when it was built. */
  readonly problems: readonly string[];
  /** Folder of the build. */
  readonly folder: string;
}

/** Where the watched shell is built. */
export const watchedShell = (dataDir: string) => join(dataDir, 'watch/shell');

/**
 * Builds the packages at every change, quickly and each in its own time.
 * @returns when each was built, or failed, for the first time
 */
export async function watchBundles(
  names: readonly string[],
  dataDir: string,
  tell: (built: Built) => void,
): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const compiler = webpack(await configOf(name, dataDir));
      if (!compiler) throw new Error(`${name}/webpack.config.mjs describes nothing to build.`);
      await new Promise<void>((firstBuilt) => {
        compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
          tell(error || !stats ? failed(name, error) : outcome(name, stats));
          firstBuilt();
        });
      });
    }),
  );
}

/** The package's own config, as it was bundled for release but quick. */
export async function configOf(name: string, dataDir: string): Promise<Configuration> {
  const file = pathToFileURL(resolve(REPOSITORY, name, 'webpack.config.mjs')).href;
  const { default: make } = (await import(file)) as { default: (env: BuildEnv) => Configuration };
  if (name === 'shell') return make({ watching: true, outputPath: watchedShell(dataDir) });
  const config = name === KIT ? withReload(make({ watching: true })) : make({ watching: true });
  const release = new WorkingReleasePlugin(workingFolder(dataDir, name), name.replaceAll('-', '_'));
  // A build that failed takes no release's place.
  const optimization = { ...config.optimization, emitOnErrors: false };
  return { ...config, optimization, plugins: [...(config.plugins ?? []), release] };
}

/** The kit's script begins with what loads a page of others again. */
function withReload(config: Configuration): Configuration {
  const reload = resolve(TOOLING, 'workbench/src/reloadWithKit.ts');
  const { embed, ...entries } = config.entry as Record<string, { import: string; filename: string }>;
  return { ...config, entry: { ...entries, embed: { ...embed, import: [reload, embed?.import ?? ''] } } };
}

function outcome(name: string, stats: Stats): Built {
  return {
    name,
    milliseconds: stats.endTime - stats.startTime,
    problems: problemsOf(stats),
    folder: stats.compilation.outputOptions.path ?? '',
  };
}

/** What swc adds about itself. */
const COMPILER_TRACE = /\n+(Caused by|Stack backtrace):[\s\S]*/;

/** What webpack complains about, without the colours of its console. */
export function problemsOf(stats: Stats): string[] {
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  return [...errors, ...warnings].map(({ moduleName, message }) =>
    stripVTControlCharacters([moduleName, message].filter(Boolean).join('\n')).replace(COMPILER_TRACE, ''),
  );
}

function failed(name: string, error: Error | null): Built {
  return { name, milliseconds: 0, problems: [error?.message ?? 'webpack gave no answer'], folder: '' };
}
