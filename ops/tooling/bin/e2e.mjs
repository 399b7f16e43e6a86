// npm run e2e [-- journeys/newTeam.spec.ts --project phone]: builds, and runs Playwright on a private portal.

import { mkdirSync } from 'node:fs';
import { runE2e } from './lib/e2e.mjs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node.mjs';
import { whenAbandoned } from './lib/parent.mjs';
import { endStages, REPORTS } from './lib/stage.mjs';

const problem = nodeProblem() ?? (await ensureInstalled());
if (problem) fail(problem);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endStages);
whenAbandoned(endStages);
mkdirSync(REPORTS, { recursive: true });
const { passed, failed } = await runE2e(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
