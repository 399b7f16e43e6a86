import { CONTRACT_HEADER, SHARED_READS } from '@euro/api-contract';
import { block, comment, type Directive, quote } from './directives.js';
import type { NginxOptions } from './options.js';

/** Internal location of reads whose answers are cached. */
export const SHARED_READ = '/shared-api/';
/** Lifetime of a response in the API's own cache. */
const LIFETIME = '1s';
/**
 * Entries without a request for this long are removed; while one request renews an answer, others get the previous
 * one.
 */
const INACTIVE = '5s';

/**
 * Settings of the cache, and the requests that may use it: reads with the same answer for everybody, without a token,
 * a cookie or an ETag. A request with an ETag is revalidated by the API, so that a page which was notified of a goal
 * never gets the answer from before it.
 */
export function sharedReadsSettings({ state }: Pick<NginxOptions, 'state'>): readonly Directive[] {
  const path = state === null ? '/var/cache/nginx-euro' : `${state}/shared-reads`;
  const addresses = SHARED_READS.map((name) => name.replace(/^GET /, '').replace(/\{\w+\}/g, '[^/ ]+'));
  return [
    comment('What everybody asks for alike is asked of the API once a second.'),
    `proxy_cache_path ${quote(path)} levels=1:2 keys_zone=shared_reads:8m max_size=256m inactive=${INACTIVE} use_temp_path=off`,
    block('map "$request_method $uri $http_authorization$http_cookie$http_if_none_match" $is_shared_read', [
      'default ""',
      `"~^(GET|HEAD) /api/(${addresses.join('|')}) $" 1`,
    ]),
  ];
}

/** Directives of the location of these reads. The API's answers vary by language only. */
export function sharedReadsCache(): readonly Directive[] {
  const contract = CONTRACT_HEADER.toLowerCase().replaceAll('-', '_');
  return [
    'proxy_cache shared_reads',
    `proxy_cache_key "$uri$is_args$args $http_accept_language $http_${contract}"`,
    comment(
      'What the API says of caches is meant for those further out; nginx compresses what it has cached.',
    ),
    'proxy_ignore_headers Cache-Control Expires',
    `proxy_cache_valid 200 ${LIFETIME}`,
    'proxy_cache_lock on',
    'proxy_cache_use_stale updating',
    comment('Each answer has the id of its own request, not of the one that it was made for.'),
    'proxy_hide_header X-Request-Id',
    'add_header X-Request-Id $request_id always',
    'add_header X-Cache $upstream_cache_status always',
  ];
}
