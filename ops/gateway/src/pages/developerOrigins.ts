import type { IncomingMessage, ServerResponse } from 'node:http';
import { NEVER } from '../http/caching.js';
import { plain } from '../http/sendText.js';
import { cookiesOf } from '../http/visitor.js';

/** Where the developers' panel lets this browser load sections from other origins. */
export const DEVELOPER_ORIGINS = '/developer-origins';

/** An origin as a policy lists it: encrypted, or this computer; no wildcard. */
const ORIGIN = /^(https:\/\/[a-z0-9][a-z0-9.-]*|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/;
const MOST = 5;
const SECONDS = 12 * 60 * 60;

interface Settings {
  /** Whether an operator allows it. */
  readonly developerSections?: boolean;
  readonly behindTls?: boolean;
}

/** With TLS no other host of the domain can set it. */
const cookieName = ({ behindTls }: Settings) => `${behindTls ? '__Host-' : ''}developerOrigins`;

/** The origins whose sections this browser loads into the portal; none without the operator's switch. */
export function developerOriginsOf(request: IncomingMessage, settings: Settings): readonly string[] {
  if (!settings.developerSections) return [];
  const origins = (cookiesOf(request).get(cookieName(settings)) ?? '').split('|');
  return origins.filter((origin) => ORIGIN.test(origin)).slice(0, MOST);
}

/**
 * `GET` responds with the origins; `POST ?origin=http://localhost:3001&origin=…`, from a page of the portal only,
 * replaces them in a cookie of this browser for twelve hours; without `origin` the cookie ends.
 */
export function serveDeveloperOrigins(
  request: IncomingMessage,
  response: ServerResponse,
  settings: Settings,
): void {
  const { searchParams } = new URL(request.url ?? '/', 'http://portal');
  const origins = [...new Set(searchParams.getAll('origin'))];
  const refusal = refusalOf(request, origins, settings);
  if (refusal) plain(response, ...refusal);
  else if (request.method === 'GET') json(response, developerOriginsOf(request, settings));
  else {
    const age = origins.length > 0 ? SECONDS : 0;
    const attributes = `Max-Age=${age}; Path=/; HttpOnly; SameSite=Strict${settings.behindTls ? '; Secure' : ''}`;
    response.setHeader('Set-Cookie', `${cookieName(settings)}=${origins.join('|')}; ${attributes}`);
    json(response, origins);
  }
}

/** Status and sentence of a refusal; null where there is nothing to refuse. */
function refusalOf(
  { method = '', headers }: IncomingMessage,
  origins: readonly string[],
  { developerSections }: Settings,
): [number, string] | null {
  if (!developerSections)
    return [404, 'This portal loads no sections in development: DEVELOPER_SECTIONS is not 1.'];
  if (method === 'GET') return null;
  if (method !== 'POST') return [405, 'Only GET and POST here.'];
  if (headers['sec-fetch-site'] !== 'same-origin')
    return [403, 'Only the developers’ panel of this portal may ask for this.'];
  if (origins.length > MOST || origins.some((origin) => !ORIGIN.test(origin)))
    return [
      400,
      `Give at most ${MOST} origins that begin with https://, http://localhost or http://127.0.0.1.`,
    ];
  return null;
}

function json(response: ServerResponse, origins: readonly string[]): void {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': NEVER });
  response.end(JSON.stringify({ origins }));
}
