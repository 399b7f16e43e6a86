import { inCompetition, type ScopedContext } from '../../infra/inCompetition.js';
import { trustedCompetitions } from '../competition/listCompetitions.js';
import { trustedSnapshot } from './currentSnapshot.js';
import { knowledgeAt } from './visibility.js';

interface DataState {
  /** One array as long as no snapshot is another. */
  readonly snapshot: readonly object[];
  readonly knowledge: string;
}

const lastByModels = new WeakMap<object, readonly object[]>();

/**
 * Digest of this process's data of all competitions, and of how much of it their clocks make visible; null where no
 * job keeps them up to date.
 */
export function dataState(context: ScopedContext): DataState | null {
  const snapshots: object[] = [];
  const knowledgeVersions: number[] = [];
  for (const { id, isDefault } of trustedCompetitions(context)) {
    const scopedContext = inCompetition(context, isDefault ? null : id);
    const snapshot = trustedSnapshot(scopedContext);
    if (!snapshot) return null;
    snapshots.push(snapshot);
    knowledgeVersions.push(knowledgeAt(snapshot, scopedContext.clock.now()));
  }
  if (snapshots.length === 0) return null;
  const last = lastByModels.get(context.models);
  const isSame = last?.length === snapshots.length && last.every((one, index) => one === snapshots[index]);
  const snapshot = isSame ? last : snapshots;
  lastByModels.set(context.models, snapshot);
  return { snapshot, knowledge: knowledgeVersions.join() };
}
