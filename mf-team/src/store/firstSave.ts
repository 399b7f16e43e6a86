import type { RemoteStorage } from '@euro/platform';

/** Storage key of the team that was just created, until its page is opened. */
const KEY = 'created-team';

const isId = (value: unknown): value is number => typeof value === 'number';

/** Notes that a team was saved for the first time: its page celebrates that once. */
export function noteFirstSave(storage: RemoteStorage, teamId: number): void {
  storage.write(KEY, teamId);
}

/** Id of the team that was just created; null without one. */
export function readFirstSave(storage: RemoteStorage): number | null {
  return storage.read(KEY, isId);
}

export function forgetFirstSave(storage: RemoteStorage): void {
  storage.remove(KEY);
}
