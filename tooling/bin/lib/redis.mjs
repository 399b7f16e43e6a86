// A Redis for the tests, which start servers of their own: the program, asked of Debian where there is none.
import { findProgram, installPackage } from './programs.mjs';

/** @returns {{ REDIS_SERVER?: string }} where it is, for the environment; the tests that need it say what to install */
export function ensureRedis() {
  const find = () => findProgram(process.env.REDIS_SERVER, 'redis-server');
  const program = find() ?? (installPackage('redis-server') ? find() : null);
  return program ? { REDIS_SERVER: program } : {};
}
