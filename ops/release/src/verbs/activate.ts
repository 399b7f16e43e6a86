import { amongOthers, servedProblem } from '../checks/index.js';
import type { ObjectStore } from '../registry/objectStore.js';
import { type Refusal, refused } from '../registry/refusal.js';
import type { RegisteredRelease } from '../registry/storedRegistry.js';
import { readRelease } from '../registry/storeRelease.js';
import { type ChangeDecision, changeRemote, type Situation } from './changeRemote.js';
import { chooseVersion } from './chooseVersion.js';
import { type Outcome, outcomeOf } from './outcome.js';

interface Activating {
  readonly force?: boolean | undefined;
  readonly note?: string | undefined;
}

/** Activates a stored release for everybody; a canary of another release continues. */
export async function activate(
  store: ObjectStore,
  name: string,
  requestedVersion: string,
  options: Activating = {},
): Promise<Outcome> {
  return outcomeOf(
    await changeRemote(store, name, (situation) => decide(store, name, requestedVersion, situation, options)),
  );
}

async function decide(
  store: ObjectStore,
  name: string,
  requestedVersion: string,
  { entry, history, registry }: Situation,
  { force, note }: Activating,
): Promise<ChangeDecision> {
  const choice = chooseVersion(history, name, requestedVersion);
  if ('refused' in choice) return choice;
  const { version } = choice;
  if (entry?.active.manifest.version === version) {
    return { nothing: `${name} ${version} is what everybody gets already: nothing to do.` };
  }
  const stored = await storedRelease(store, name, version);
  if ('refused' in stored) return stored;
  const problems = amongOthers({ name, manifest: stored.release.manifest }, registry);
  const [refusal] = problems;
  if (refusal && !force) return { refused: refusal };
  const canary = entry?.canary?.release.manifest.version === version ? undefined : entry?.canary;
  return {
    what: 'activate',
    versions: [version],
    entry: { active: stored.release, ...(canary && { canary }) },
    note: problems.length > 0 ? [note, 'forced'].filter(Boolean).join(', ') : note,
  };
}

/** A release that may be given to browsers, or why it may not. */
export async function storedRelease(
  store: ObjectStore,
  name: string,
  version: string,
): Promise<{ readonly release: RegisteredRelease } | { readonly refused: Refusal }> {
  const release = await readRelease(store, name, version);
  if (!release) {
    return refused(
      'release-broken',
      `${name} ${version} is not whole in ${store.place}: choose another release, or publish its sources again under a new version.`,
    );
  }
  const problem = servedProblem(name, release.manifest);
  return problem ? { refused: problem } : { release };
}
