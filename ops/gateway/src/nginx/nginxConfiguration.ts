import type { Language } from '@euro/api-contract';
import { LARGEST_BODY } from '../api/apiProxy.js';
import { ENGLISH, OF_PICTURES, PICTURE_TOO_LARGE, TOO_LARGE, UNAVAILABLE } from '../api/apiRefusals.js';
import { TYPES } from '../http/builtFiles.js';
import { COMMON_HEADERS, TLS_HEADERS } from '../http/securityHeaders.js';
import { block, comment, type Directive, print, quote } from './directives.js';
import { site } from './locations.js';
import type { NginxOptions } from './options.js';
import { sharedReadsSettings } from './sharedReads.js';

/** Between two reads of a body; the API limits how long the whole of it may take. */
const SEND_WITHIN = '30s';

/** A complete `nginx.conf`: the gateway's rules for files and the API; the gateways behind it render the pages. */
export function nginxConfiguration(options: NginxOptions): string {
  return print([
    comment('Made by `npm run nginx`. Change the options of that command, not this file.'),
    ...(options.brotli === null ? [] : [`load_module ${quote(options.brotli)}`]),
    ...(options.user === null ? [] : [`user ${options.user}`]),
    'worker_processes auto',
    'worker_rlimit_nofile 65536',
    ...(options.state === null ? [] : [`pid ${quote(`${options.state}/nginx.pid`)}`]),
    block('events', ['worker_connections 16384']),
    '',
    block('http', [...httpSettings(options), '', ...upstreams(options), '', ...servers(options)]),
  ]);
}

function httpSettings(options: NginxOptions): readonly Directive[] {
  const { state, brotli } = options;
  return [
    block(
      'types',
      Object.entries(TYPES).map(
        ([extension, type]) => `${quote(type.replace(/; charset=utf-8$/, ''))} ${extension.slice(1)}`,
      ),
    ),
    'default_type application/octet-stream',
    'charset utf-8',
    `charset_types ${Object.values(TYPES)
      .filter((type) => type.endsWith('; charset=utf-8'))
      .map((type) => type.split(';')[0])
      .filter((type, at, all) => type !== 'text/html' && all.indexOf(type) === at)
      .join(' ')}`,
    'server_tokens off',
    'sendfile on',
    'tcp_nopush on',
    'keepalive_timeout 65s',
    comment('Slow senders hold no connection for ever.'),
    'client_header_timeout 10s',
    `client_body_timeout ${SEND_WITHIN}`,
    'large_client_header_buffers 4 16k',
    `client_max_body_size ${LARGEST_BODY}`,
    'reset_timedout_connection on',
    comment('What was built has compressed twins.'),
    ...(brotli === null ? [] : ['brotli_static on']),
    'gzip_static on',
    'gzip_vary on',
    'gzip_proxied any',
    comment('Queries may name people, and the ends of some paths are keys: they stay out of the log.'),
    block('map $uri $logged_path', [
      'default $uri',
      '"~^(?<page>(/[a-z][a-z0-9-]*-[0-9]{4})?/(reset-password|verify-email|unsubscribe|join)/)" $page…',
    ]),
    `log_format euro escape=json '{"time":"$time_iso8601","requestId":"$request_id","method":"$request_method","path":"$logged_path","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"upstream":"$upstream_addr","upstreamSeconds":"$upstream_response_time"}'`,
    ...(state === null
      ? ['access_log /var/log/nginx/access.log euro']
      : [
          `access_log ${quote(`${state}/access.log`)} euro`,
          ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
            (kind) => `${kind}_temp_path ${quote(`${state}/${kind}`)}`,
          ),
        ]),
    block('map $http_accept_language $closed', [
      `default ${quote(closedPage('nl', 'EuroManager is even niet bereikbaar. Laad deze pagina zo meteen opnieuw.'))}`,
      `"~*${ENGLISH.source}" ${quote(closedPage('en', 'EuroManager cannot be reached right now. Load this page again in a moment.'))}`,
    ]),
    block('map $http_accept_language $unavailable', [
      `default '${UNAVAILABLE.body('nl')}'`,
      `"~*${ENGLISH.source}" '${UNAVAILABLE.body('en')}'`,
    ]),
    block('map $http_accept_language $body_too_large', [
      `default '${TOO_LARGE.body('nl')}'`,
      `"~*${ENGLISH.source}" '${TOO_LARGE.body('en')}'`,
    ]),
    block('map $http_accept_language $picture_too_large', [
      `default '${PICTURE_TOO_LARGE.body('nl')}'`,
      `"~*${ENGLISH.source}" '${PICTURE_TOO_LARGE.body('en')}'`,
    ]),
    block('map $http_content_type $too_large', [
      'default $body_too_large',
      `"~*${OF_PICTURES.source.replaceAll('\\/', '/')}" $picture_too_large`,
    ]),
    ...sharedReadsSettings(options),
  ];
}

/**
 * No process is ever marked as failed (`max_fails=0`): in a rolling restart a restarted process must receive requests
 * immediately, because the next one drains as soon as it responds. A refused connection costs one attempt, and
 * `least_conn` sends a hanging process few requests. Idle connections are closed here before a draining process would
 * close them during a request (`FAREWELL_TO_PROXY` of the API).
 */
function upstreams({ gateways, apis }: NginxOptions): readonly Directive[] {
  const upstream = (name: string, addresses: readonly string[], idleConnections: number) =>
    block(`upstream ${name}`, [
      'least_conn',
      ...addresses.map((address) => `server ${address} max_fails=0`),
      `keepalive ${idleConnections}`,
      'keepalive_timeout 2s',
    ]);
  return [upstream('gateways', gateways, 32), upstream('apis', apis, 64)];
}

function servers(options: NginxOptions): readonly Directive[] {
  const { tls, port, serverName } = options;
  if (tls === null) {
    return [
      block('server', [`listen ${port}`, `server_name ${serverName}`, ...site(options, COMMON_HEADERS)]),
    ];
  }
  return [
    block('server', [
      `listen ${port}`,
      `server_name ${serverName}`,
      `return 301 https://$host${tls.port === 443 ? '' : `:${tls.port}`}$request_uri`,
    ]),
    '',
    block('server', [
      `listen ${tls.port} ssl http2`,
      `server_name ${serverName}`,
      `ssl_certificate ${quote(tls.certificate)}`,
      `ssl_certificate_key ${quote(tls.key)}`,
      'ssl_protocols TLSv1.2 TLSv1.3',
      'ssl_session_cache shared:tls:10m',
      'ssl_session_timeout 1d',
      'ssl_session_tickets off',
      ...site(options, { ...COMMON_HEADERS, ...TLS_HEADERS }),
    ]),
  ];
}

/** The page that nginx generates when no gateway responds. */
function closedPage(language: Language, sentence: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>EuroManager</title><h1>EuroManager</h1><p>${sentence}</p></html>`;
}
