import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings, type Encoding } from './acceptedEncodings.js';
import { ASK_FIRST, NEVER } from './caching.js';
import { endOnceRead } from './endOnceRead.js';
import { matchesEtag } from './matchesEtag.js';

/** Responds with one sentence. */
export function plain(response: ServerResponse, status: number, sentence: string): void {
  const text = `${sentence}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': NEVER,
    'Content-Length': Buffer.byteLength(text),
  });
  endOnceRead(response.req, response, text);
}

/** Serves a generated text with revalidation. */
export async function sendTagged(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  type: string,
): Promise<void> {
  const etag = weakTag(text);
  response.setHeader('Cache-Control', ASK_FIRST);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (matchesEtag(request, etag)) return void response.writeHead(304).end();
  await sendText(request, response, text, type);
}

/** A weak tag, since the text has several compressed forms. */
const weakTag = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;

const brotli = promisify(brotliCompress);
const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<string, Buffer>(gzip),
};

/** Compresses lightly, since the text is generated per response. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  type: string,
  status = 200,
): Promise<void> {
  const [encoding] = acceptedEncodings(request);
  const bytes = encoding ? await COMPRESS[encoding](text) : Buffer.from(text);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
