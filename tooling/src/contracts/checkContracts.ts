import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBaseline, releasedNumbers } from './baselines.js';
import type { Breakage } from './breakage.js';
import type { HeldPart } from './parts.js';

/** What became of a part of the contract since it was released. */
export type Verdict = { readonly part: HeldPart; readonly number: number } & (
  | { readonly state: 'kept' }
  | { readonly state: 'broken'; readonly breakages: readonly Breakage[] }
  /** Its number was raised, and nothing is released under it yet. */
  | { readonly state: 'unreleased' }
  /** Its number is none that can follow the latest one. */
  | { readonly state: 'astray'; readonly latest: number }
  /** What was written down of a number that is served is gone: paths in the repository. */
  | { readonly state: 'lost'; readonly files: readonly string[] }
  /** A number that must be served isn't, or one is that can't be. */
  | { readonly state: 'misserved'; readonly served: readonly number[]; readonly wanted: readonly number[] }
);

/** @param folder absolute path of what was released, `contracts` in the repository */
export function checkContracts(repository: string, folder: string, parts: readonly HeldPart[]): Verdict[] {
  return parts.flatMap((part) => {
    const now = part.describe(repository);
    if (now) return [judge(part, now, repository, folder)];
    const latest = releasedNumbers(folder, part.part).at(-1);
    return latest === undefined ? [] : [{ part, number: 0, state: 'astray' as const, latest }];
  });
}

function judge(
  part: HeldPart,
  now: { readonly number: number },
  repository: string,
  folder: string,
): Verdict {
  const { number } = now;
  const released = releasedNumbers(folder, part.part);
  const latest = released.at(-1) ?? number - 1;
  if (number !== latest && number !== latest + 1) return { part, number, state: 'astray', latest };

  const wanted = [number - 1, number].filter((each) => each > 0);
  const served = part.served();
  if (served && served.join() !== wanted.join()) return { part, number, state: 'misserved', served, wanted };

  const files = wanted
    .filter((each) => each !== number || released.includes(each))
    .flatMap((each) => missingFiles(part, each, number, repository, folder));
  if (files.length > 0) return { part, number, state: 'lost', files };
  if (number !== latest || released.length === 0) return { part, number, state: 'unreleased' };

  const before = readBaseline<{ readonly number: number }>(folder, part.part, number);
  const breakages = before ? part.compare(before, now) : [];
  return breakages.length > 0
    ? { part, number, state: 'broken', breakages }
    : { part, number, state: 'kept' };
}

/** Of a number, what was written down and is not there any more. */
function missingFiles(
  part: HeldPart,
  number: number,
  present: number,
  repository: string,
  folder: string,
): string[] {
  const types = part.types ? [part.types(number)] : [];
  const inRepository = types.filter((file) => !existsSync(join(repository, file)));
  // Where the types are written down, they are what is owed to the number before.
  const isCompared = number === present || types.length === 0;
  const isThere = !isCompared || readBaseline(folder, part.part, number) !== null;
  return [...(isThere ? [] : [`contracts/${part.part}/${number}.json`]), ...inRepository];
}
