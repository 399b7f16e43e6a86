import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { cpuMs } from '../kit/cpuMs.js';

/** A recorded response of another server. */
export interface RecordedResponse {
  readonly path: string;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  /** Base64. */
  readonly body: string;
  readonly etag: string;
}

/** Program of a bare server that replays recorded responses. Each message but `cpu` is a list of them. */
const { BENCH_PORT } = process.env;
let answers = new Map<
  string,
  { readonly headers: string[]; readonly bytes: Buffer; readonly etag: string }
>();

createServer((request: IncomingMessage, response: ServerResponse) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
  } else if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.headers).end();
  } else {
    response.writeHead(200, [...answer.headers, 'Content-Length', String(answer.bytes.length)]);
    response.end(answer.bytes);
  }
}).listen(Number(BENCH_PORT), '127.0.0.1', () => process.send?.('ready'));

process.on('message', (message: 'cpu' | readonly RecordedResponse[]) => {
  if (message === 'cpu') {
    process.send?.(cpuMs());
    return;
  }
  answers = new Map(
    message.map(({ path, headers, body, etag }) => [
      path,
      { headers: [...headers], bytes: Buffer.from(body, 'base64'), etag },
    ]),
  );
  process.send?.('ready');
});
process.on('disconnect', () => process.exit(0));
