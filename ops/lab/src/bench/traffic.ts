import type { CDPSession } from 'playwright-core';

export interface Traffic {
  readonly requests: number;
  /** Transferred bytes: compressed, headers included. */
  readonly bytes: number;
}

/** Counts the transferred bytes of a page from now on, without responses from the cache. */
export async function countTraffic(session: CDPSession): Promise<() => Traffic> {
  let requests = 0;
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    requests += 1;
    bytes += encodedDataLength;
  });
  return () => ({ requests, bytes });
}
