import { amongOthers, problemsOf, sizeGrowthWarning } from '../checks/index.js';
import { type Build, readBuild } from '../registry/build.js';
import { storedVersions } from '../registry/changes.js';
import type { ObjectStore } from '../registry/objectStore.js';
import { entryOf, readRegistry } from '../registry/storedRegistry.js';
import { offeredBy, storeRelease } from '../registry/storeRelease.js';
import { authorOf } from '../rights/authorOf.js';
import { rightsOf } from '../rights/rights.js';
import { reportProblem } from '../rights/testReport.js';
import { type ChangeDecision, changeRemote, type Situation } from './changeRemote.js';
import { type Outcome, outcomeOf } from './outcome.js';

interface Publishing {
  /** Stores the release without activating it. */
  readonly hold?: boolean | undefined;
  /** Ignores conflicts with other remotes: removed parts in use, and names that they have. */
  readonly force?: boolean | undefined;
  readonly note?: string | undefined;
  /** The signed report that its tests passed, which a registry with rights demands; null without one. */
  readonly report?: string | null;
}

/**
 * Checks a build, stores it as a release, and activates it.
 * @param dist folder of the build
 */
export async function publish(
  store: ObjectStore,
  dist: string,
  name: string,
  options: Publishing = {},
): Promise<Outcome> {
  const read = readBuild(dist, name);
  if ('refused' in read) return { problems: [read.refused] };
  const { build } = read;
  const { registry } = await readRegistry(store);
  // Before anything is stored.
  const author = authorOf(registry, name, store.signer);
  if ('refused' in author) return { problems: [author.refused] };
  const before = entryOf(registry, name)?.active.manifest;
  const rights = rightsOf(registry);
  const untested = rights && (await reportProblem(rights, build, options.report ?? null));
  const problems = [
    ...(untested ? [untested] : []),
    ...problemsOf(build),
    ...(options.force || options.hold ? [] : amongOthers(build, registry)),
  ];
  if (problems.length > 0) return { problems };

  const stored = await storeRelease(store, build);
  if ('refused' in stored) return { problems: [stored.refused] };
  const outcome = outcomeOf(
    await changeRemote(store, name, (situation) => decide(build, situation, options)),
  );
  const warning = sizeGrowthWarning(build.manifest, before);
  return warning && 'change' in outcome ? { ...outcome, warnings: [warning] } : outcome;
}

function decide(
  build: Build,
  { entry, history, registry }: Situation,
  { hold, force, note }: Publishing,
): ChangeDecision {
  const { name, version } = build;
  if (entry?.active.manifest.version === version) {
    return { nothing: `${name} ${version} is what everybody gets already: nothing to do.` };
  }
  if (storedVersions(history).includes(version)) {
    const how = hold ? '' : ` To give it to everybody: activate ${name} ${version}.`;
    return { nothing: `${name} ${version} is stored already, with the same bytes: nothing to do.${how}` };
  }
  if (hold) return { what: 'hold', versions: [version], entry, note };
  const problems = amongOthers(build, registry);
  const [refused] = problems;
  if (refused && !force) return { refused };
  return {
    what: 'publish',
    versions: [version],
    entry: { active: offeredBy(build) },
    note: problems.length > 0 ? [note, 'forced'].filter(Boolean).join(', ') : note,
  };
}
