import type { DraftSquad, PositionId, Slot } from '@euro/game';
import type { RemoteStorage } from '@euro/platform';
import type { TeamState, TeamStore } from './teamStore.js';

/** A draft as it lies in the browser between two visits. */
export interface StoredDraft {
  readonly draft: DraftSquad;
  /**
   * The team that the draft was begun on, to distinguish its changes from those of another window; not of a new team.
   */
  readonly saved?: DraftSquad;
  /** The version of that team; null for a new team. */
  readonly version: number | null;
  /** The matchday it was made for; drafts of earlier releases do not say. */
  readonly weekId?: number;
  /** Last change, epoch ms on the game's clock. */
  readonly changedAt?: number;
  /** Of a new team only. */
  readonly name?: string;
  /**
   * The manager ticked that the real name is shown. Earlier releases stored `nameVisible`, ticked by default: it is
   * ignored, because it was no choice.
   */
  readonly showsName?: boolean;
}

const NEW_TEAM = 'new-';

/** The key of the draft of an existing team. */
export function teamKey(teamId: number): string {
  return `team-${teamId}`;
}

/** Key of a user's draft of a new team; several users may share a browser. Null is the visitor, who has no account. */
export function newTeamKey(userId: number | null): string {
  return `${NEW_TEAM}${userId ?? 'visitor'}`;
}

export function isNewTeamKey(key: string): boolean {
  return key.startsWith(NEW_TEAM);
}

/** Stores the open draft whenever it changes; returns the unsubscribe function. An unchanged team is not stored. */
export function keepDraft(store: TeamStore, storage: RemoteStorage): () => void {
  let last = store.getState();
  return store.subscribe(() => {
    const state = store.getState();
    if (state.draft === last.draft && state.nameForm === last.nameForm) return;
    last = state;
    const { key } = state.draft;
    if (key === null) return;
    const stored = storedDraftOf(state);
    if (stored === null) storage.remove(storageKey(key));
    else storage.write(storageKey(key), stored);
  });
}

/** The stored draft with this key; null without a valid one. */
export function readStoredDraft(storage: RemoteStorage, key: string): StoredDraft | null {
  return storage.read(storageKey(key), isStoredDraft);
}

/** Puts a draft into storage, for a page that is no longer there to do so. */
export function writeStoredDraft(storage: RemoteStorage, key: string, stored: StoredDraft): void {
  storage.write(storageKey(key), stored);
}

/** Removes a stored draft: it was saved, or is outdated. */
export function forgetDraft(storage: RemoteStorage, key: string): void {
  storage.remove(storageKey(key));
}

function storageKey(key: string): string {
  return `draft-${key}`;
}

function storedDraftOf({ draft, nameForm }: TeamState): StoredDraft | null {
  const { key, present, saved, version } = draft;
  if (present === null) return null;
  const record = {
    version,
    ...(draft.weekId === null ? {} : { weekId: draft.weekId }),
    ...(draft.changedAt === null ? {} : { changedAt: draft.changedAt }),
  };
  if (key !== null && isNewTeamKey(key)) {
    const { name, nameVisible } = nameForm;
    const isEmpty = name === '' && present.slots.every((slot) => slot.playerId === null);
    return isEmpty ? null : { draft: present, ...record, name, showsName: nameVisible };
  }
  return present === saved || saved === null ? null : { draft: present, saved, ...record };
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (!isObject(value)) return false;
  return (
    isDraft(value.draft) &&
    (value.saved === undefined || isDraft(value.saved)) &&
    isIdOrNull(value.version) &&
    (value.weekId === undefined || typeof value.weekId === 'number') &&
    (value.changedAt === undefined || typeof value.changedAt === 'number') &&
    (value.name === undefined || typeof value.name === 'string') &&
    (value.showsName === undefined || typeof value.showsName === 'boolean')
  );
}

function isDraft(value: unknown): value is DraftSquad {
  return (
    isObject(value) &&
    Array.isArray(value.slots) &&
    value.slots.every(isSlot) &&
    isIdOrNull(value.captainId) &&
    isIdOrNull(value.viceCaptainId)
  );
}

function isSlot(value: unknown): value is Slot {
  return (
    isObject(value) &&
    (value.role === 'starting' || value.role === 'bench') &&
    isPosition(value.positionId) &&
    isIdOrNull(value.playerId)
  );
}

function isPosition(value: unknown): value is PositionId {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 4;
}

function isIdOrNull(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && Number.isInteger(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
