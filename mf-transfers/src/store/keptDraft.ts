import type { Drawer } from '@euro/platform';
import type { DraftPair } from '../domain/draftPair.js';
import type { DraftState, ExpiredDraft, SentDraft } from './draftSlice.js';

/** A draft as it lies in the browser between two visits. */
export type KeptDraft = Pick<DraftState, 'pairs' | 'sent'>;

const NO_DRAFT: KeptDraft = { pairs: [], sent: null };

/** Where the draft of a team for a matchday lies. */
export function draftKey(teamId: number, weekId: number): string {
  return `draft-${teamId}-${weekId}`;
}

/** What lies in the browser for a team and matchday; an empty draft when there is none that can be read. */
export function readDraft(drawer: Drawer, teamId: number, weekId: number): KeptDraft {
  return drawer.read(draftKey(teamId, weekId), isKeptDraft) ?? NO_DRAFT;
}

/** Keeps a draft; an empty one leaves nothing behind. */
export function writeDraft(drawer: Drawer, teamId: number, weekId: number, draft: KeptDraft): void {
  const key = draftKey(teamId, weekId);
  if (draft.pairs.length === 0) drawer.remove(key);
  else drawer.write(key, { pairs: draft.pairs, sent: draft.sent });
}

/** Takes the latest draft of an earlier matchday out of the browser, and all before it; null when there is none. */
export function takeExpired(drawer: Drawer, teamId: number, weekId: number): ExpiredDraft | null {
  let expired: ExpiredDraft | null = null;
  for (let week = weekId - 1; week >= 1; week -= 1) {
    const { pairs } = readDraft(drawer, teamId, week);
    if (pairs.length === 0) continue;
    expired ??= { weekId: week, pairs };
    drawer.remove(draftKey(teamId, week));
  }
  return expired;
}

/** Where a tab leaves word for the others that it changed the team. */
export function changeKey(teamId: number): string {
  return `changed-${teamId}`;
}

function isKeptDraft(value: unknown): value is KeptDraft {
  return (
    isObject(value) &&
    Array.isArray(value.pairs) &&
    value.pairs.every(isPair) &&
    (value.sent === null || isSent(value.sent))
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
