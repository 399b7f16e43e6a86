import type { Receipt } from '@euro/api-contract';

/** The changes that conflict with a save, out of the details of the API's `team-changed-meanwhile`; what can't be read is left out. */
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

/** How late a change was, out of the details of the API's `deadline-passed`; null when they don't say. */
export function latenessOf(details: unknown): Lateness | null {
  if (!isRecord(details)) return null;
  const { weekId, deadlineDate, msAfterDeadline } = details;
  return typeof weekId === 'number' && typeof deadlineDate === 'string' && typeof msAfterDeadline === 'number'
    ? { weekId, deadlineDate, msAfterDeadline }
    : null;
}

/** As much as is needed to present it; the rest is as the contract says. */
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
