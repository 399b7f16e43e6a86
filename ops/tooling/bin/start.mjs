// npm start [-- --with worldcup2022]: installs, builds what changed, fills the demo, runs API, gateway and stand-ins,
// and prints the portal's address. --with adds competitions of the folder competitions to the demo.
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
import {
  apiEnvironment,
  databaseUrlProblem,
  dataDirProblem,
  demoWithProblem,
  gatewayEnvironment,
  readSettings,
} from './lib/settings.mjs';
import { describeStandIns, standInsPortProblem, startStandIns } from './lib/standIns.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const began = Date.now();
const settings = readSettings(withPacks(process.env));
const problem =
  nodeProblem() ??
  databaseUrlProblem(settings.databaseUrl) ??
  dataDirProblem(settings.dataDir) ??
  demoWithProblem(settings.demoWith) ??
  (await portProblem(settings.port, settings.host, 'PORT')) ??
  (await portProblem(settings.apiPort, '127.0.0.1', 'API_PORT')) ??
  (await standInsPortProblem(settings)) ??
  (await broadcasterPortProblem(settings)) ??
  (await ensureInstalled());
if (problem) fail(problem);
if (!(await build())) fail('The portal could not be built, see above.');
const accounts = settings.demo ? seedDemo(settings) : '';

const children = createChildren();
startStandIns(children, settings);
startBroadcaster(children, settings);
children.start('api', [API_SERVER], apiEnvironment(settings));
children.start(
  'gateway',
  [join(REPOSITORY, 'ops/gateway/dist/main.js'), '--publish'],
  gatewayEnvironment(settings),
);

/** `--with` says what DEMO_WITH says. */
function withPacks(env) {
  const { values } = readArguments(
    { options: { with: { type: 'string', multiple: true } } },
    'Only --with <pack> is known: npm start -- --with worldcup2022',
  );
  return values.with ? { ...env, DEMO_WITH: values.with.join(',') } : env;
}

const local = `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${settings.port}`;
const isReady = await untilReady(`${local}/api/health/ready`, { goOn: () => !children.isLeaving() });
if (isReady) {
  console.log(
    `\nEuroManager is ready after ${((Date.now() - began) / 1000).toFixed(1)} s: ${settings.publicUrl}\n\n${accounts}${await describeStandIns(settings)}${describeBroadcaster(settings)}`,
  );
} else if (!children.isLeaving()) {
  console.error('The API did not get ready within a minute.');
  await children.stop(1);
}
