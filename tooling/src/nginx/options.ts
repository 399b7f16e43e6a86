/** What a configuration is written for. */
export interface NginxOptions {
  /** Name people type: `euro.example.org`. */
  readonly serverName: string;
  /** Where it listens: 80 and 443, or one port in the clear behind something else that speaks TLS. */
  readonly port: number;
  /** Null: no TLS here. */
  readonly tls: { readonly port: number; readonly certificate: string; readonly key: string } | null;
  /** Folder of the built shell. */
  readonly shell: string;
  /** Folder of the releases on this disk; null when they are in an object store, of which the gateways keep copies. */
  readonly releases: string | null;
  /** Where gateways listen: `127.0.0.1:3000`. They make the pages. */
  readonly gateways: readonly string[];
  /** Where API processes listen: `127.0.0.1:4000`. */
  readonly apis: readonly string[];
  /** Who may tell whom he asks for: addresses of a load balancer in front, `10.0.0.0/8`. */
  readonly trusted: readonly string[];
  /** The user that workers run as; null: whoever starts nginx. */
  readonly user: string | null;
  /** File of the module that sends twins compressed by brotli (`ngx_http_brotli_static_module.so`); null: gzip alone. */
  readonly brotli: string | null;
  /** Folder for the process's own files; null: the usual places. */
  readonly state: string | null;
}
