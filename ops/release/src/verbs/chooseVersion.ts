import { type Change, storedVersions } from '../registry/changes.js';
import { type Refusal, refused } from '../registry/refusal.js';

/** Finds the stored release of a version, or of an unambiguous prefix of it. */
export function chooseVersion(
  history: readonly Change[],
  name: string,
  requestedVersion: string,
): { readonly version: string } | { readonly refused: Refusal } {
  const stored = storedVersions(history);
  if (stored.includes(requestedVersion)) return { version: requestedVersion };
  const fitting = stored.filter((version) => version.startsWith(requestedVersion));
  const [version] = fitting;
  if (version && fitting.length === 1) return { version };
  if (version) {
    return refused(
      'version-ambiguous',
      `${requestedVersion} may be ${fitting.join(' or ')}: write more of it.`,
    );
  }
  const choice = stored.length > 0 ? `choose from ${stored.join(', ')}` : `publish ${name} first`;
  return refused('version-unknown', `There is no release ${requestedVersion} of ${name}: ${choice}.`);
}
