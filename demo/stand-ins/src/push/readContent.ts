import type { IncomingMessage } from 'node:http';

/** The content of a request; null when it is longer than `most` bytes. */
export async function readContent(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= most) chunks.push(chunk);
  }
  return length > most ? null : Buffer.concat(chunks);
}
