import type { ServerResponse } from 'node:http';

/**
 * What a page of the portal may do: scripts and styles of its own only, nothing inline but the style elements that
 * carry this answer's nonce (styled-components), no eval, no frames around it. Pictures may come from the feed's hosts, or
 * be ones that somebody is about to upload (`blob:`).
 * @param scripts origins of foreign scripts that an operator configured, and those talk to
 */
export function contentSecurityPolicy(nonce: string, scripts: readonly string[] = []): string {
  const trusted = ["'self'", ...scripts].join(' ');
  return [
    "default-src 'self'",
    `script-src ${trusted}`,
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

/** On every answer of the gateway itself; the API sets its own. */
export function setCommonHeaders(response: ServerResponse, behindTls: boolean): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (behindTls) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}
