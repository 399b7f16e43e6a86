// npm run bench [-- --only pitch,rankings] [--rounds 5]: compares the product with plain baselines, as ratios within
// one run.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureMariaDb } from './lib/mariadb.mjs';
import { nodeProblem } from './lib/node.mjs';
import { whenAbandoned } from './lib/parent.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
if (!(await build())) fail('The portal could not be built, see above.');

const chromium = ensureChromium();
const server = await ensureMariaDb();
for (const missing of [chromium.problem, server.problem]) if (missing) console.error(missing);

const child = spawn(
  process.execPath,
  [join(REPOSITORY, 'ops/bench/dist/main.js'), ...process.argv.slice(2)],
  {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: chromium.path ?? '', BENCH_MYSQL: server.url ?? '' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
whenAbandoned(() => child.kill());
const code = await new Promise((resolve) => child.once('exit', resolve));
await server.stop?.();
process.exit(code ?? 1);
