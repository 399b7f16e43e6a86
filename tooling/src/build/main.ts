import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { BuildEnv } from '../webpack/base.js';
import { REPOSITORY } from '../workspace/repository.js';

interface Order {
  readonly folder: string;
  readonly version: string;
}

type PackageConfig = (env: BuildEnv) => Configuration;

/** Bundles the ordered packages in this one process: on two cores that is quicker than a process each. */
async function bundle(orders: readonly Order[]): Promise<boolean> {
  const configs = await Promise.all(
    orders.map(async ({ folder, version }) => {
      const file = pathToFileURL(resolve(REPOSITORY, folder, 'webpack.config.mjs')).href;
      const { default: config } = (await import(file)) as { default: PackageConfig };
      return config({ version });
    }),
  );
  const compiler = webpack(configs);
  return new Promise((done) => {
    compiler?.run((error, stats) => {
      if (error) console.error(error.message);
      else if (stats?.hasErrors() || stats?.hasWarnings()) {
        console.error(stats.toString({ all: false, errors: true, warnings: true, errorDetails: false }));
      }
      compiler.close(() => done(!error && !stats?.hasErrors()));
    });
  });
}

const orders = JSON.parse(process.argv[2] ?? '[]') as Order[];
process.exitCode = (await bundle(orders)) ? 0 : 1;
