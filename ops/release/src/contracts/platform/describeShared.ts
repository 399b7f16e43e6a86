import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { installedVersion, packageOf, SHARED } from '../../build/shared.js';

/** A module that the shell provides to remotes. */
export interface PromisedModule {
  /** Major version of its package. */
  readonly major: number;
  /** Exported names; absent: all exports of this version of the library. */
  readonly names?: readonly string[];
}

/** @param folder absolute path of the repository */
export function describeShared(folder: string): Record<string, PromisedModule> {
  return Object.fromEntries(
    SHARED.map(({ request, names }) => {
      const own = request.startsWith('@euro/') ? namesOf(join(folder, sourceOf(folder, request))) : undefined;
      const version = own
        ? packageJson(folder, request).version
        : (installedVersion(join(folder, 'shell'), request) ?? '0');
      const exportNames = names ?? own;
      return [request, { major: Number.parseInt(version, 10), ...(exportNames && { names: exportNames }) }];
    }),
  );
}

interface PackageJson {
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly source: string }>>;
}

/** `@euro/platform/react` → `packages/platform/src/react/index.ts` */
function sourceOf(folder: string, request: string): string {
  const name = packageOf(request);
  const file = packageJson(folder, request).exports[`.${request.slice(name.length)}`]?.source;
  if (!file) throw new Error(`${name} has no export for ${request}.`);
  return join('node_modules', name, file);
}

function packageJson(folder: string, request: string): PackageJson {
  const file = join(folder, 'node_modules', packageOf(request), 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
}

/** Names of a file's run-time exports; the compiler checks types. */
function namesOf(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  const names = body.flatMap((item) => {
    if (item.type === 'ExportAllDeclaration') throw new Error(`${file} must list its exports one by one.`);
    if (item.type === 'ExportDeclaration') return declaredNames(item.declaration);
    if (item.type !== 'ExportNamedDeclaration' || item.typeOnly) return [];
    return item.specifiers.flatMap((specifier) =>
      specifier.type === 'ExportSpecifier' && !specifier.isTypeOnly
        ? [(specifier.exported ?? specifier.orig).value]
        : [],
    );
  });
  return names.sort();
}

function declaredNames(declaration: { readonly type: string }): string[] {
  if ('identifier' in declaration && declaration.type !== 'TsInterfaceDeclaration') {
    return [(declaration.identifier as { readonly value: string }).value];
  }
  if (!('declarations' in declaration)) return [];
  return (declaration.declarations as readonly { readonly id: { readonly value: string } }[]).map(
    ({ id }) => id.value,
  );
}
