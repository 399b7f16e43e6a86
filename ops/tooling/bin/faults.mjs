// npm run faults [-- --short] [--seed 7] [--only silent]: injects kills, freezes and silent connections under load, on
// a MariaDB of its own. npm run faults -- history [--minutes 5] [--seed 42]: the same at random on a whole cluster,
// and every acknowledged write is looked for. npm run faults -- rolling [--requests 100000]: restarts and a new
// version with a migration under load.
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { runProcesses } from './lib/faultPrograms.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

/** Trials on a whole cluster, which serves pages too. */
const ON_CLUSTER = ['history', 'rolling'];

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
const [first = '', ...rest] = process.argv.slice(2);
const isOnCluster = ON_CLUSTER.includes(first);
if (!(await build(isOnCluster ? {} : { bundles: false, contracts: false })))
  fail('What the trial needs could not be built, see above.');
process.exit(
  await runProcesses(
    join(REPOSITORY, 'api/dist/src/resilience', isOnCluster ? first : '', 'main.js'),
    isOnCluster ? rest : process.argv.slice(2),
    { needsNginx: isOnCluster },
  ),
);
