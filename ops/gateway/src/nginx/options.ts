/** Parameters of a configuration. */
export interface NginxOptions {
  /** Server name: `euro.example.org`. */
  readonly serverName: string;
  /** Listening port: 80 beside 443, or one plain port behind a TLS proxy. */
  readonly port: number;
  /** Null: without TLS. */
  readonly tls: { readonly port: number; readonly certificate: string; readonly key: string } | null;
  /** Folder of the built shell. */
  readonly shell: string;
  /** Folder of the releases on this disk; null when they are in an object store, which the gateways mirror. */
  readonly releases: string | null;
  /** Addresses of gateways, which render the pages: `127.0.0.1:3000`. */
  readonly gateways: readonly string[];
  /** Addresses of API processes: `127.0.0.1:4000`. */
  readonly apis: readonly string[];
  /** Trusted proxies, whose `X-Forwarded-For` counts: `10.0.0.0/8`. */
  readonly trusted: readonly string[];
  /** User of the worker processes; null: the user who starts nginx. */
  readonly user: string | null;
  /** Path of the module for brotli twins (`ngx_http_brotli_static_module.so`); null: gzip only. */
  readonly brotli: string | null;
  /** Folder for pid file, logs and temporary files; null: nginx's defaults. */
  readonly state: string | null;
}
