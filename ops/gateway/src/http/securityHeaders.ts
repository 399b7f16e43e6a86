import type { ServerResponse } from 'node:http';

interface PolicyParts {
  /** Origins of configured foreign scripts and of their connections. */
  readonly foreignScripts?: readonly string[] | undefined;
  /** Hashes of inline scripts. */
  readonly inline?: readonly string[];
  /** Address that browsers report violations to. */
  readonly policyReports?: string;
  /** Origins of the sections that a developer loads into this browser. */
  readonly developerOrigins?: readonly string[];
}

/**
 * The content security policy of the portal's pages: own scripts and styles only, nothing inline but the script of
 * early calls and style elements with this response's nonce, no eval, no framing. Images may come from the feed's
 * hosts, or be local before an upload (`blob:`).
 */
export function contentSecurityPolicy(
  nonce: string,
  { foreignScripts = [], inline = [], policyReports, developerOrigins = [] }: PolicyParts = {},
): string {
  const ownSources = ["'self'", ...developerOrigins].join(' ');
  const scriptSources = [ownSources, ...foreignScripts].join(' ');
  return [
    "default-src 'self'",
    `script-src ${[scriptSources, ...inline].join(' ')}`,
    `style-src ${ownSources} 'nonce-${nonce}'`,
    `img-src ${ownSources} blob: data: https:`,
    `font-src ${ownSources}`,
    `connect-src ${scriptSources}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(policyReports ? [`report-uri ${policyReports}`] : []),
  ].join('; ');
}

/** Headers of every response of the gateway itself; the API sets its own. */
const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** HSTS, behind TLS only: browsers then never use plain HTTP again. */
const TLS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};

/** CORS headers of files for other sites. */
export const OPEN_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Responds to a CORS preflight. */
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
