// npm run audit: checks the packages of package-lock.json against the registry's advisories.
// Exit code 0: none is high or critical. 1: some are. 2: nothing was checked, because npm got no advisories.
import { spawnSync } from 'node:child_process';
import { fail } from './lib/fail.mjs';
import { npmCommand } from './lib/npm.mjs';
import { REPOSITORY } from './lib/workspace.mjs';

const { command, args, shell } = npmCommand();
const { stdout } = spawnSync(command, [...args, 'audit', '--json', '--audit-level=high'], {
  cwd: REPOSITORY,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  shell,
});
const report = readReport(stdout ?? '');
const counts = report.metadata?.vulnerabilities;
if (!counts) {
  // A mirror without advisories, no network, no lock file: a pipeline must distinguish that from a pass.
  const reason = report.message || report.error?.summary || 'no answer';
  console.log(`Nothing was checked: npm got no advisories (${reason}).`);
  process.exitCode = 2;
} else {
  for (const { name, severity, via, fixAvailable } of Object.values(report.vulnerabilities)) {
    const titles = via.filter((cause) => cause.title).map(({ title, url }) => `${title} ${url}`);
    console.log(`${severity.padEnd(8)} ${name}: ${titles.join('; ') || `through ${via.join(', ')}`}`);
    if (fixAvailable === false) console.log('         no fixed version yet');
  }
  const { critical, high, moderate, low } = counts;
  console.log(`${critical} critical, ${high} high, ${moderate} moderate, ${low} low`);
  if (critical + high > 0) fail('Update what is named above, or override it with the reason in docs/adr.');
}

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
