import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Build, releaseFileOf } from '../registry/build.js';
import type { Signer } from '../registry/objectStore.js';
import type { Refusal } from '../registry/refusal.js';
import { mayRelease, type Rights } from './rights.js';
import { readSigned } from './signer.js';

/** What a release needs beside the checks of its build. */
export const TESTED = ['types', 'contract suite'];

/** A report that the tests of a build passed, signed: a compact JWS over the digest of its files. */
export const signReport = (signer: Signer, build: Build): Promise<string> => signer.sign(reportOf(build));

/** Why a report does not show that these very bytes passed; null when a team with the right to the remote signed it. */
export async function reportProblem(
  rights: Rights,
  build: Build,
  report: string | null,
): Promise<Refusal | null> {
  const { name, version } = build;
  const expected = reportOf(build);
  const teams = Object.keys(rights).filter((team) => mayRelease(rights, team, name));
  for (const team of report === null ? [] : teams) {
    const key = rights[team]?.key;
    if (key && isDeepStrictEqual(await readSigned(report ?? '', key), expected)) return null;
  }
  const lack = report === null ? 'There is no report' : 'The report does not say';
  return {
    code: 'not-tested',
    sentence: `${lack} that ${TESTED.join(' and ')} passed for these bytes of ${name} ${version}, signed by its team: npm run release -- test ${name}`,
  };
}

function reportOf(build: Build) {
  const { name, version } = build;
  const digest = createHash('sha256')
    .update(JSON.stringify(releaseFileOf(build)))
    .digest('hex');
  return { name, version, digest, passed: TESTED };
}
