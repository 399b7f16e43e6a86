import { join, resolve } from 'node:path';
import * as z from 'zod';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const filled = z.string().min(1);

const variables = z.object({
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: filled.default('127.0.0.1'),
  DATA_DIR: filled.default('.data'),
  DATABASE_URL: filled.optional(),
  /** Sets the game's clock at every start; without it the clock stays as it was. */
  CLOCK: z.iso.datetime({ offset: true }).optional(),
  CLOCK_SPEED: z.coerce.number().min(0).max(100_000).optional(),
  DEMO: flag.default(true),
  JWT_SECRET: z.string().min(32).optional(),
  INVITE_SECRET: z.string().min(32).optional(),
  /** The sender of all mails. */
  MAIL_FROM: filled.default('EuroManager <noreply@euromanager.local>'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
  /** Proxies in front of the API that add to X-Forwarded-For: the gateway, and what stands before it. */
  TRUSTED_PROXIES: z.coerce.number().int().min(1).max(10).default(1),
  /** Open streams of live events: in all, and from one address. */
  LIVE_READERS: z.coerce.number().int().min(0).max(1_000_000).default(10_000),
  LIVE_READERS_PER_ADDRESS: z.coerce.number().int().min(0).max(1_000_000).default(200),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** The configuration of one process, read once. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Epoch milliseconds. */
  readonly clock: number | null;
  readonly clockSpeed: number | null;
  readonly demo: boolean;
  /** Null: the demo makes its own and keeps it in `dataDir`. */
  readonly jwtSecret: string | null;
  /** What invite codes of leagues are made with; null: the key of access tokens, so that a new one ends them too. */
  readonly inviteSecret: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where people find the portal, without a slash at the end. */
  readonly publicUrl: string;
  /** The caller's address is this many entries from the end of X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Open streams of live events that this process takes. */
  readonly liveReaders: { readonly total: number; readonly perAddress: number };
  readonly logLevel: string;
}

/** Reads the environment; @throws an Error with one sentence that names the variable that is wrong. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`The variable ${issue?.path.join('.')} is not right: ${issue?.message}.`);
  }
  const values = parsed.data;
  if (!values.DEMO && values.JWT_SECRET === undefined) {
    throw new Error('With DEMO=0 the variable JWT_SECRET must hold a secret of at least 32 characters.');
  }
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.API_PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `sqlite:${join(dataDir, 'game.sqlite')}`,
    clock: values.CLOCK === undefined ? null : Date.parse(values.CLOCK),
    clockSpeed: values.CLOCK_SPEED ?? null,
    demo: values.DEMO,
    jwtSecret: values.JWT_SECRET ?? null,
    inviteSecret: values.INVITE_SECRET ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    publicUrl: values.PUBLIC_URL.replace(/\/+$/, ''),
    trustedProxies: values.TRUSTED_PROXIES,
    liveReaders: { total: values.LIVE_READERS, perAddress: values.LIVE_READERS_PER_ADDRESS },
    logLevel: values.LOG_LEVEL,
  };
}
