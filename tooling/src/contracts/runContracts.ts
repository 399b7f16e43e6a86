import { checkContracts } from './checkContracts.js';
import { describeVerdicts } from './describeVerdicts.js';
import { type HeldPart, PARTS } from './parts.js';
import { releaseContracts } from './releaseContracts.js';

interface Outcome {
  /** Everything is released, and nothing that was is broken or gone. */
  readonly isKept: boolean;
  /** What to tell the person who asked; may be empty. */
  readonly text: string;
}

/**
 * `check` compares with what was released, `release` does too and then writes down what is promised now.
 * @param folder absolute path of what was released
 */
export function runContracts(
  verb: 'check' | 'release',
  repository: string,
  folder: string,
  parts: readonly HeldPart[] = PARTS,
): Outcome {
  const verdicts = checkContracts(repository, folder, parts);
  const mayRelease = verdicts.every(({ state }) => state === 'kept' || state === 'unreleased');
  if (verb === 'check' || !mayRelease) {
    return { isKept: verdicts.every(({ state }) => state === 'kept'), text: describeVerdicts(verdicts) };
  }
  releaseContracts(repository, folder);
  const released = verdicts.map(({ part, number }) => `Released contract ${number} of ${part.title}.`);
  return { isKept: true, text: released.join('\n') };
}
