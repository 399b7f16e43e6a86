// npm run dev [-- mf-team api]: serves the portal with these packages and the shell in watch mode, the others as
// built; without names all are in watch mode.
import { join } from 'node:path';
import { API_SERVER, seedDemo } from './lib/api.mjs';
import { broadcasterPortProblem, describeBroadcaster, startBroadcaster } from './lib/broadcaster.mjs';
import { build } from './lib/build.mjs';
import { createChildren } from './lib/children.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { portProblem } from './lib/ports.mjs';
import { readArguments } from './lib/readArguments.mjs';
import { untilReady } from './lib/ready.mjs';
import { apiEnvironment, dataDirProblem, gatewayEnvironment, readSettings } from './lib/settings.mjs';
import { describeStandIns, standInsPortProblem, startStandIns } from './lib/standIns.mjs';
import { bundledFolders, bundleName, REPOSITORY } from './lib/workspace.mjs';

const began = Date.now();
const settings = readSettings();
const { positionals: names } = readArguments({ allowPositionals: true }, 'npm run dev -- mf-team api');
const bundleNames = bundledFolders().map(bundleName);
const possible = [...bundleNames, 'api'];
const unknown = names.find((name) => !possible.includes(name));
const problem =
  nodeProblem() ??
  (unknown ? `There is no ${unknown} to watch: choose from ${possible.join(', ')}.` : null) ??
  dataDirProblem(settings.dataDir) ??
  (await portProblem(settings.port, settings.host, 'PORT')) ??
  (await portProblem(settings.apiPort, '127.0.0.1', 'API_PORT')) ??
  (await standInsPortProblem(settings)) ??
  (await broadcasterPortProblem(settings)) ??
  (await ensureInstalled());
if (problem) fail(problem);

// Remotes retain the state of their components with a shell that contains React's development build.
const watchedFolders = names.length > 0 ? [...new Set(['shell', ...names])] : possible;
const bundles = watchedFolders.filter((name) => name !== 'api');
const others = bundleNames.filter((name) => !bundles.includes(name));
const isBuilt = await build(
  others.length > 0 ? { only: others, keepGoing: true } : { bundles: false, keepGoing: true },
);
if (!isBuilt) fail('What is not watched could not be built, see above.');
const accounts = settings.demo ? seedDemo(settings) : '';

const children = createChildren();
startStandIns(children, settings);
startBroadcaster(children, settings);
const apiEnv = apiEnvironment(settings);
if (watchedFolders.includes('api')) {
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  children.start('compiler', [tsc, '-b', 'api', '--watch', '--preserveWatchOutput'], apiEnv);
  children.start('api', ['--watch', '--watch-preserve-output', API_SERVER], apiEnv);
} else {
  children.start('api', [API_SERVER], apiEnv);
}
children.start(
  'portal',
  [join(REPOSITORY, 'ops/tooling/dist/dev/main.js'), ...bundles],
  gatewayEnvironment(settings),
);

const local = `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${settings.port}`;
const isReady = await untilReady(`${local}/api/health/ready`, {
  withinMs: 180_000,
  goOn: () => !children.isLeaving(),
});
if (isReady) {
  console.log(
    `\nReady after ${((Date.now() - began) / 1000).toFixed(1)} s: ${settings.publicUrl}\n${describeWatched()}\n${accounts}${await describeStandIns(settings)}${describeBroadcaster(settings)}`,
  );
}

/** The embed kit is shown on another site: the broadcaster's. */
function whereEmbedsAre() {
  const { broadcasterPort, publicUrl } = settings;
  return broadcasterPort > 0 ? `http://127.0.0.1:${broadcasterPort}` : `${publicUrl}/embed/v1.js`;
}

/** Prints how each package is updated, and the address of each remote's workbench. */
function describeWatched() {
  return watchedFolders
    .map((name) => {
      if (name === 'api') return '  api              starts again at every change\n';
      if (name === 'embeds')
        return `  embeds           pages load again at every change: ${whereEmbedsAre()}\n`;
      if (name === 'shell') return '  shell            pages load again at every change\n';
      return `  ${name.padEnd(16)} takes every change in place, with the state of its components; alone: ${settings.publicUrl}/__dev/${name}\n`;
    })
    .join('');
}
