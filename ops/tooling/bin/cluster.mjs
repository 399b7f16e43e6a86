// npm run cluster [-- --galera] [-- --folder PATH]: the portal as on several machines, on this one.
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { runProcesses } from './lib/faultPrograms.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
if (!(await build())) fail('The portal could not be built, see above.');
process.exit(
  await runProcesses(join(REPOSITORY, 'api/dist/src/resilience/cluster/main.js'), process.argv.slice(2), {
    needsNginx: true,
  }),
);
