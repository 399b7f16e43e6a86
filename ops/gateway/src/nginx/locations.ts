import { FEDERATION_MANIFEST } from '@euro/release';
import { API_PLACES, METRICS } from '../api/apiPlaces.js';
import { type ApiRefusal, TOO_LARGE, UNAVAILABLE } from '../api/apiRefusals.js';
import { TYPES } from '../http/builtFiles.js';
import { ASK_FIRST, FOR_EVER, HASHED_NAME, NEVER } from '../http/caching.js';
import { OPEN_HEADERS, PREFLIGHT_HEADERS } from '../http/securityHeaders.js';
import { MANIFESTS } from '../pages/brandedManifest.js';
import { addHeaders, block, comment, type Directive, quote } from './directives.js';
import type { NginxOptions } from './options.js';
import { SHARED_READ, sharedReadsCache } from './sharedReads.js';

const ANSWER_WITHIN = '35s';
/** After this the cached copy is served: a process that does not answer must not delay the answer. */
const SHARED_ANSWER_WITHIN = '2s';
/** Timeout of streams: the API ends each after an hour at most, and sends a heartbeat at least every half minute. */
const SILENT_STREAM = '75s';
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Internal location of calls with an idempotency key. */
const KEYED = '/keyed-api/';
/** Live events, and the chat, whose queries have the same address. */
const STREAMS = ['/api/live/stream', '/api/graphql'];

/**
 * The locations of the configuration.
 * @param common headers of every response that nginx generates
 */
export function site(options: NginxOptions, common: Readonly<Record<string, string>>): readonly Directive[] {
  const { shell, trusted } = options;
  const extensions = Object.keys(TYPES)
    .map((extension) => extension.slice(1))
    .join('|');
  return [
    ...trusted.map((addresses) => `set_real_ip_from ${addresses}`),
    ...(trusted.length > 0 ? ['real_ip_header X-Forwarded-For', 'real_ip_recursive on'] : []),
    `root ${quote(shell)}`,
    'error_page 404 @missing',
    'error_page 403 =404 @missing',
    'error_page 405 @wrong_way',
    '',
    comment('Hidden files are nobody’s business.'),
    block('location ~ /\\.', ['return 404']),
    '',
    ...api(options, common),
    '',
    ...remotes(options, common),
    '',
    comment(
      'The shell’s files: for ever where the name changes with what is inside. A gateway may have newer ones.',
    ),
    block('location = /index.html', ['return 404']),
    block(`location ~ "${HASHED_NAME}"`, [
      'try_files $uri @pages',
      ...addHeaders({ ...common, 'Cache-Control': FOR_EVER }),
    ]),
    comment('Named after the default competition, which a gateway knows.'),
    ...Object.keys(MANIFESTS).map((path) =>
      block(`location = ${path}`, ['try_files /nothing-is-here @pages']),
    ),
    block(`location ~ "\\.(${extensions})$"`, [
      'try_files $uri @pages',
      ...addHeaders({ ...common, 'Cache-Control': ASK_FIRST }),
    ]),
    '',
    comment(
      'Pages, the registry and what pages of others get: made by a gateway, headers and all, and never kept here.',
    ),
    block('location /', ['try_files /nothing-is-here @pages']),
    block('location @pages', [
      ...toProcess('gateways'),
      `proxy_read_timeout ${ANSWER_WITHIN}`,
      'error_page 502 504 = @closed',
    ]),
    '',
    returning(
      '@missing',
      'text/plain',
      { ...common, 'Cache-Control': NEVER },
      '404 "There is no such file.\\n"',
    ),
    returning(
      '@closed',
      'text/html',
      { ...common, 'Cache-Control': NEVER, 'Retry-After': '5', 'Content-Security-Policy': CLOSED_POLICY },
      '503 $closed',
    ),
    returning(
      '@wrong_way',
      'text/plain',
      { ...common, 'Cache-Control': NEVER, Allow: 'GET, HEAD' },
      '405 "Only GET and HEAD here.\\n"',
    ),
  ];
}

function api({ apis }: NginxOptions, common: Readonly<Record<string, string>>): readonly Directive[] {
  const otherwise = ['error_page 502 504 = @unavailable', 'error_page 413 = @too_large'];
  const calls = (nextAfter: string, within = ANSWER_WITHIN) => [
    ...toProcess('apis', '/api/'),
    `proxy_read_timeout ${within}`,
    `proxy_next_upstream ${nextAfter}`,
    `proxy_next_upstream_tries ${Math.max(2, apis.length)}`,
    'gzip on',
    'gzip_min_length 1400',
    'gzip_types application/json application/openapi+json text/calendar text/csv',
    ...otherwise,
  ];
  return [
    comment(
      'The API brings headers of its own. It is sent the address that the location was chosen by, not the',
    ),
    comment(
      'one that was typed. What a process may have begun on is asked of another one if it reads, or if its',
    ),
    comment('key makes it happen once however often it is sent. Other calls are sent once.'),
    block('location ^~ /api/', [
      block('if ($http_idempotency_key)', [`rewrite ^/api/(.*)$ ${KEYED}$1 last`]),
      block('if ($is_shared_read)', [`rewrite ^/api/(.*)$ ${SHARED_READ}$1 last`]),
      ...calls('error timeout'),
    ]),
    block(`location ^~ ${SHARED_READ}`, [
      'internal',
      ...calls('error timeout', SHARED_ANSWER_WITHIN),
      ...sharedReadsCache(),
    ]),
    block(`location ^~ ${KEYED}`, ['internal', ...calls('error timeout non_idempotent')]),
    comment('Streams of events: passed on as they come, one connection each.'),
    ...STREAMS.map((path) =>
      block(`location ^~ ${path}`, [
        ...toProcess('apis', path),
        'proxy_buffering off',
        'gzip off',
        `proxy_read_timeout ${SILENT_STREAM}`,
        comment('A process that leaves takes no new readers.'),
        'proxy_next_upstream error timeout http_503',
        ...otherwise,
      ]),
    ),
    comment('Pictures, oEmbed and feeds: short addresses of the API.'),
    ...Object.entries(API_PLACES).map(([place, inApi]) =>
      block(`location ${place.endsWith('/') ? '^~' : '='} ${place}`, [
        ...toProcess('apis', inApi),
        `proxy_read_timeout ${ANSWER_WITHIN}`,
        'gzip on',
        'gzip_types application/json application/feed+json application/rss+xml',
        ...otherwise,
      ]),
    ),
    comment('Metrics are read from each process itself, not from here.'),
    block(`location ^~ ${METRICS}`, ['return 404']),
    block('location = /api', [...toProcess('apis', '/api'), ...otherwise]),
    inPlaceOfApi('@unavailable', UNAVAILABLE, common, '$unavailable'),
    inPlaceOfApi('@too_large', TOO_LARGE, common, '$too_large'),
  ];
}

function remotes({ releases }: NginxOptions, common: Readonly<Record<string, string>>): readonly Directive[] {
  if (releases === null) {
    return [
      comment('Releases are in an object store: the gateways keep copies.'),
      block('location ^~ /remotes/', [...toProcess('gateways'), `proxy_read_timeout ${ANSWER_WITHIN}`]),
    ];
  }
  return [
    comment('Releases never change, and other sites may use them.'),
    block('location ^~ /remotes/', [
      `alias ${quote(`${releases.replace(/\/+$/, '')}/`)}`,
      ...addHeaders({ ...common, ...OPEN_HEADERS, 'Cache-Control': FOR_EVER }),
      comment('Which release is active only a gateway knows.'),
      block(`location ~ "^/remotes/[^/]+/${FEDERATION_MANIFEST.replace('.', '\\.')}$"`, [
        'try_files /nothing-is-here @pages',
      ]),
      comment('Compressed twins go out under the name of what they are.'),
      block('location ~ "(/\\.|\\.(gz|br)$)"', ['return 404']),
      block('if ($request_method = OPTIONS)', [
        ...addHeaders({ ...common, ...PREFLIGHT_HEADERS }),
        'return 204',
      ]),
      'error_page 404 @missing_release',
      'error_page 403 =404 @missing_release',
    ]),
    returning(
      '@missing_release',
      'text/plain',
      { ...common, ...OPEN_HEADERS, 'Cache-Control': NEVER },
      '404 "There is no such file in this release.\\n"',
    ),
  ];
}

function inPlaceOfApi(
  name: string,
  { status, headers }: ApiRefusal,
  common: Readonly<Record<string, string>>,
  body: string,
): Directive {
  const { 'Content-Type': type = '', ...others } = headers;
  return returning(name, type, { ...common, ...others }, `${status} ${body}`);
}

/** A response that nginx generates; its type does not depend on the address's extension. */
function returning(
  name: string,
  type: string,
  headers: Readonly<Record<string, string>>,
  answer: string,
): Directive {
  return block(`location ${name}`, [
    block('types', []),
    `default_type ${quote(type)}`,
    ...addHeaders(headers),
    `return ${answer}`,
  ]);
}

/** @param path replaces the location's prefix: nginx then passes the normalized address */
function toProcess(upstream: 'gateways' | 'apis', path = ''): readonly Directive[] {
  return [
    `proxy_pass http://${upstream}${path}`,
    'proxy_http_version 1.1',
    'proxy_set_header Connection ""',
    'proxy_set_header Host $host',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for',
    'proxy_set_header X-Forwarded-Proto $scheme',
    'proxy_set_header X-Request-Id $request_id',
    'proxy_connect_timeout 1s',
    'proxy_send_timeout 30s',
  ];
}
