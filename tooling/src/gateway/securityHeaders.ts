import type { ServerResponse } from 'node:http';

/**
 * What a page of the portal may do: scripts and styles of its own only, nothing inline but the style elements that
 * carry this answer's nonce (styled-components), no eval, no frames around it. Pictures may come from the feed's hosts.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
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
