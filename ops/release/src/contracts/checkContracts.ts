import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBaseline, releasedNumbers } from './baselines.js';
import type { Breakage } from './breakage.js';
import type { HeldPart } from './parts.js';

/** Result of comparing a part of the contract with its release. */
export type Verdict = { readonly part: HeldPart; readonly number: number } & (
  | { readonly state: 'compatible' }
  | { readonly state: 'broken'; readonly breakages: readonly Breakage[] }
  /** Its number was raised and is not released yet. */
  | { readonly state: 'unreleased' }
  /** Its number does not follow the latest released one. */
  | { readonly state: 'astray'; readonly latest: number }
  /** Stored contracts of a served number are missing: paths in the repository. */
  | { readonly state: 'lost'; readonly files: readonly string[] }
  /** The served numbers are not the required ones. */
  | { readonly state: 'misserved'; readonly served: readonly number[]; readonly required: readonly number[] }
);

/** @param folder absolute path of the released contracts, `contracts` in the repository */
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
  const releasedList = releasedNumbers(folder, part.part);
  const latest = releasedList.at(-1) ?? number - 1;
  if (number !== latest && number !== latest + 1) return { part, number, state: 'astray', latest };

  const required = [number - 1, number].filter((each) => each === number || releasedList.includes(each));
  const served = part.served();
  if (served && served.join() !== required.join())
    return { part, number, state: 'misserved', served, required };

  const files = required
    .filter((each) => each !== number || releasedList.includes(each))
    .flatMap((each) => missingFiles(part, each, number, repository, folder));
  if (files.length > 0) return { part, number, state: 'lost', files };
  if (number !== latest || releasedList.length === 0) return { part, number, state: 'unreleased' };

  const before = readBaseline<{ readonly number: number }>(folder, part.part, number);
  const breakages = before ? part.compare(before, now) : [];
  return breakages.length > 0
    ? { part, number, state: 'broken', breakages }
    : { part, number, state: 'compatible' };
}

/** Missing files of a released number. */
function missingFiles(
  part: HeldPart,
  number: number,
  present: number,
  repository: string,
  folder: string,
): string[] {
  const types = part.types ? [part.types(number)] : [];
  const inRepository = types.filter((file) => !existsSync(join(repository, file)));
  // A part that stores types requires those of the previous number.
  const isCompared = number === present || types.length === 0;
  const isThere = !isCompared || readBaseline(folder, part.part, number) !== null;
  return [...(isThere ? [] : [`ops/release/contracts/${part.part}/${number}.json`]), ...inRepository];
}
