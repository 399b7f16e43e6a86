import type { RemoteStorage } from '@euro/platform';
import { forgetDraft, newTeamKey, readStoredDraft, writeStoredDraft } from './keepDraft.js';

/** Storage key of a visitor's wish to save: the matchday it was pressed for. */
const WISH = 'visitor-save';
const VISITOR = newTeamKey(null);

const isMatchday = (value: unknown): value is number => typeof value === 'number';

/** Notes that a visitor pressed save, so that the team is saved once there is an account. */
export function noteSaveWish(storage: RemoteStorage, weekId: number): void {
  storage.write(WISH, weekId);
}

/** True once after a visitor pressed save for this matchday; a wish for another one is dropped. */
export function takeSaveWish(storage: RemoteStorage, weekId: number): boolean {
  const wish = storage.read(WISH, isMatchday);
  if (wish !== null) storage.remove(WISH);
  return wish === weekId;
}

/** True when a visitor has begun a team in this browser. */
export function hasVisitorDraft(storage: RemoteStorage): boolean {
  return readStoredDraft(storage, VISITOR) !== null;
}

/**
 * Makes a visitor's draft the user's own. A later draft of the user stays, unless the visitor pressed save; without a
 * visitor's draft nothing changes, so that it may be called again.
 */
export function adoptVisitorDraft(storage: RemoteStorage, userId: number): void {
  const visitor = readStoredDraft(storage, VISITOR);
  if (visitor === null) return;
  const key = newTeamKey(userId);
  const own = readStoredDraft(storage, key);
  const isWished = storage.read(WISH, isMatchday) !== null;
  if (own !== null && !isWished && (own.changedAt ?? 0) > (visitor.changedAt ?? 0)) return;
  writeStoredDraft(storage, key, visitor);
  forgetDraft(storage, VISITOR);
}
