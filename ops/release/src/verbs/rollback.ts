import { releaseBefore } from '../registry/changes.js';
import type { ObjectStore } from '../registry/objectStore.js';
import { refused } from '../registry/refusal.js';
import { storedRelease } from './activate.js';
import { changeRemote } from './changeRemote.js';
import { type Outcome, outcomeOf } from './outcome.js';

/**
 * One step back: ends a canary if there is one, otherwise activates the release that was active before; a further
 * call leads to the one before that. Embeds or paths that others use do not prevent it.
 */
export async function rollback(store: ObjectStore, name: string, note?: string): Promise<Outcome> {
  return outcomeOf(
    await changeRemote(store, name, async ({ entry, history }) => {
      if (entry?.canary) {
        const { version } = entry.canary.release.manifest;
        return { what: 'rollback', versions: [version], entry: { active: entry.active }, note };
      }
      const active = entry?.active.manifest.version ?? null;
      const before = releaseBefore(history, active);
      if (!before) {
        return refused(
          'nothing-before',
          active === null
            ? `There is no release of ${name}: publish one.`
            : `There is no release of ${name} before ${active}: publish a better one.`,
        );
      }
      const stored = await storedRelease(store, name, before);
      if ('refused' in stored) return stored;
      return { what: 'rollback', versions: [before], entry: { active: stored.release }, note };
    }),
  );
}
