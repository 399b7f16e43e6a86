import type { CDPSession } from 'playwright-core';

export interface Traffic {
  readonly requests: number;
  /** As they travelled: compressed, headers included. */
  readonly bytes: number;
}

/** Counts what a page brings over the line from now on; what the cache answers is no traffic. */
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
