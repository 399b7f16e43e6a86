import { SERVED_CONTRACTS } from '@euro/platform/manifest';
import type { Refusal } from '../registry/refusal.js';
import type { RegisteredRelease } from '../registry/storedRegistry.js';
import type { Check } from './check.js';

/** A remote of another contract would be refused by every shell that is out there. */
export const contractServed: Check = ({ name, manifest }) => {
  const problem = servedProblem(name, manifest);
  return problem ? [problem] : [];
};

/** Null when the platform serves the release's contract number. */
export function servedProblem(name: string, manifest: RegisteredRelease['manifest']): Refusal | null {
  if (!('contract' in manifest) || SERVED_CONTRACTS.includes(manifest.contract)) return null;
  return {
    code: 'contract-not-served',
    sentence: `${name} ${manifest.version} speaks contract ${manifest.contract}, the platform serves ${SERVED_CONTRACTS.join(' and ')}: build it against one of these.`,
  };
}
