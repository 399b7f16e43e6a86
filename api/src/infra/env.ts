import { join, resolve } from 'node:path';
import * as z from 'zod';
import { type FeedEnv, feedVariables, readFeeds } from './feedEnv.js';
import { withSecretFiles } from './secretFiles.js';
import { readServices, type ServicesEnv, serviceVariables } from './servicesEnv.js';
import type { TracingSettings } from './tracing/index.js';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const nonEmpty = z.string().min(1);

const variables = z.object({
  /** The process answers calls, runs background work, or both. */
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: nonEmpty.default('127.0.0.1'),
  DATA_DIR: nonEmpty.default('.data'),
  DATABASE_URL: nonEmpty.optional(),
  /** Servers that follow it, separated by commas or spaces: reads that may be seconds old go there. */
  DATABASE_REPLICAS: nonEmpty.optional(),
  /** Seconds that a call may wait for the database in all, and a statement; and a statement of jobs and commands. */
  DATABASE_TIMEOUT: z.coerce.number().min(1).max(60).default(5),
  DATABASE_LONG_TIMEOUT: z.coerce.number().min(1).max(3_600).default(60),
  /** With at least this many teams the database searches their names, and no process holds them in memory. */
  /** Redis shared by several processes; without it each process counts alone. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Prefix of all keys in it. */
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w:.-]{1,40}$/)
    .default('euro:'),
  /** How workers find due work: each polls the tables, or they share a queue in Redis. */
  QUEUE: z.enum(['tables', 'redis']).default('tables'),
  /** The queue's own Redis; REDIS_URL when left out. */
  QUEUE_REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Sets the game's clock at every start; without it the clock stays as it was. */
  CLOCK: z.iso.datetime({ offset: true }).optional(),
  CLOCK_SPEED: z.coerce.number().min(0).max(100_000).optional(),
  DEMO: flag.default(true),
  /** Packs of `competitions` that the demo has beside EURO 2024, separated by commas or spaces. */
  DEMO_WITH: z
    .string()
    .regex(
      /^[a-z0-9-]+([ ,]+[a-z0-9-]+)*$/,
      'it must be names of folders in competitions, such as worldcup2022',
    )
    .optional(),
  JWT_SECRET: z.string().min(32).optional(),
  INVITE_SECRET: z.string().min(32).optional(),
  /** Seconds in which a refresh token that was replaced gets its successor once more; 0: never. */
  REFRESH_GRACE_SECONDS: z.coerce.number().int().min(0).max(300).default(60),
  ...serviceVariables,
  ...feedVariables,
  /** The sender of all mails. */
  MAIL_FROM: nonEmpty.default('EuroManager <noreply@euromanager.local>'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Connections to the mail server per process, and so the number of mails sent concurrently. */
  MAIL_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  /** Mails, and notifications, that go out in a second: what their provider allows. All of them without it. */
  MAIL_RATE: z.coerce.number().int().min(1).max(100_000).optional(),
  PUSH_RATE: z.coerce.number().int().min(1).max(100_000).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
  /**
   * The address at which the API reads the portal's registry when it is not PUBLIC_URL:
   * `http://gateway:3000/registry.json`.
   */
  REGISTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Proxies in front of the API that add to X-Forwarded-For: the gateway, and those in front of it. */
  TRUSTED_PROXIES: z.coerce.number().int().min(1).max(10).default(1),
  /** Open streams of live events: in all, and from one address. */
  LIVE_READERS: z.coerce.number().int().min(0).max(1_000_000).default(10_000),
  LIVE_READERS_PER_ADDRESS: z.coerce.number().int().min(0).max(1_000_000).default(200),
  /** Settings of OpenTelemetry, as its specification defines them: without an endpoint nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_SDK_DISABLED: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** Whether a process answers calls, runs the portal's background work, or both. */
export type ProcessRole = 'all' | 'api' | 'worker';

/** The configuration of one process, read once. */
export interface Env extends ServicesEnv {
  readonly role: ProcessRole;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Servers that follow the database, for reads that may be seconds old (ADR 59). */
  readonly replicaUrls: readonly string[];
  /**
   * Milliseconds. `call`: what a call may wait for the database in all, and the longest that a statement may take.
   * `long`: for each statement of work that handles everything, such as settling and the operator's commands.
   */
  readonly databaseTimeouts: { readonly call: number; readonly long: number };
  /** Null: processes share only the database. */
  readonly redis: { readonly url: string; readonly prefix: string } | null;
  /** The queue that workers share; null: each looks into the tables on its intervals. */
  readonly queue: { readonly url: string; readonly prefix: string } | null;
  /** Epoch milliseconds. */
  readonly clock: number | null;
  readonly clockSpeed: number | null;
  readonly demo: boolean;
  readonly demoWith: readonly string[];
  /** Null: the demo makes its own and keeps it in `dataDir`. */
  readonly jwtSecret: string | null;
  /** Secret of the invite codes of leagues; null: the key of access tokens, so that a new one ends them too. */
  readonly inviteSecret: string | null;
  /** Time during which a replaced refresh token gets its successor once more, in milliseconds. */
  readonly refreshGrace: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Mails that a process sends concurrently. */
  readonly mailConnections: number;
  /** Maximum number sent per second; null: no limit. */
  readonly rates: { readonly mail: number | null; readonly push: number | null };
  /** Address of the portal, without a slash at the end. */
  readonly publicUrl: string;
  /** Address of the portal's `registry.json`. */
  readonly registryUrl: string;
  /** The caller's address is this many entries from the end of X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Live feeds (docs/guides/live-feed.md); a competition is named as `EUROM/2024`. */
  readonly feed: FeedEnv;
  /** Open streams of live events that this process takes. */
  readonly liveReaders: { readonly total: number; readonly perAddress: number };
  /** Destination of spans (ADR 60); null: no tracing. */
  readonly tracing: TracingSettings | null;
  readonly logLevel: string;
}

/** A random secret of 32 characters has more different ones than this. */
const LEAST_DIFFERENT = 8;

/** Reads the environment; @throws an Error with one sentence that names the variable that is wrong. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const unfiltered = withSecretFiles(source);
  const set = Object.fromEntries(Object.entries(unfiltered).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The variable ${issue?.path.join('.')} is not right: ${issue?.message}.`);
  }
  const values = parsed.data;
  if (!values.DEMO && values.JWT_SECRET === undefined) {
    throw new Error('With DEMO=0 the variable JWT_SECRET must hold a secret of at least 32 characters.');
  }
  for (const name of ['JWT_SECRET', 'INVITE_SECRET'] as const) {
    const secret = values[name];
    if (values.DEMO || secret === undefined || new Set(secret).size >= LEAST_DIFFERENT) continue;
    throw new Error(`The variable ${name} is easily guessed: make one with openssl rand -base64 48.`);
  }
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = values.PUBLIC_URL.replace(/\/+$/, '');
  return {
    role: values.ROLE,
    port: values.API_PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `sqlite:${join(dataDir, 'game.sqlite')}`,
    replicaUrls: readReplicas(values),
    databaseTimeouts: { call: values.DATABASE_TIMEOUT * 1_000, long: values.DATABASE_LONG_TIMEOUT * 1_000 },
    redis: values.REDIS_URL === undefined ? null : { url: values.REDIS_URL, prefix: values.REDIS_PREFIX },
    queue: readQueue(values),
    clock: values.CLOCK === undefined ? null : Date.parse(values.CLOCK),
    clockSpeed: values.CLOCK_SPEED ?? null,
    demo: values.DEMO,
    demoWith: values.DEMO_WITH?.split(/[ ,]+/) ?? [],
    jwtSecret: values.JWT_SECRET ?? null,
    inviteSecret: values.INVITE_SECRET ?? null,
    refreshGrace: values.REFRESH_GRACE_SECONDS * 1000,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    mailConnections: values.MAIL_CONNECTIONS,
    rates: { mail: values.MAIL_RATE ?? null, push: values.PUSH_RATE ?? null },
    publicUrl,
    registryUrl: values.REGISTRY_URL ?? `${publicUrl}/registry.json`,
    ...readServices({ ...values, publicUrl }),
    feed: readFeeds(values),
    trustedProxies: values.TRUSTED_PROXIES,
    liveReaders: { total: values.LIVE_READERS, perAddress: values.LIVE_READERS_PER_ADDRESS },
    tracing: readTracing(values),
    logLevel: values.LOG_LEVEL,
  };
}

function readTracing(values: z.output<typeof variables>): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = values;
  if (values.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || values.OTEL_TRACES_EXPORTER === 'none')
    return null;
  const url = traces ?? (endpoint && `${endpoint.replace(/\/+$/, '')}/v1/traces`);
  return url
    ? { url, serviceName: values.ROLE === 'worker' ? 'euromanager-worker' : 'euromanager-api' }
    : null;
}

function readReplicas(values: z.output<typeof variables>): readonly string[] {
  const urls = (values.DATABASE_REPLICAS ?? '').split(/[\s,]+/).filter(Boolean);
  if (urls.length > 0 && !/^(mysql|mariadb):/.test(values.DATABASE_URL ?? ''))
    throw new Error('With DATABASE_REPLICAS the variable DATABASE_URL must name a MySQL server.');
  return urls;
}

function readQueue(values: z.output<typeof variables>): Env['queue'] {
  if (values.QUEUE === 'tables') return null;
  const url = values.QUEUE_REDIS_URL ?? values.REDIS_URL;
  if (url === undefined)
    throw new Error('With QUEUE=redis the variable QUEUE_REDIS_URL or REDIS_URL must be set.');
  return { url, prefix: values.REDIS_PREFIX };
}
