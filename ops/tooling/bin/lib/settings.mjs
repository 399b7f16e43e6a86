// The environment variables of the commands; the API validates its own part again.
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { REPOSITORY } from './workspace.mjs';

/** @param {NodeJS.ProcessEnv} env */
export function readSettings(env = process.env) {
  const host = env.HOST || '127.0.0.1';
  const port = portOf(env, 'PORT', 3000);
  const apiPort = portOf(env, 'API_PORT', 4000);
  const dataDir = resolve(REPOSITORY, env.DATA_DIR || '.data');
  const demo = (env.DEMO || '1') !== '0';
  const standInsPort = standInsPortOf(env, demo);
  const broadcasterPort = demo && env.BROADCASTER_PORT !== '0' ? portOf(env, 'BROADCASTER_PORT', 3100) : 0;
  const publicUrl = env.PUBLIC_URL || `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  return {
    host,
    port,
    apiPort,
    standInsPort,
    broadcasterPort,
    dataDir,
    demo,
    demoWith: demo ? (env.DEMO_WITH ?? '').split(/[ ,]+/).filter(Boolean) : [],
    publicUrl,
    databaseUrl: env.DATABASE_URL || null,
  };
}

/** The environment of the API and its command line; the API is reachable through the gateway only. */
export function apiEnvironment(settings, env = process.env) {
  return {
    ...env,
    HOST: '127.0.0.1',
    API_PORT: String(settings.apiPort),
    DATA_DIR: settings.dataDir,
    DEMO: settings.demo ? '1' : '0',
    DEMO_WITH: settings.demoWith.join(','),
    PUBLIC_URL: settings.publicUrl,
    STAND_INS_PORT: String(settings.standInsPort),
  };
}

export function gatewayEnvironment(settings, env = process.env) {
  return {
    ...env,
    HOST: settings.host,
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    STAND_INS_PORT: String(settings.standInsPort),
  };
}

/** The environment of the demo's stand-ins, without any secret. */
export function standInsEnvironment(settings, env = process.env) {
  return {
    PATH: env.PATH,
    NODE_OPTIONS: env.NODE_OPTIONS,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    STAND_INS_PORT: String(settings.standInsPort),
  };
}

/** The environment of the demo's other site, which needs the portal's address only. */
export function broadcasterEnvironment(settings, env = process.env) {
  return {
    PATH: env.PATH,
    NODE_OPTIONS: env.NODE_OPTIONS,
    PUBLIC_URL: settings.publicUrl,
    BROADCASTER_PORT: String(settings.broadcasterPort),
  };
}

/** @returns {string | null} a problem in one sentence when DATA_DIR is not writable */
export function dataDirProblem(dataDir) {
  try {
    makeFolder(dataDir);
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const why = {
      EACCES: 'permission denied',
      EROFS: 'the disk is read-only',
      EEXIST: 'it is a file',
      ENOTDIR: 'a part of the path is a file',
      ENOENT: 'the system allows no folder there',
    };
    return `The folder ${dataDir} cannot be written (${why[error.code] ?? error.code}): choose another with DATA_DIR.`;
  }
}

/** Without `recursive: true`, which never returns on file systems that refuse folders (`/proc`). */
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** @returns {string | null} a problem in one sentence when the demo is to have a competition that there is not */
export function demoWithProblem(names) {
  const missing = names.find(
    (name) => !existsSync(resolve(REPOSITORY, 'competitions', name, 'competition.json')),
  );
  return missing === undefined ? null : `There is no pack ${missing} in the folder competitions (DEMO_WITH).`;
}

/** @returns {string | null} a problem in one sentence when DATABASE_URL has an unknown form */
export function databaseUrlProblem(url) {
  if (!url || /^sqlite:.+/.test(url)) return null;
  if (/^mysql:\/\/[^/]+\/[^/?]+/.test(url)) return null;
  return 'DATABASE_URL is not right: it must look like sqlite:path/to/file or mysql://user:password@host:3306/database.';
}

/** The variables that configure each real service; the others are replaced by the stand-ins. */
const REAL_SERVICES = ['MOLLIE_API_KEY', 'OIDC_ISSUER', 'FACEBOOK_APP_ID', 'NEWS_URL'];

/** 0: disabled, or not needed. */
function standInsPortOf(env, demo) {
  const isNeeded = demo && REAL_SERVICES.some((variable) => !env[variable]);
  return isNeeded && env.STAND_INS_PORT !== '0' ? portOf(env, 'STAND_INS_PORT', 4100) : 0;
}

function portOf(env, name, otherwise) {
  const port = Number(env[name] || otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name}=${env[name]} is not a port: give a number from 1 to 65535.`);
  return process.exit(1);
}
