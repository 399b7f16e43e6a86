import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  describeIssues,
  type EmbedKitManifest,
  embedKitManifest,
  type Manifest,
  manifest,
} from '@euro/platform/manifest';
import { type Refusal, refused } from './refusal.js';
import { KIT } from './storedRegistry.js';

/** The build of a package, ready for release. */
export interface Build {
  readonly name: string;
  readonly version: string;
  readonly manifest: Manifest | EmbedKitManifest;
  /** All files by path, with slashes. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The content of a release; equal for equal bytes. */
export interface ReleaseFile {
  readonly name: string;
  readonly version: string;
  readonly files: Readonly<Record<string, { readonly size: number; readonly integrity: string }>>;
}

/** @param dist folder of a build: `manifest.json` and the files it lists */
export function readBuild(
  dist: string,
  name: string,
): { readonly build: Build } | { readonly refused: Refusal } {
  const file = join(dist, 'manifest.json');
  if (!existsSync(file)) return refused('not-built', `${name} is not built: npm run build -- ${name}`);
  const read = parseManifest(readFileSync(file, 'utf8'), name);
  if ('refused' in read) return read;
  const { manifest } = read;
  const link = namesBelow(dist).find((inside) => lstatSync(join(dist, inside)).isSymbolicLink());
  if (link) {
    return refused('link-inside', `${link} in the build of ${name} is a link: a release holds files only.`);
  }
  return { build: { name, version: manifest.version, manifest, files: filesBelow(dist) } };
}

/** @param text of a `manifest.json`; problems contain the path of the mistake */
export function parseManifest(
  text: string,
  name: string,
): { readonly manifest: Build['manifest'] } | { readonly refused: Refusal } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused('manifest-invalid', `manifest.json of ${name} is not JSON: build ${name} again.`);
  }
  const result = (name === KIT ? embedKitManifest : manifest).safeParse(json);
  if (!result.success) {
    const issues = describeIssues(result.error).join('; ');
    return refused(
      'manifest-invalid',
      `manifest.json of ${name} is not valid (${issues}): build ${name} again.`,
    );
  }
  if (result.data.name !== name) {
    return refused(
      'name-differs',
      `The build of ${name} calls itself ${result.data.name}: its folder, its package.json and its manifest must have one name.`,
    );
  }
  // `..` matches the format of a version, but leaves the remote's folder.
  if (!/^[a-z0-9]/i.test(result.data.version)) {
    return refused(
      'manifest-invalid',
      `${result.data.version} of ${name} is no version: it must begin with a letter or a digit.`,
    );
  }
  return { manifest: result.data };
}

export function releaseFileOf({ name, version, files }: Build): ReleaseFile {
  const sortedFiles = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name,
    version,
    files: Object.fromEntries(
      sortedFiles.map(([file, bytes]) => [file, { size: bytes.length, integrity: integrityOf(bytes) }]),
    ),
  };
}

/** Subresource integrity of a file. */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const namesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

function filesBelow(folder: string): Map<string, Buffer> {
  const names = namesBelow(folder).filter((name) => lstatSync(join(folder, name)).isFile());
  return new Map(names.map((name) => [name.replaceAll(sep, '/'), readFileSync(join(folder, name))]));
}
