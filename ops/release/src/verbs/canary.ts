import { takenFromOthers } from '../checks/index.js';
import { releaseBefore } from '../registry/changes.js';
import type { ObjectStore } from '../registry/objectStore.js';
import { refused } from '../registry/refusal.js';
import { type Entry, KIT } from '../registry/storedRegistry.js';
import { storedRelease } from './activate.js';
import { type ChangeDecision, changeRemote, type Situation } from './changeRemote.js';
import { chooseVersion } from './chooseVersion.js';
import { type Outcome, outcomeOf } from './outcome.js';

/**
 * Serves a release to a share of the browsers; a browser in the share stays in it when the share grows. A canary of
 * the active release gives the other browsers the release before it again.
 * @param percent whole, 0 to 100; 0 ends the canary
 */
export async function canary(
  store: ObjectStore,
  name: string,
  requestedVersion: string,
  percent: number,
  note?: string,
): Promise<Outcome> {
  const problem = orderProblem(name, percent);
  if (problem) return outcomeOf(problem);
  return outcomeOf(
    await changeRemote(store, name, (situation) =>
      decide(store, name, requestedVersion, percent, situation, note),
    ),
  );
}

function orderProblem(name: string, percent: number) {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    return refused('percent-invalid', 'The share is a whole number of percent, from 0 to 100.');
  }
  if (name !== KIT) return null;
  return refused(
    'kit-has-no-canary',
    'The kit of embeds has no canary, since pages of others keep no browser apart: publish it, and roll back when it is wrong.',
  );
}

async function decide(
  store: ObjectStore,
  name: string,
  requestedVersion: string,
  percent: number,
  { entry, history, registry }: Situation,
  note: string | undefined,
): Promise<ChangeDecision> {
  if (!entry)
    return refused('not-registered', `Nobody gets ${name} yet: publish or activate a release first.`);
  const choice = chooseVersion(history, name, requestedVersion);
  if ('refused' in choice) return choice;
  const { version } = choice;
  const trying = entry.canary?.release.manifest.version;
  const change = (next: Entry): ChangeDecision => ({
    what: 'canary',
    versions: [version],
    entry: next,
    note,
  });

  if (percent === 0) {
    if (trying === version) return change({ active: entry.active });
    if (trying === undefined) return { nothing: `${name} has no canary: nothing to do.` };
    return refused(
      'no-such-canary',
      `The canary of ${name} is ${trying}, not ${version}: name that one to end it.`,
    );
  }
  if (trying === version && entry.canary?.percent === percent) {
    return { nothing: `${percent} % try ${name} ${version} already: nothing to do.` };
  }
  const stored = await storedRelease(store, name, version);
  if ('refused' in stored) return stored;
  const [clash] = takenFromOthers({ name, manifest: stored.release.manifest }, registry);
  if (clash) return { refused: clash };
  const trial = { percent, release: stored.release };
  if (entry.active.manifest.version !== version) return change({ active: entry.active, canary: trial });

  const before = releaseBefore(history, version);
  if (!before) {
    return refused(
      'nothing-before',
      `Everybody gets ${name} ${version}, and there is no release before it for the others: publish the next one with --hold, then try that.`,
    );
  }
  const others = await storedRelease(store, name, before);
  return 'refused' in others ? others : change({ active: others.release, canary: trial });
}
