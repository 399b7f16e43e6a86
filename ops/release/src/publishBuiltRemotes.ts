import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { amongOthers, problemsOf } from './checks/index.js';
import { type Build, readBuild } from './registry/build.js';
import { bundleFolder, remoteFolders } from './registry/builtRemotes.js';
import { isKnown } from './registry/changes.js';
import { readHistory } from './registry/history.js';
import { putBackRegistry } from './registry/lastRegistry.js';
import type { ObjectStore } from './registry/objectStore.js';
import type { Refusal } from './registry/refusal.js';
import { entryOf, KIT, readRegistry } from './registry/storedRegistry.js';
import { offeredBy, storeRelease } from './registry/storeRelease.js';
import { type ChangeDecision, changeRemote, type Situation } from './verbs/changeRemote.js';

/**
 * Publishes the builds of the workspace, so that a started clone shows its own sources. A new build becomes the
 * active release and ends a canary; a known one changes nothing, so that a rollback, an older release or a canary
 * survives a restart. The same checks apply as for a manual release.
 * @returns builds that could not be published; the portal continues with the existing releases
 */
export async function publishBuiltRemotes(
  repository: string,
  store: ObjectStore,
): Promise<readonly Refusal[]> {
  const builtRemotes = [...remoteFolders(repository), KIT]
    .map((name) => ({ name, dist: join(bundleFolder(repository, name), 'dist') }))
    .filter(({ dist }) => existsSync(join(dist, 'manifest.json')));
  try {
    if (builtRemotes.length > 0) await putBackRegistry(store);
    return await publishInTurn(store, builtRemotes);
  } catch (error) {
    // A portal starts also with an unreachable store or an invalid registry.
    return [{ code: 'not-possible', sentence: error instanceof Error ? error.message : String(error) }];
  }
}

interface BuiltRemote {
  readonly name: string;
  readonly dist: string;
}

/** A page or an embed may move between remotes in one commit: refused builds are retried after the others. */
async function publishInTurn(
  store: ObjectStore,
  builtRemotes: readonly BuiltRemote[],
): Promise<readonly Refusal[]> {
  const refusals: { readonly one: BuiltRemote; readonly problems: readonly Refusal[] }[] = [];
  for (const one of builtRemotes) {
    const problems = await publishBuilt(store, one);
    if (problems.length > 0) refusals.push({ one, problems });
  }
  const isStuck = refusals.length === builtRemotes.length;
  return isStuck
    ? refusals.flatMap(({ problems }) => problems)
    : publishInTurn(
        store,
        refusals.map(({ one }) => one),
      );
}

async function publishBuilt(store: ObjectStore, { dist, name }: BuiltRemote): Promise<readonly Refusal[]> {
  const read = readBuild(dist, name);
  if ('refused' in read) return [read.refused];
  const { build } = read;
  const { registry } = await readRegistry(store);
  const isThere = entryOf(registry, name) !== null;
  if (isThere && isKnown(await readHistory(store, name), build.version)) return [];

  const problems = [...problemsOf(build), ...amongOthers(build, registry)];
  if (problems.length > 0) return problems;
  const stored = await storeRelease(store, build);
  if ('refused' in stored) return [stored.refused];
  const outcome = await changeRemote(store, name, (situation) => decide(build, situation));
  return 'refused' in outcome ? [outcome.refused] : [];
}

function decide(build: Build, { entry, history, registry }: Situation): ChangeDecision {
  const { name, version } = build;
  const wasRemoved = history.at(-1)?.what === 'remove';
  if (isKnown(history, version) && (entry || wasRemoved)) return { nothing: `${name} ${version} is known.` };
  const [refused] = amongOthers(build, registry);
  if (refused) return { refused };
  return { what: 'workspace', versions: [version], entry: { active: offeredBy(build) } };
}
