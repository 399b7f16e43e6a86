import type { RemoteStorage } from '@euro/platform';
import type { DraftPair } from '../domain/draftPair.js';
import type { DraftState, ExpiredDraft, SentDraft } from './draftSlice.js';

/** A draft as it lies in the browser between two visits. */
export interface StoredDraft extends Pick<DraftState, 'pairs' | 'sent'> {
  /** Id of the player that was being replaced. */
  readonly outId?: number | null;
}

const NO_DRAFT: StoredDraft = { pairs: [], sent: null };

/** Storage key of a team's draft for a matchday. */
export function draftKey(teamId: number, weekId: number): string {
  return `draft-${teamId}-${weekId}`;
}

/** The stored draft of a team and matchday; an empty one when none is readable. */
export function readDraft(storage: RemoteStorage, teamId: number, weekId: number): StoredDraft {
  const stored = storage.read(draftKey(teamId, weekId), isStoredDraft) ?? NO_DRAFT;
  return stored.sent === null ? stored : { ...stored, sent: { ...stored.sent, isUnanswered: true } };
}

/** Keeps a draft; an empty one leaves nothing behind. */
export function writeDraft(storage: RemoteStorage, teamId: number, weekId: number, draft: StoredDraft): void {
  const key = draftKey(teamId, weekId);
  if (draft.pairs.length === 0) storage.remove(key);
  else {
    const { pairs, outId = null } = draft;
    const sent = draft.sent && { key: draft.sent.key, body: draft.sent.body };
    storage.write(key, { pairs, sent, ...(outId !== null && { outId }) });
  }
}

/**
 * The latest draft of a matchday that closed, which stays in the browser until it is decided on; null when there is
 * none. Older ones are removed.
 */
export function readExpired(storage: RemoteStorage, teamId: number, weekId: number): ExpiredDraft | null {
  let expired: ExpiredDraft | null = null;
  for (let week = weekId - 1; week >= 1; week -= 1) {
    const { pairs, sent } = readDraft(storage, teamId, week);
    if (pairs.length === 0) continue;
    if (expired === null) expired = { weekId: week, pairs, sent, lateness: null };
    else storage.remove(draftKey(teamId, week));
  }
  return expired;
}

/** Storage key with which tabs announce that they changed the team. */
export function changeKey(teamId: number): string {
  return `changed-${teamId}`;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    isObject(value) &&
    Array.isArray(value.pairs) &&
    value.pairs.every(isPair) &&
    (value.sent === null || isSent(value.sent)) &&
    (value.outId === undefined || value.outId === null || isId(value.outId))
  );
}

function isPair(value: unknown): value is DraftPair {
  return isObject(value) && isId(value.outId) && (value.inId === null || isId(value.inId));
}

function isSent(value: unknown): value is SentDraft {
  return isObject(value) && typeof value.key === 'string' && typeof value.body === 'string';
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
