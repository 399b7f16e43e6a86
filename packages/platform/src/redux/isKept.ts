import type { ApiFailure } from '../contract/api.js';
import type { PlatformState } from '../contract/state.js';

/** Whether the portal keeps a write that failed for lack of a connection, and sends it later. */
export function isKept(
  { status }: Pick<ApiFailure, 'status'>,
  { waiting }: Pick<PlatformState, 'waiting'>,
  about: string,
): boolean {
  return status === 0 && (waiting?.value.some((change) => change.about === about) ?? false);
}
