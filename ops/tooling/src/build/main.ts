import { writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '@euro/release';
import webpack, { type Configuration } from 'webpack';
import type { BuildEnv } from '../webpack/base.js';

interface Order {
  readonly folder: string;
  readonly version: string;
}

type PackageConfig = (env: BuildEnv) => Configuration;

/** File descriptor of the built folders, for the parent process. */
const ANSWER = 3;

/**
 * Bundles the requested packages in this one process, which is faster on two cores than a process each.
 * @returns the folders that were built without errors
 */
async function bundle(orders: readonly Order[]): Promise<string[]> {
  const configs = await Promise.all(
    orders.map(async ({ folder, version }) => {
      const file = pathToFileURL(resolve(REPOSITORY, folder, 'webpack.config.mjs')).href;
      const { default: config } = (await import(file)) as { default: PackageConfig };
      return config({ version });
    }),
  );
  const compiler = webpack(configs);
  return new Promise((fulfill) => {
    compiler?.run((error, stats) => {
      if (error) console.error(error.message);
      else if (stats?.hasErrors() || stats?.hasWarnings()) {
        console.error(stats.toString({ all: false, errors: true, warnings: true, errorDetails: false }));
      }
      const builtOrders = orders.filter((_, at) => stats?.stats[at]?.hasErrors() === false);
      compiler.close(() => fulfill(builtOrders.map(({ folder }) => folder)));
    });
  });
}

const orders = JSON.parse(process.argv[2] ?? '[]') as Order[];
const builtOrders = await bundle(orders);
writeSync(ANSWER, JSON.stringify(builtOrders));
process.exitCode = builtOrders.length === orders.length ? 0 : 1;
