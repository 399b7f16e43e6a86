import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const ATTW = join(REPOSITORY, 'node_modules/@arethetypeswrong/cli/dist/index.js');

/**
 * Checks a packed package as other people's tools read it: its `package.json` and files by publint, its types for each
 * way of resolving modules by attw. Packages of ours are ES modules only.
 * @returns what is wrong, in sentences
 */
export async function checkTarball(file: string): Promise<readonly string[]> {
  const { buffer } = new Uint8Array(readFileSync(file));
  const { messages, pkg = {} } = await publint({ pack: { tarball: buffer }, strict: true });
  const types = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'];
  const untyped = withoutTypes(pkg);
  const commandLine = [
    ATTW,
    file,
    ...types,
    ...(untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : []),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine, { encoding: 'utf8' });
  return [
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...(status === 0 ? [] : [`${stdout}${stderr}`]),
  ];
}

/** Exports that are no modules: style sheets, configurations. */
function withoutTypes({ exports = {} }: { readonly exports?: Readonly<Record<string, unknown>> }): string[] {
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'string' && !target.endsWith('.d.ts'))
    .map(([path]) => path);
}
