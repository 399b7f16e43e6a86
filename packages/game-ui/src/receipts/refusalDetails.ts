import type { Receipt } from '@euro/api-contract';

/**
 * The changes that conflict with a save, in the details of the API's `team-changed-meanwhile`; unreadable ones are left
 * out.
 */
export function changesOf(details: unknown): readonly Receipt[] {
  const changes: unknown = isRecord(details) ? details.changes : undefined;
  return Array.isArray(changes) ? changes.filter(isReceipt) : [];
}

/** By the server's clock: which deadline was missed, and by how much. */
export interface Lateness {
  readonly weekId: number;
  readonly deadlineDate: string;
  /** Milliseconds; 0 is the deadline's very millisecond, which is too late. */
  readonly msAfterDeadline: number;
}

/** The lateness of a change, in the details of the API's `deadline-passed`; null without one. */
export function latenessOf(details: unknown): Lateness | null {
  if (!isRecord(details)) return null;
  const { weekId, deadlineDate, msAfterDeadline } = details;
  return typeof weekId === 'number' && typeof deadlineDate === 'string' && typeof msAfterDeadline === 'number'
    ? { weekId, deadlineDate, msAfterDeadline }
    : null;
}

/** Checks only the fields that are presented; the contract guarantees the rest. */
function isReceipt(value: unknown): value is Receipt {
  return (
    isRecord(value) &&
    typeof value.id === 'number' &&
    typeof value.at === 'string' &&
    typeof value.kind === 'string' &&
    isRecord(value.changes)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
