import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS, REPOSITORY, TEMPLATE } from './paths.js';

/** Seeds the demo once; each stack copies it. */
export default function globalSetup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'euro-e2e-'));
  execFileSync(process.execPath, [COMMANDS, 'seed-demo'], {
    cwd: REPOSITORY,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.env[TEMPLATE] = folder;
}
