import type { Build } from '../registry/build.js';
import type { Refusal } from '../registry/refusal.js';

/** A check of a build before its release; any problem refuses the release. */
export type Check = (build: Build) => Refusal[];

export const scriptsOf = ({ files }: Build) => [...files].filter(([file]) => file.endsWith('.js'));

/** Scripts that pages load immediately, beside the entry; none of the embed kit. */
export function preloadedBy(manifest: Build['manifest']): string[] {
  if (!('preload' in manifest)) return [];
  return [...manifest.preload, ...Object.values(manifest.pages).flatMap(({ files }) => files)];
}

/** Bytes of a file as sent; undefined without it. */
export const sentSize = ({ files }: Build, file: string): number | undefined =>
  (files.get(`${file}.br`) ?? files.get(file))?.length;
