import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignatureV4 } from '@smithy/signature-v4';

export interface StandInS3 {
  /** Environment of a program that stores its releases here. */
  readonly env: Readonly<Record<string, string>>;
  readonly objects: Map<string, Buffer>;
  /** Received requests: `PUT registry.json`. */
  readonly request: string[];
  /** Faults of the next requests, or of the next one of a kind. */
  readonly faults: (Fault | { readonly on: string; readonly fault: Fault })[];
  stop(): Promise<void>;
}

/** A status; no response; or an executed request whose response is lost. */
type Fault = number | 'silence' | 'lost';

const KEYS = { accessKeyId: 'tester', secretAccessKey: 'not/a+secret' };
const REGION = 'eu-west-1';
const BUCKET = '/portal/releases/';

/**
 * A store as S3 documents itself, as far as releases need it: GET, PUT and DELETE of objects with conditions, each
 * request signed by version 4. Signatures are checked by Amazon's own library.
 */
export async function startStandInS3(): Promise<StandInS3> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const faults: StandInS3['faults'] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(response, 500, String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const path = new URL(request.url ?? '/', 'http://s3').pathname;
    if (!(await isSigned(request, path, body))) return refuse(response, 403, 'SignatureDoesNotMatch');
    const key = decodeURIComponent(path);
    if (!key.startsWith(BUCKET)) return refuse(response, 404, 'NoSuchBucket');
    const name = key.slice(BUCKET.length);
    requests.push(`${request.method} ${name}`);
    const fault = nextFault(`${request.method} ${name}`);
    if (fault === 'silence') return;
    if (typeof fault === 'number') return refuse(response, fault, 'InternalError');
    const [status, content] = act(request, name, body);
    if (fault === 'lost') return void response.destroy();
    const there = objects.get(name);
    response.writeHead(status, there && { etag: etagOf(there) }).end(content);
  }

  function nextFault(request: string): Fault | undefined {
    const [next] = faults;
    if (typeof next !== 'object') return faults.shift() as Fault | undefined;
    if (next.on !== request) return undefined;
    faults.shift();
    return next.fault;
  }

  function act({ method, headers }: IncomingMessage, name: string, body: Buffer): [number, Buffer?] {
    const there = objects.get(name);
    const tag = there && etagOf(there);
    if (method === 'GET') {
      if (!there) return [404];
      return headers['if-none-match'] === tag ? [304] : [200, there];
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return [204];
    }
    if (headers['if-none-match'] === '*' && there) return [412];
    if (headers['if-match'] && !there) return [404];
    if (headers['if-match'] && headers['if-match'] !== tag) return [412];
    objects.set(name, body);
    return [200];
  }

  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return {
    env: {
      RELEASES_URL: `s3:/${BUCKET.replace(/\/$/, '')}`,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    objects,
    request: requests,
    faults,
    stop: () => stop(server),
  };
}

async function isSigned(request: IncomingMessage, path: string, body: Buffer): Promise<boolean> {
  const { authorization = '', 'x-amz-date': moment = '', 'x-amz-content-sha256': hash } = request.headers;
  if (hash !== createHash('sha256').update(body).digest('hex')) return false;
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return false;
  const signer = new SignatureV4({
    credentials: KEYS,
    region: REGION,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  });
  const headers = Object.fromEntries(signed.map((name) => [name, String(request.headers[name] ?? '')]));
  const again = await signer.sign(
    { method: request.method ?? '', protocol: 'http:', hostname: '', path, query: {}, headers, body },
    { signingDate: dateOf(String(moment)), signableHeaders: new Set(signed) },
  );
  const signatureIn = (text = '') => /Signature=([0-9a-f]{64})/.exec(text)?.[1];
  return (
    signatureIn(authorization) !== undefined &&
    signatureIn(authorization) === signatureIn(again.headers.authorization)
  );
}

/** `20240614T190000Z`. */
const dateOf = (moment: string) =>
  new Date(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The hash that the library asks for. */
class Sha256 {
  readonly #hash;

  constructor(secret?: unknown) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(bytes: unknown): void {
    this.#hash.update(bytesOf(bytes));
  }

  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.#hash.digest());
  }

  reset(): void {}
}

function bytesOf(source: unknown): Uint8Array {
  if (typeof source === 'string') return Buffer.from(source);
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  throw new TypeError('not something that can be hashed');
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => server.close(() => closed()));
}
