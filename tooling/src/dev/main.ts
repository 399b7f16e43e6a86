import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegistryEntry } from '@euro/platform/manifest';
import webpack, { type Configuration } from 'webpack';
import { createGateway, listen, placesFrom } from '../gateway/index.js';
import {
  publishBuiltRemotes,
  releaseFolder,
  WORKING_VERSION,
  workingRelease,
  writeRegistry,
} from '../registry/index.js';
import type { BuildEnv } from '../webpack/base.js';
import { REPOSITORY } from '../workspace/repository.js';
import { LIVE_SCRIPT, liveReload } from './liveReload.js';

const { env } = process;
const dataDir = resolve(REPOSITORY, env.DATA_DIR ?? '.data');
const watched = process.argv.slice(2);
const live = liveReload();

/** Where webpack writes what it watches: a remote straight among the releases. */
function outputOf(folder: string): string {
  return folder === 'shell'
    ? resolve(REPOSITORY, '.cache/watch/shell')
    : releaseFolder(dataDir, folder, WORKING_VERSION);
}

async function configOf(folder: string): Promise<Configuration> {
  const file = pathToFileURL(resolve(REPOSITORY, folder, 'webpack.config.mjs')).href;
  const { default: config } = (await import(file)) as { default: (env: BuildEnv) => Configuration };
  return config({ watching: true, outputPath: outputOf(folder) });
}

/** What was built for release, with the working version of what is watched in its place. */
function register(): void {
  const built = publishBuiltRemotes(REPOSITORY, dataDir).remotes;
  const working = watched.flatMap((name): RegistryEntry[] => {
    const active = workingRelease(dataDir, name);
    return active ? [{ name, active }] : [];
  });
  const others = built.filter(({ name }) => !working.some((entry) => entry.name === name));
  writeRegistry(dataDir, { remotes: [...others, ...working] });
}

function watch(configs: readonly Configuration[]): Promise<void> {
  if (configs.length === 0) {
    register();
    return Promise.resolve();
  }
  const compiler = webpack([...configs]);
  return new Promise((firstBuilt) => {
    compiler?.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error || !stats) {
        console.error(error?.message);
        return;
      }
      if (stats.hasErrors() || stats.hasWarnings()) {
        console.error(
          stats.toString({ all: false, errors: true, warnings: true, colors: process.stdout.isTTY === true }),
        );
      }
      register();
      if (!stats.hasErrors()) {
        live.built();
        const took = Math.max(
          ...stats.stats.map(({ startTime, endTime }) => (endTime ?? 0) - (startTime ?? 0)),
        );
        console.log(`built in ${took} ms`);
      }
      firstBuilt();
    });
  });
}

const server = createGateway({
  shell: watched.includes('shell') ? outputOf('shell') : resolve(REPOSITORY, 'shell/dist'),
  dataDir,
  ...placesFrom(env),
  scripts: [LIVE_SCRIPT],
  before: live.answer,
});
await watch(await Promise.all(watched.map(configOf)));
await listen(server, Number(env.PORT ?? 3000), env.HOST ?? '127.0.0.1');
