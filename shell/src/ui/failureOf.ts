import { isChunkMissing, RemoteFailure } from '@euro/platform/host';

/** Why a part of the shell can't be shown. */
export function failureOf(error: unknown): RemoteFailure {
  return new RemoteFailure(isChunkMissing(error) ? 'chunk-missing' : 'render-threw', 'shell', error);
}
