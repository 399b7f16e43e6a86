import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import type { ReadFile } from './reachable.js';

/**
 * Reads the published files of a package: the output of `tsc -b`, and compiled sources as scripts of bundled packages,
 * whose output contains only types. Style sheets and images are in `src`.
 * @param folder absolute path of the package
 */
export function readBuilt(folder: string): ReadFile {
  const texts = new Map<string, string | null>();
  return (path) => {
    let text = texts.get(path);
    if (text === undefined) {
      text = withoutMap(textOf(folder, path))?.replace(FILE_OF_PACKAGE, '$1.js$2') ?? null;
      texts.set(path, text);
    }
    return text;
  };
}

function textOf(folder: string, path: string): string | null {
  const inside = path.replace(/^dist\//, '');
  if (inside === path) return read(join(folder, path));
  return (
    read(join(folder, path)) ??
    read(join(folder, '.types', inside)) ??
    read(join(folder, 'src', inside)) ??
    findCompiled(join(folder, 'src', inside.replace(/\.js$/, '')))
  );
}

function findCompiled(stem: string): string | null {
  for (const file of [`${stem}.ts`, `${stem}.tsx`]) {
    const source = read(file);
    if (source === null) continue;
    const parser = { syntax: 'typescript', tsx: file.endsWith('x') } as const;
    const jsc = { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } } as const;
    return transformSync(source, { filename: file, configFile: false, swcrc: false, jsc }).code;
  }
  return null;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Files of other packages, which declarations name with or without an ending; Node's resolution needs it. */
const FILE_OF_PACKAGE = /(import\("(?:@[\w-]+\/)?[\w-]+\/dist\/[\w/-]+)("\))/g;

/** Removes references to source maps, which are not published. */
const withoutMap = (text: string | null) => text?.replace(/^\/\/# sourceMappingURL=.*\n?/m, '') ?? null;
