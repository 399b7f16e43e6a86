import { checkContracts } from './checkContracts.js';
import { describeVerdicts } from './describeVerdicts.js';
import { type HeldPart, PARTS } from './parts.js';
import { releaseContracts } from './releaseContracts.js';

interface Outcome {
  /** Whether everything is released and compatible. */
  readonly isCompatible: boolean;
  /** Message for the console; may be empty. */
  readonly text: string;
}

/**
 * `check` compares with the released contracts, `release` also stores the current ones.
 * @param folder absolute path of the released contracts
 */
export function runContracts(
  verb: 'check' | 'release',
  repository: string,
  folder: string,
  parts: readonly HeldPart[] = PARTS,
): Outcome {
  const verdicts = checkContracts(repository, folder, parts);
  const mayRelease = verdicts.every(({ state }) => state === 'compatible' || state === 'unreleased');
  if (verb === 'check' || !mayRelease) {
    return {
      isCompatible: verdicts.every(({ state }) => state === 'compatible'),
      text: describeVerdicts(verdicts),
    };
  }
  releaseContracts(repository, folder);
  const sentences = verdicts.map(({ part, number }) => `Released contract ${number} of ${part.title}.`);
  return { isCompatible: true, text: sentences.join('\n') };
}
