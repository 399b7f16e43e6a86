// npm run audit: advisories of what package-lock.json names, by the registry. Fails on high and critical ones.
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
const report = readReport(stdout);
const counts = report.metadata?.vulnerabilities;
if (!counts) {
  // A mirror without advisories, or no network: nothing is known, which is no failure of the product.
  console.log(`Skipped: the registry gave no advisories (${report.message ?? 'no answer'}).`);
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
