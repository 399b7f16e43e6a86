import type { ServerResponse } from 'node:http';

/**
 * What a page of the portal may do: scripts and styles of its own only, nothing inline but the script that asks for data early
 * and the style elements that carry this answer's nonce, no eval, no frames around it. Pictures may come from the feed's hosts, or
 * be ones that somebody is about to upload (`blob:`).
 * @param scripts origins of foreign scripts that an operator configured, and those talk to
 * @param inline hashes of scripts in the page itself
 */
export function contentSecurityPolicy(
  nonce: string,
  scripts: readonly string[] = [],
  inline: readonly string[] = [],
): string {
  const trusted = ["'self'", ...scripts].join(' ');
  return [
    "default-src 'self'",
    `script-src ${[trusted, ...inline].join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data: https:",
    "font-src 'self'",
    `connect-src ${trusted}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** On every answer of the gateway itself; the API sets its own. The generated configuration of nginx says the same. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Behind TLS only: a browser that was told so never asks in the clear again. */
export const TLS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** Files that pages of others may use. */
export const OPEN_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The answer to a browser that asks first whether it may. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Max-Age': '86400',
};

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

export function setCommonHeaders(response: ServerResponse, behindTls: boolean): void {
  setHeaders(response, COMMON_HEADERS);
  if (behindTls) setHeaders(response, TLS_HEADERS);
}
