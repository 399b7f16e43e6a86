import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@euro/platform/manifest';
import { BILL_OF_MATERIALS, packageOf, packagesIn, SHARED } from '@euro/release';
import { copyOfWorkspace } from '@euro/tooling/testing';
import type { Bench } from './bench.js';

const NAME = 'mf-bench-quiz';
const ENTRY = 'remoteEntry.js.gz';

/** Creates a remote from the template in a copy of the workspace and builds it. @returns the folder of the build */
function buildNewRemote(folder: string): string {
  const workspace = mkdtempSync(join(folder, 'workspace-'));
  copyOfWorkspace(workspace);
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [join(workspace, program), ...args], {
      cwd: workspace,
      // The file to which the bundler writes the built folders.
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  run('ops/tooling/bin/new.mjs', NAME, '--no-install');
  symlinkSync(join(workspace, NAME), join(workspace, 'node_modules/@euro', NAME));
  run('ops/tooling/dist/build/main.js', JSON.stringify([{ folder: NAME, version: '1.0.0-bench' }]));
  return join(workspace, NAME, 'dist');
}

/** Compressed bytes of each script on a page of the portal, by its name below the build. */
function scriptsIn(dist: string): Map<string, number> {
  const { sizes } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const files = Object.keys(sizes)
    .map((file) => `${file}.gz`)
    .filter((file) => existsSync(join(dist, file)));
  return new Map(files.map((file) => [file, statSync(join(dist, file)).size]));
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB gzip`;

export const oneMoreRemote: Bench = {
  name: 'one more remote',
  against: 'nothing: what a remote made by `npm run new` brings over the line besides its own code',
  async run({ folder }) {
    const dist = buildNewRemote(folder);
    const scripts = scriptsIn(dist);
    const entry = scripts.get(ENTRY);
    if (entry === undefined || scripts.size < 2) {
      throw new Error(`An entry and its code were expected, not ${[...scripts.keys()].join(', ')}`);
    }
    const all = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    const bundledPackages = packagesIn(readFileSync(join(dist, BILL_OF_MATERIALS), 'utf8'));
    // Fallbacks for other shells are in none of these scripts.
    const shared = new Set(
      SHARED.filter(({ isCarried }) => !isCarried).map(({ request }) => packageOf(request)),
    );
    const copies = bundledPackages.filter((name) => shared.has(name));
    return {
      lines: [],
      figures: [
        {
          what: '**beyond its own code: entry and runtime**',
          value: `**${kilobytes(entry)}**`,
          measured: entry / 1_000,
          aim: { atMost: 3, unit: 'KB gzip' },
        },
        {
          what: 'shared libraries that it brings again',
          value: copies.join(', ') || 'none',
          measured: copies.length,
          aim: { atMost: 0, unit: 'libraries' },
        },
        {
          what: 'other packages in it, by its bill of materials',
          value: bundledPackages.join(', ') || 'none',
        },
        { what: 'its own code: a page in four states and its texts', value: kilobytes(all - entry) },
      ],
    };
  },
};
