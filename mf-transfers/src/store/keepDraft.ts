import type { RemoteStorage } from '@euro/platform';
import { type DraftState, draftFollowed } from './draftSlice.js';
import { changeKey, draftKey, readDraft, writeDraft } from './storedDraft.js';
import type { TransfersStore } from './transfersStore.js';

/**
 * Keeps the open draft in storage, and follows it there: what another tab prepares shows here at once. `onChange` is
 * called when another tab changed the team itself. Returns how to stop.
 */
export function keepDraft(store: TransfersStore, storage: RemoteStorage, onChange: () => void): () => void {
  let last = store.getState().draft;
  let lastOutId = store.getState().focus.outId;
  let isFollowing = false;

  function write({ teamId, weekId, pairs, sent }: DraftState): void {
    if (teamId === null || weekId === null) return;
    writeDraft(storage, teamId, weekId, { pairs, sent, outId: store.getState().focus.outId });
  }

  /** A draft of a matchday that closed stays until it is decided on, and is back when that is undone. */
  function followExpired(previous: DraftState, { teamId, expired }: DraftState): void {
    if (teamId === null || previous.teamId !== teamId || previous.expired === expired) return;
    if (previous.expired !== null) storage.remove(draftKey(teamId, previous.expired.weekId));
    if (expired !== null) writeDraft(storage, teamId, expired.weekId, expired);
  }

  function watch({ teamId, weekId }: DraftState): () => void {
    if (teamId === null || weekId === null) return () => {};
    const stops = [
      storage.watch(draftKey(teamId, weekId), () => {
        isFollowing = true;
        store.dispatch(draftFollowed(readDraft(storage, teamId, weekId)));
        isFollowing = false;
      }),
      storage.watch(changeKey(teamId), onChange),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  write(last);
  let stopWatching = watch(last);
  const stopKeeping = store.subscribe(() => {
    const { draft, focus } = store.getState();
    if (draft === last && focus.outId === lastOutId) return;
    const isOther = draft.teamId !== last.teamId || draft.weekId !== last.weekId;
    const isTouched =
      isOther || draft.pairs !== last.pairs || draft.sent !== last.sent || focus.outId !== lastOutId;
    // The draft of another matchday was just read from storage.
    if (!isOther) followExpired(last, draft);
    last = draft;
    lastOutId = focus.outId;
    if (isOther) {
      stopWatching();
      stopWatching = watch(draft);
    }
    // Changes from another tab are stored already; writing them again could undo its later writes.
    if (isTouched && !isFollowing) write(draft);
  });

  return () => {
    stopKeeping();
    stopWatching();
  };
}
