// Redis and nginx: the tests start processes of their own; Debian installs the programs where they are missing.
import { findProgram, installPackage } from './programs.mjs';

/**
 * @returns {{ REDIS_SERVER?: string }} an environment variable; a test without Redis fails and names the package to
 * install
 */
export const ensureRedis = () => ensureProgram('REDIS_SERVER', 'redis-server');

/** @returns {{ NGINX_SERVER?: string }} the variable for nginx, likewise; only `npm test -- --all` needs it */
export const ensureNginx = () => ensureProgram('NGINX_SERVER', 'nginx');

/** Installs the Debian package with the program's name. */
function ensureProgram(variable, name) {
  const find = () => findProgram(process.env[variable], name);
  const program = find() ?? (installPackage(name) ? find() : null);
  return program ? { [variable]: program } : {};
}
