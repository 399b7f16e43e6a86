import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { retryBytes } from '../../http/index.js';
import { LineCut } from './chatHub.js';
import { presentProblems, type Reply } from './presentProblems.js';

/** The end of a subscription that is not to be opened again, as the protocol of `graphql-sse` has it. */
const COMPLETE = 'event: complete\ndata:\n\n';

/**
 * Writes each result as an event, no faster than the reader takes them; what changes meanwhile comes in the next one.
 */
export async function sendResults(
  results: AsyncIterable<ExecutionResult>,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  try {
    for await (const result of results) {
      if (response.writableEnded || response.destroyed) return;
      if (!response.write(nextEvent(presentResult(result, reply)))) await waitForDrain(response);
    }
    response.end(COMPLETE);
  } catch (error) {
    if (response.writableEnded) return;
    if (error instanceof LineCut) response.end(retryBytes());
    else response.end(nextEvent({ errors: presentProblems([error], reply) }) + COMPLETE);
  }
}

/** A result with its failures as the contract has them. */
export function presentResult({ data, errors }: ExecutionResult, reply: Reply): object {
  return {
    ...(data === undefined ? {} : { data }),
    ...(errors ? { errors: presentProblems(errors, reply) } : {}),
  };
}

function nextEvent(result: object): string {
  return `event: next\ndata: ${JSON.stringify(result)}\n\n`;
}

async function waitForDrain(response: ServerResponse): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]).finally(() =>
    over.abort(),
  );
}
